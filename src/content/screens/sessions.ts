/** The words of 'Your sits': every sit on this device, to be added to, corrected and deleted. Beyond the specification. */
export const sessionsWords = {
  title: 'Your sits',
  lead: 'Every sit on this device, the newest first. A sit made without the timer can be added by hand.',
  add: 'Add a sit',
  sit: (practice: string, day: string) => `${practice}, ${day}`,
  full: 'full',
  endedEarly: 'ended early',
  present: (percent: number) => `present ${percent} %`,
  taps: (count: number) => (count === 1 ? '1 tap' : `${count} taps`),
  noTaps: 'no taps',
  enteredByHand: 'entered by hand',
  corrected: 'corrected',
  change: (sit: string) => `Correct or delete ${sit}`,
  correct: 'Correct',
  delete: 'Delete',
  earlier: 'Show earlier sits',
  shown: (count: number, all: number) => `${count} of ${all} sits`,
  empty: {
    title: 'No sits yet',
    text: 'What you sit with the timer appears here by itself. What you sat without it can be added by hand.',
  },
  back: 'Back',
} as const;

/** The form in which a sit is added or corrected. */
export const handEntryWords = {
  addTitle: 'Add a sit',
  addLead:
    'It counts as practice, in your days and your hours. It has no taps, so it says nothing about where attention was.',
  correctTitle: 'Correct this sit',
  correctLead: 'Its taps and your reflection stay with it as they are.',
  practice: 'What you practised',
  stillness: (level: string) => `${level} · Physical stillness`,
  day: 'Day',
  time: 'Began at',
  minutes: 'Length in minutes',
  minutesHelp: '1 to 600 minutes',
  posture: 'Posture',
  save: 'Add this sit',
  saveChanges: 'Save changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  added: 'The sit was added.',
  changed: 'The sit was corrected.',
} as const;

/** The question before a sit is deleted: it names all that goes with it. */
export const deleteSitWords = {
  title: 'Delete this sit?',
  alone: (sit: string) => `${sit}: the sit will be deleted from this device.`,
  text: (sit: string, parts: string) =>
    `${sit}: the sit will be deleted from this device, and with it ${parts}.`,
  parts: {
    taps: (count: number) => (count === 1 ? 'its one tap' : `its ${count} taps`),
    note: 'the note written after it',
    reflection: 'your reflection on it',
  },
  kept: 'Days, hours and averages are worked out without it. A stage that is open stays open.',
  delete: 'Delete',
  keep: 'Keep it',
} as const;

/** What is shown once a sit is deleted. */
export const undoDeleteWords = {
  deleted: 'The sit was deleted.',
  undo: 'Undo',
  restored: 'The sit is back.',
} as const;

/** The last few sits, on home. */
export const recentSitsWords = {
  title: 'Your sits',
  all: 'All sits',
  empty: 'Your sits will appear here.',
} as const;
