/** The buttons of the five slides between questionnaire and self-assessment (A § 2). */
export const introductionWords = {
  title: 'Introduction',
  back: 'Back',
  skip: 'Skip',
  next: 'Next',
  continue: 'Continue',
  slide: (slide: number, of: number) => `Slide ${slide} of ${of}`,
} as const;
