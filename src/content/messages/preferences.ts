/** What setting a preference in My Details may have to say. */
export const preferenceMessages = {
  notSaved: 'This could not be saved on this device, so it is as it was. Please try again.',
  minutesOutOfRange: 'A default duration lasts 1 to 120 minutes.',
} as const;
