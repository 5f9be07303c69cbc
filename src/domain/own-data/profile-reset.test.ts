import { expect, it } from 'vitest';
import { resultsOf } from '../onboarding/answers.ts';
import { withQuestionnaire, withSelfAssessment } from '../profile/onboarding-profile.ts';
import { newProfile, userProfileSchema } from '../profile/profile.ts';
import { withoutAssessment, withoutOnboarding } from './profile-reset.ts';

const at = '2026-11-21T08:00:00.000Z';
const fresh = newProfile({ uid: 'user-1', email: 'a@example.org', displayName: 'Ada' });
const asked = withQuestionnaire(fresh, resultsOf({ goals: ['focus'] }, at));
const assessment = { responses: { goals: ['A quiet hour'] }, completedAt: at, readyForStageOne: true };
const onboarded = withSelfAssessment(asked, assessment, at);

it('takes the self-assessment back and leaves the questionnaire and the stage', () => {
  const { enhancedProfile, ...rest } = withoutAssessment(onboarded);
  expect(rest).toMatchObject({
    assessmentCompleted: false,
    questionnaireCompleted: true,
    currentStage: 'Seeker',
  });
  expect(rest.selfAssessmentData).toBeUndefined();
  expect(rest.questionnaireAnswers).toEqual(onboarded.questionnaireAnswers);
  expect(enhancedProfile.onboardingData).toEqual(asked.enhancedProfile.onboardingData);
});

it('takes all of the onboarding back and leaves the stage', () => {
  expect(withoutOnboarding(onboarded)).toEqual({ ...fresh, currentStage: 'Seeker' });
});

it('makes profiles that can be stored', () => {
  for (const profile of [withoutAssessment(onboarded), withoutOnboarding(onboarded)]) {
    expect(userProfileSchema.parse(profile)).toEqual(profile);
  }
});

it('changes nothing where there was nothing', () => {
  expect(withoutOnboarding(fresh)).toEqual(fresh);
});
