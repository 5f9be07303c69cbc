/** What practice may have to say, at whatever stage (B § 5, § 8). */
export const practiceMessages = {
  stillnessMinimum: 'Practice requires a minimum of 5 minutes.',
  stillnessMaximum: 'A stillness sit lasts at most 90 minutes, so it was set to 90.',
  reflectionNotSaved: 'Error saving reflection. Please try again.',
  sitNotDiscarded: 'This sit could not be discarded. Please try again.',
  sitNotSaved: 'This sit could not be saved yet. Keep this page open and try again; nothing is lost so far.',
} as const;
