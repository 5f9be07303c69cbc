import type { UserProfile } from '../profile/profile.ts';

/** The profile as if the self-assessment had not been made; the stage stays (A § 4). */
export function withoutAssessment(profile: UserProfile): UserProfile {
  const { selfAssessmentData: _, ...rest } = profile;
  const { onboardingData } = profile.enhancedProfile;
  const { selfAssessmentResults: __, onboardingCompletedAt: ___, ...remaining } = onboardingData;
  return {
    ...rest,
    experienceLevel: '',
    assessmentCompleted: false,
    enhancedProfile: {
      ...profile.enhancedProfile,
      onboardingData: { ...remaining, assessmentCompleted: false },
    },
  };
}

/** The profile as if neither the questionnaire nor the self-assessment had been made; the stage stays (A § 4). */
export function withoutOnboarding(profile: UserProfile): UserProfile {
  const { questionnaireAnswers: _, ...rest } = withoutAssessment(profile);
  const { questionnaireAnswers: __, ...remaining } = rest.enhancedProfile.onboardingData;
  return {
    ...rest,
    goals: [],
    questionnaireCompleted: false,
    enhancedProfile: {
      ...rest.enhancedProfile,
      onboardingData: { ...remaining, questionnaireCompleted: false },
    },
  };
}
