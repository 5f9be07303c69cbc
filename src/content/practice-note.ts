/**
 * The note that is written after a stage 1 sit, and the sentence that its session keeps (B § 3).
 * `full`: the countdown ended by itself; `early`: ended by hand. Three things to be grateful for: the fourth, 'session
 * completion' or 'practice effort', follows from the sit.
 */
export const stillnessNoteWords = {
  full: {
    content: (level: string, minutes: number, posture: string) =>
      `${level} stillness, ${minutes} minutes, ${posture}: sat to the end. The body stayed where it was, and whatever asked for a movement was felt instead.`,
    gratitude: ['time to sit', 'a body that can be still', 'patience with discomfort'],
  },
  early: {
    content: (level: string, minutes: number, plannedMinutes: number, posture: string) =>
      `${level} stillness, ${minutes} of ${plannedMinutes} minutes, ${posture}: ended early. The minutes that were sat are recorded as they were.`,
    gratitude: ['time to sit', 'a body that can be still', 'the choice to begin'],
  },
} as const;
