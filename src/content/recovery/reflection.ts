import type { Feeling } from '#domain/recovery/record.ts';

/** How somebody may feel after the practice (B § 3). */
export const feelingWords: Readonly<Record<Feeling, string>> = {
  'much-better': 'Much better',
  better: 'Better',
  neutral: 'Neutral',
  same: 'The same as before',
  worse: 'Worse',
};

/** The words of the reflection on a practice alone; Complete Reflection, Saving... and Back are `reflectionWords` (B § 2, § 5). */
export const recoveryReflectionWords = {
  title: 'How do you feel after the practice?',
  lead: 'Any answer is a good one. It is kept on this device, for you to look at later.',
  feelings: 'After the practice',
  worseHelp:
    'That happens: a short stop can show what was already there. Be kind to yourself for a while, and if it stays heavy, talk to somebody you trust.',
  thoughts: 'Your thoughts',
  thoughtsHelp: 'Optional.',
  thoughtsExample: 'The meeting was still in my shoulders. I had not noticed.',
} as const;
