/** What onboarding may have to say (A § 4, § 8). */
export const onboardingMessages = {
  questionNotFound: 'Question not found',
  assessmentNeeded: 'Please complete your self-assessment first before starting practice sessions.',
} as const;
