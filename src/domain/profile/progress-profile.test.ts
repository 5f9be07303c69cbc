import { describe, expect, it } from 'vitest';
import type { Totals } from '../analytics/totals.ts';
import type { Progress } from '../path/progress.ts';
import { newProfile, userProfileSchema } from './profile.ts';
import { withProgress } from './progress-profile.ts';

const profile = {
  ...newProfile({ uid: 'user-1', email: 'a@example.org', displayName: 'A' }),
  assessmentCompleted: true,
  currentStage: 'Seeker',
};
const totals: Totals = {
  totalSessions: 3,
  totalMinutes: 35,
  totalHours: 0.6,
  currentStreak: 2,
  longestStreak: 2,
  averageQuality: 8.3,
  averagePresentPercentage: 0,
};
const progress: Progress = { stage: 1, tLevel: 't3', passedLevels: ['t1', 't2'], nextLevel: 't3' };

describe('the summary in the profile', () => {
  it('is written from the facts', () => {
    const after = withProgress(profile, totals, progress);
    expect(after).toEqual({
      ...profile,
      currentTLevel: 't3',
      enhancedProfile: {
        ...profile.enhancedProfile,
        currentProgress: {
          currentStage: 1,
          currentTLevel: 't3',
          totalSessions: 3,
          totalMinutes: 35,
          longestStreak: 2,
          currentStreak: 2,
          averageQuality: 8.3,
          averagePresentPercentage: 0,
        },
      },
    });
    expect(userProfileSchema.parse(after)).toEqual(after);
  });

  it('names the stage that has opened', () => {
    const after = withProgress(profile, totals, { ...progress, stage: 2, tLevel: 't6' });
    expect(after).toMatchObject({
      currentStage: 'PAHM Trainee',
      currentTLevel: 't6',
      enhancedProfile: { currentProgress: { currentStage: 2, currentTLevel: 't6' } },
    });
  });

  it('of an empty device does not lower what the account holds', () => {
    const full = withProgress(profile, totals, { ...progress, stage: 2, tLevel: 't6' });
    const none: Totals = { ...totals, totalSessions: 0, totalMinutes: 0, longestStreak: 0, currentStreak: 0 };
    const after = withProgress(full, none, { ...progress, tLevel: 't1' });
    expect(after).toMatchObject({
      currentStage: 'PAHM Trainee',
      currentTLevel: 't6',
      enhancedProfile: {
        currentProgress: {
          currentStage: 2,
          currentTLevel: 't6',
          totalSessions: 3,
          totalMinutes: 35,
          longestStreak: 2,
          currentStreak: 0,
        },
      },
    });
  });

  it('leaves the name questionnaire until the assessment, unless a later stage is open', () => {
    const before = { ...profile, assessmentCompleted: false, currentStage: 'questionnaire' };
    expect(withProgress(before, totals, progress).currentStage).toBe('questionnaire');
    expect(withProgress(before, totals, { ...progress, stage: 2 }).currentStage).toBe('PAHM Trainee');
  });
});
