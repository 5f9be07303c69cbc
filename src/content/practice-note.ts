/**
 * The note that is written after a stage 1 sit, and the sentence that its session keeps (B § 3).
 * `full`: the countdown ended by itself; `early`: ended by hand. Four things to be grateful for, the last as specified.
 */
export const stillnessNoteWords = {
  full: {
    content: (level: string, minutes: number, posture: string) =>
      `${level} stillness, ${minutes} minutes, ${posture}: sat to the end. The body stayed where it was, and whatever asked for a movement was felt instead.`,
    gratitude: ['time to sit', 'a body that can be still', 'patience with discomfort', 'session completion'],
  },
  early: {
    content: (level: string, minutes: number, plannedMinutes: number, posture: string) =>
      `${level} stillness, ${minutes} of ${plannedMinutes} minutes, ${posture}: ended early. The minutes that were sat are recorded as they were.`,
    gratitude: ['time to sit', 'a body that can be still', 'the choice to begin', 'practice effort'],
  },
} as const;
