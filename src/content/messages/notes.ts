/** What writing and keeping notes may have to say (A § 8). */
export const noteMessages = {
  notSaved: 'Failed to save note. Please try again.',
  notCreated: 'Failed to create note. Please try again.',
  notDeleted: 'This note could not be deleted, so it is still here. Please try again.',
  notRestored: 'This note could not be brought back. Please try again.',
  notLoaded: 'Your notes could not be read just now. Please try again.',
  gone: 'This note is no longer on this device.',
} as const;
