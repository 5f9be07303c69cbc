import { stillnessWords } from '../screens/practice.ts';

/** The hub of Mind Recovery (B § 2). */
export const recoveryHubWords = {
  title: 'Mind Recovery',
  lead: 'Short practices for the seams of a day. Each takes three or five minutes and needs no preparation.',
  minutes: (minutes: number) => `${minutes} min`,
  matrix: {
    text: 'They use the same nine positions as the stages. If you do not know these yet, leave the buttons alone and practise all the same.',
    link: 'What is PAHM?',
  },
  back: 'Back',
} as const;

/** The steps of a practice: posture, timer, reflection (B § 2). What every posture selection, setup and sit says is in practice.ts. */
export const recoveryWizardWords = {
  steps: { posture: 'Posture', timer: 'Timer', reflection: 'Reflection' },
  practice: (name: string, minutes: number) => `Mind Recovery · ${name} · ${minutes} minutes`,
  postureLead: 'As it suits you now. Three are enough for a short practice.',
  guidance: (minutes: number) => `What to do in these ${minutes} minutes`,
  status: {
    ...stillnessWords.status,
    running: 'Notice, and come back',
    completed: 'The time is up. Take a moment before you move.',
  },
} as const;

/** What is asked before a practice is completed early, and what is missing from its reflection (B § 8). */
export const recoveryMessages = {
  completeEarly: 'Complete this mind recovery practice early?',
  feelingMissing: 'Please select how you feel after the practice.',
} as const;

/** The sentence that the session of a practice keeps, before what was observed (`matrixSummary`) (B § 3). */
export const recoverySummary = {
  full: (name: string, minutes: number, posture: string) =>
    `${name}, ${minutes} minutes, ${posture}: to the end.`,
  early: (name: string, minutes: number, plannedMinutes: number, posture: string) =>
    `${name}, ${minutes} of ${plannedMinutes} minutes, ${posture}: ended early.`,
} as const;
