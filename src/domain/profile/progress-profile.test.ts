import { describe, expect, it } from 'vitest';
import type { Totals } from '../analytics/totals.ts';
import type { Mark } from '../path/marks.ts';
import { type Progress, progressOf } from '../path/progress.ts';
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

  it.each([
    ['stage3Open', 3, 'PAHM Beginner'],
    ['stage4Open', 4, 'PAHM Practitioner'],
    ['stage5Open', 5, 'PAHM Master'],
    ['stage6Open', 6, 'PAHM Illuminator'],
  ] as const)('names the stage that %s has opened, and never a lower one', (key, currentStage, name) => {
    const at = '2026-11-21T06:30:00Z';
    const t5: Mark = { key: 't5Completed', at };
    const opened = withProgress(profile, totals, progressOf({ marks: [t5, { key, at }], profile }));
    const summary = { currentStage, currentTLevel: 't6' };
    const expected = {
      currentStage: name,
      currentTLevel: 't6',
      enhancedProfile: { currentProgress: summary },
    };
    expect(opened).toMatchObject(expected);
    expect(withProgress(opened, totals, progressOf({ marks: [t5] }))).toMatchObject(expected);
    expect(withProgress(opened, totals, progressOf({ marks: [], profile: opened }))).toMatchObject(expected);
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
