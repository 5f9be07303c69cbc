import { describe, expect, it } from 'vitest';
import { newProfile, userProfileSchema } from './profile.ts';

const profile = newProfile({ uid: 'user-1790000000000', email: 'a@example.org', displayName: 'A' });

it('of a new account starts as documented', () => {
  expect(userProfileSchema.parse(profile)).toEqual(profile);
  expect(profile).toMatchObject({
    role: 'user',
    currentStage: 'questionnaire',
    questionnaireCompleted: false,
    assessmentCompleted: false,
    enhancedProfile: {
      onboardingData: { questionnaireCompleted: false, assessmentCompleted: false },
      preferences: {
        defaultSessionDuration: 20,
        reminderEnabled: true,
        favoriteStages: [1],
        optimalPracticeTime: 'morning',
        notifications: { dailyReminder: true, streakReminder: true, weeklyProgress: true },
      },
      currentProgress: { currentStage: 1, currentTLevel: 'Beginner', totalSessions: 0, totalMinutes: 0 },
    },
  });
});

describe('a profile is refused', () => {
  const { enhancedProfile } = profile;
  const progress = (changes: object) => ({
    enhancedProfile: {
      ...enhancedProfile,
      currentProgress: { ...enhancedProfile.currentProgress, ...changes },
    },
  });
  it.each([
    ['without a uid', { uid: '' }],
    ['with an unknown role', { role: 'owner' }],
    ['with a name that is too long', { displayName: 'x'.repeat(501) }],
    ['with goals that are no list', { goals: 'focus' }],
    ['with a flag that is a text', { assessmentCompleted: 'true' }],
    ['with stage 0', progress({ currentStage: 0 })],
    ['with stage 7', progress({ currentStage: 7 })],
    ['with fewer than no sessions', progress({ totalSessions: -1 })],
    ['with part of a minute', progress({ totalMinutes: 1.5 })],
    ['with a quality above 10', progress({ averageQuality: 10.1 })],
    ['with more than 100 percent', progress({ averagePresentPercentage: 101 })],
  ])('%s', (_, changes) => {
    expect(userProfileSchema.safeParse({ ...profile, ...changes }).success).toBe(false);
  });
});

it('drops what it does not know', () => {
  expect(userProfileSchema.parse({ ...profile, passwordHash: 'x' })).toEqual(profile);
});
