/** What adding, correcting and deleting a sit by hand may have to say. Beyond the specification. */
export const handEntryMessages = {
  practiceMissing: 'Please choose what you practised.',
  dayMissing: 'Please choose the day of the sit.',
  timeMissing: 'Please enter the time at which it began.',
  inFuture: 'This sit would end in the future. Please check the day, the time and the length.',
  minutesNotANumber: 'Please enter the length in whole minutes.',
  minutesOutOfRange: 'A sit entered by hand lasts 1 to 600 minutes.',
  postureMissing: 'Please choose a posture.',
  notSaved: 'This sit could not be saved on this device. Please try again. What you entered is still here.',
  notDeleted: 'This sit could not be deleted, so it is still here. Please try again.',
  notRestored: 'The deleted sit could not be brought back yet. Please try again.',
  gone: 'This sit is no longer on this device. It may have been deleted in another tab.',
} as const;
