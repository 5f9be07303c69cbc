/** The words of the landing screen (A § 2). */
export const landingWords = {
  name: 'NINEFOLD',
  line: 'Nine places attention goes. One place it can rest.',
  continue: 'Continue',
  logo: 'Nine points in three rows. One of them moves to the centre and rests there.',
} as const;
