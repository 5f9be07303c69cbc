import type { WritableProfile } from '#domain/profile/profile.ts';

/** What a part of the profile is called in a sentence, by the first step of its path. */
export const profilePartNames = {
  displayName: 'your name',
  experienceLevel: 'your experience',
  goals: 'your goals',
  practiceTime: 'your practice time',
  frequency: 'how often you practise',
  assessmentCompleted: 'the self-assessment',
  currentStage: 'your stage',
  currentTLevel: 'your level',
  questionnaireCompleted: 'the questionnaire',
  questionnaireAnswers: 'the questionnaire',
  selfAssessmentData: 'the self-assessment',
  enhancedProfile: 'your preferences',
} as const satisfies Record<keyof WritableProfile, string>;

/** What loading and saving the profile may have to say (A § 7, § 8). */
export const profileMessages = {
  minimalDisplayName: 'User',
  pending: 'Saved on this device',
  pendingHelp: 'It is sent by itself as soon as the server can be reached.',
  conflict: (parts: string) =>
    `Another device changed this too: ${parts}. What the other device wrote was kept. Change it again here if you meant yours.`,
  refused: (part: string) => `The server did not accept ${part}. Your profile is saved on this device.`,
} as const;
