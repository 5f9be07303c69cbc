import type { QuestionnaireResults } from '../onboarding/answers.ts';
import type { SelfAssessmentData } from '../onboarding/self-assessment.ts';
import { stageNamed, stages } from '../practice/stages.ts';
import { formerAnswers } from './former-answers.ts';
import type { UserProfile } from './profile.ts';

/** The profile after the questionnaire (A § 4). Answers that are asked no more stay. */
export function withQuestionnaire(profile: UserProfile, given: QuestionnaireResults): UserProfile {
  const results = withFormer(given, profile.questionnaireAnswers);
  const completed: UserProfile = {
    ...profile,
    questionnaireAnswers: results,
    questionnaireCompleted: true,
    goals: results.demographics.goals ?? profile.goals,
    enhancedProfile: {
      ...profile.enhancedProfile,
      onboardingData: {
        ...profile.enhancedProfile.onboardingData,
        questionnaireAnswers: results,
        questionnaireCompleted: true,
      },
    },
  };
  return onboardedWhenBoth(completed, results.metadata.completion_date);
}

/**
 * The profile after the self-assessment, completed `at` an ISO instant (A § 4). Done once more later, it does not lower
 * the stage.
 */
export function withSelfAssessment(profile: UserProfile, data: SelfAssessmentData, at: string): UserProfile {
  const completed: UserProfile = {
    ...profile,
    experienceLevel: 'beginner',
    assessmentCompleted: true,
    currentStage: stageNamed(profile.currentStage)?.name ?? stages[0].name,
    selfAssessmentData: data,
    enhancedProfile: {
      ...profile.enhancedProfile,
      onboardingData: {
        ...profile.enhancedProfile.onboardingData,
        selfAssessmentResults: data,
        assessmentCompleted: true,
      },
    },
  };
  return onboardedWhenBoth(completed, at);
}

/** Sets the time at which onboarding was complete, once, when both of its parts are (A § 4). */
function onboardedWhenBoth(profile: UserProfile, at: string): UserProfile {
  const { onboardingData } = profile.enhancedProfile;
  const areBothDone = profile.questionnaireCompleted && profile.assessmentCompleted;
  if (!areBothDone || onboardingData.onboardingCompletedAt !== undefined) return profile;
  return {
    ...profile,
    enhancedProfile: {
      ...profile.enhancedProfile,
      onboardingData: { ...onboardingData, onboardingCompletedAt: at },
    },
  };
}

/** The answers just given, and those of before that the questionnaire does not ask. */
function withFormer(
  given: QuestionnaireResults,
  before: QuestionnaireResults | undefined,
): QuestionnaireResults {
  const formerIn = (group: object | undefined) =>
    Object.fromEntries(
      Object.entries(group ?? {}).filter(([key]) => formerAnswers.some((former) => former === key)),
    );
  return {
    demographics: { ...formerIn(before?.demographics), ...given.demographics },
    lifestyle_patterns: { ...formerIn(before?.lifestyle_patterns), ...given.lifestyle_patterns },
    thinking_patterns: { ...formerIn(before?.thinking_patterns), ...given.thinking_patterns },
    mindfulness_specific: { ...formerIn(before?.mindfulness_specific), ...given.mindfulness_specific },
    metadata: given.metadata,
  };
}
