import { describe, expect, it } from 'vitest';
import { resultsOf } from '../onboarding/answers.ts';
import type { SelfAssessmentData } from '../onboarding/self-assessment.ts';
import { withQuestionnaire, withSelfAssessment } from './onboarding-profile.ts';
import { newProfile, userProfileSchema } from './profile.ts';

const profile = newProfile({ uid: 'user-1', email: 'a@example.org', displayName: 'A' });
const results = resultsOf({ goals: ['focus', 'sleep'], age_range: '35-44' }, '2026-11-20T10:00:00Z');
const assessment: SelfAssessmentData = {
  responses: { goals: ['rest'] },
  completedAt: '2026-11-20T11:00:00Z',
  readyForStageOne: true,
};
const at = '2026-11-20T11:00:01Z';

describe('after the questionnaire the profile', () => {
  const after = withQuestionnaire(profile, results);

  it('holds the answers twice, the goals, and waits for the assessment', () => {
    expect(after).toEqual({
      ...profile,
      goals: ['focus', 'sleep'],
      questionnaireCompleted: true,
      questionnaireAnswers: results,
      enhancedProfile: {
        ...profile.enhancedProfile,
        onboardingData: {
          questionnaireCompleted: true,
          assessmentCompleted: false,
          questionnaireAnswers: results,
        },
      },
    });
    expect(userProfileSchema.parse(after)).toEqual(after);
  });

  it('keeps answers that are asked no more, and no other of before', () => {
    const earlier = {
      ...results,
      lifestyle_patterns: { occupation: 'Nurse', children: 2, sleep_pattern: 3 },
    };
    const before = withQuestionnaire(profile, earlier);
    const again = withQuestionnaire(before, results).questionnaireAnswers;
    expect(again?.lifestyle_patterns).toEqual({ occupation: 'Nurse', children: 2 });
    expect(withQuestionnaire(before, earlier).questionnaireAnswers).toEqual(earlier);
    expect(userProfileSchema.parse(before)).toEqual(before);
  });

  it('keeps its goals where none was chosen', () => {
    const none = resultsOf({}, '2026-11-20T10:00:00Z');
    expect(withQuestionnaire({ ...profile, goals: ['growth'] }, none).goals).toEqual(['growth']);
  });
});

describe('after the self-assessment the profile', () => {
  it('is a beginner at stage Seeker, and onboarded', () => {
    const before = withQuestionnaire(profile, results);
    const after = withSelfAssessment(before, assessment, at);
    expect(after).toEqual({
      ...before,
      experienceLevel: 'beginner',
      assessmentCompleted: true,
      currentStage: 'Seeker',
      selfAssessmentData: assessment,
      enhancedProfile: {
        ...before.enhancedProfile,
        onboardingData: {
          questionnaireCompleted: true,
          assessmentCompleted: true,
          questionnaireAnswers: results,
          selfAssessmentResults: assessment,
          onboardingCompletedAt: at,
        },
      },
    });
    expect(userProfileSchema.parse(after)).toEqual(after);
  });

  it('is onboarded only when the questionnaire is completed too, in either order', () => {
    const assessed = withSelfAssessment(profile, assessment, at);
    expect(assessed.enhancedProfile.onboardingData.onboardingCompletedAt).toBeUndefined();
    const both = withQuestionnaire(assessed, results);
    expect(both.enhancedProfile.onboardingData.onboardingCompletedAt).toBe('2026-11-20T10:00:00Z');
    expect(both.currentStage).toBe('Seeker');
  });

  it('keeps the stage that was reached and the first time when it is done again', () => {
    const first = withSelfAssessment(withQuestionnaire(profile, results), assessment, at);
    const again = withSelfAssessment(
      { ...first, currentStage: 'PAHM Beginner' },
      { ...assessment, completedAt: '2026-12-01T11:00:00Z' },
      '2026-12-01T11:00:00Z',
    );
    expect(again.currentStage).toBe('PAHM Beginner');
    expect(again.selfAssessmentData?.completedAt).toBe('2026-12-01T11:00:00Z');
    expect(again.enhancedProfile.onboardingData.onboardingCompletedAt).toBe(at);
  });
});
