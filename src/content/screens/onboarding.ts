/** What the questionnaire and the self-assessment say to somebody who completed them before and opens them again. */
export const revisionWords = {
  questionnaire: 'These are your answers. What you change counts once you save it.',
  selfAssessment: 'These are your entries. What you change counts once you save it.',
  save: 'Save changes',
} as const;

/** What stands beside a failure to keep something on the device. */
export const keepingWords = {
  tryAgain: 'Try again',
} as const;
