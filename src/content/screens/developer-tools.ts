import type { DeveloperReset } from '#domain/own-data/resets.ts';

/** The DEV button and the panel of the developer tools (A § 2, § 4). */
export const developerToolsWords = {
  button: 'DEV',
  buttonLabel: 'Developer tools',
  title: 'Developer tools',
  lead: 'For trying things out. Every reset asks first and says what it deletes; none but the first deletes a recorded sit.',
  groups: { everything: 'Everything', onboarding: 'Onboarding', stages: 'Stages', timer: 'Timer' },
  reset: 'Reset',
  export: 'Export first',
  cancel: 'Cancel',
  resetting: 'Resetting...',
  done: (reset: string) => `${reset}: reset.`,
  failed: 'The reset failed, and nothing was deleted. Please try again.',
  close: 'Close',
} as const;

/** One reset: its button, the title of its question, and what it deletes. */
export interface ResetWords {
  readonly name: string;
  readonly question: string;
  readonly deletes: string;
}

/** The resets, each naming what it deletes and what it leaves (A § 4). */
export const developerResetWords: Readonly<Record<DeveloperReset, ResetWords>> = {
  'all-data': {
    name: 'All app data',
    question: 'Reset all app data?',
    deletes:
      'Deletes everything of yours on this device: sits with their taps, notes, reflections, progress, drafts, settings and the log of screens. Your account stays.',
  },
  onboarding: {
    name: 'Onboarding data',
    question: 'Reset onboarding data?',
    deletes:
      'Deletes your answers to the questionnaire, the entries of the self-assessment, both drafts, and the mark that you have seen the introduction. Sits, notes and stages stay.',
  },
  assessment: {
    name: 'Assessment data',
    question: 'Reset assessment data?',
    deletes:
      'Deletes the entries of the self-assessment and its draft. Practice asks for it again. The questionnaire, sits, notes and stages stay.',
  },
  'stage-1': {
    name: 'Stage 1',
    question: 'Reset stage 1?',
    deletes:
      'Deletes the marks of stage 1, its introductions and the levels passed, and closes stages 2 to 6. Your sits stay, but no longer count towards opening those stages.',
  },
  'stage-2': {
    name: 'Stage 2',
    question: 'Reset stage 2?',
    deletes:
      'Deletes the mark of its introduction and your progress in it, closes stages 2 to 6, and takes you back to stage 1. Your sits stay, but no longer count towards opening those stages.',
  },
  'stage-3': {
    name: 'Stage 3',
    question: 'Reset stage 3?',
    deletes:
      'Deletes the mark of its introduction and your progress in it, closes stages 3 to 6, and takes you back to stage 2. Your sits stay, but no longer count towards opening those stages.',
  },
  'stage-4': {
    name: 'Stage 4',
    question: 'Reset stage 4?',
    deletes:
      'Deletes the mark of its introduction and your progress in it, closes stages 4 to 6, and takes you back to stage 3. Your sits stay, but no longer count towards opening those stages.',
  },
  'stage-5': {
    name: 'Stage 5',
    question: 'Reset stage 5?',
    deletes:
      'Deletes the mark of its introduction and your progress in it, closes stages 5 and 6, and takes you back to stage 4. Your sits stay, but no longer count towards opening those stages.',
  },
  'stage-6': {
    name: 'Stage 6',
    question: 'Reset stage 6?',
    deletes:
      'Deletes the mark of its introduction and your progress in it, closes stage 6, and takes you back to stage 5. Your sits stay, but no longer count towards opening that stage.',
  },
  't5-completion': {
    name: 'T5 completion',
    question: 'Reset T5 completion?',
    deletes:
      'Deletes the marks that T5 is complete, and closes stages 2 to 6. The other levels and your sits stay, but these sits no longer count towards opening those stages.',
  },
  timer: {
    name: 'Timer data',
    question: 'Reset timer data?',
    deletes:
      'Deletes a running or interrupted sit with its taps, and what this tab remembers of posture, length and the last practice. Recorded sits stay.',
  },
};
