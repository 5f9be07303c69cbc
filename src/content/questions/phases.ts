import type { PhaseKey } from '#domain/onboarding/questionnaire.ts';

/** The four phases: their titles (A § 2) and what each one asks about. */
export const phaseWords = {
  demographics: {
    title: 'Demographics & Motivation',
    description: 'Who you are, what brings you here, and how much time you have.',
  },
  lifestyle_patterns: {
    title: 'Lifestyle & Daily Patterns',
    description: 'How your days run: energy, sleep, movement, and what you do under stress.',
  },
  thinking_patterns: {
    title: 'Thinking Patterns & Mental Habits',
    description: 'Where your attention goes by itself, and how you treat yourself when it does.',
  },
  mindfulness_specific: {
    title: 'Mindfulness-Specific Assessment',
    description: 'What you already know, how you like to sit, and what you hope to notice.',
  },
} as const satisfies Record<PhaseKey, { title: string; description: string }>;
