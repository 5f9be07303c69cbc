import { describe, expect, it } from 'vitest';
import { type MarkKey, markKeys } from '../path/marks.ts';
import { progressOf } from '../path/progress.ts';
import { restartMark } from '../path/readiness.ts';
import { withPathAtMost } from '../profile/lowered-path.ts';
import { newProfile, type UserProfile } from '../profile/profile.ts';
import { pathResets } from './path-reset.ts';

const at = '2026-11-21T08:00:00.000Z';
const marksOf = (keys: readonly MarkKey[]) => keys.map((key) => ({ key, at }));

/** Somebody who has reached stage 6, with every mark. */
const allMarks = marksOf(markKeys.filter((key) => !key.endsWith('Restarted')));
const start = newProfile({ uid: 'user-1', email: 'a@example.org', displayName: 'Ada' });
const master: UserProfile = {
  ...start,
  assessmentCompleted: true,
  currentStage: 'PAHM Illuminator',
  currentTLevel: 't6',
  enhancedProfile: {
    ...start.enhancedProfile,
    currentProgress: {
      ...start.enhancedProfile.currentProgress,
      currentStage: 6,
      currentTLevel: 't6',
      totalSessions: 80,
    },
  },
};

/** What is set, and how far somebody is, after a reset. */
function afterReset(key: keyof typeof pathResets, profile = master, marks = allMarks) {
  const { removes, restarts, stage, tLevel } = pathResets[key];
  const left = marks.filter((mark) => !removes.includes(mark.key));
  const lowered = withPathAtMost(profile, stage, tLevel);
  const set = [...left, ...marksOf(restarts.map(restartMark))];
  return {
    left: left.map((mark) => mark.key),
    lowered,
    progress: progressOf({ marks: set, profile: lowered }),
  };
}

describe('a reset of the path, for somebody at stage 6 (A § 4)', () => {
  it.each([
    ['stage-1', 1, 't1', 'Seeker'],
    ['stage-2', 1, 't5', 'Seeker'],
    ['stage-3', 2, 't6', 'PAHM Trainee'],
    ['stage-4', 3, 't6', 'PAHM Beginner'],
    ['stage-5', 4, 't6', 'PAHM Practitioner'],
    ['stage-6', 5, 't6', 'PAHM Master'],
    ['t5-completion', 1, 't5', 'Seeker'],
  ] as const)('%s leads to stage %i, level %s', (key, stage, tLevel, name) => {
    const { lowered, progress } = afterReset(key);
    expect(progress).toMatchObject({ stage, tLevel });
    expect(lowered).toMatchObject({ currentStage: name, currentTLevel: tLevel });
    expect(lowered.enhancedProfile.currentProgress).toMatchObject({
      currentStage: stage,
      currentTLevel: tLevel,
      totalSessions: 80,
    });
  });

  it.each([
    [
      'stage-1',
      ['introduction', 'stage-intro-2', 'stage-intro-3', 'stage-intro-4', 'stage-intro-5', 'stage-intro-6'],
    ],
    ['t5-completion', markKeys.filter((key) => !/^t5|^stage\dOpen$|Restarted$/.test(key))],
    [
      'stage-2',
      markKeys.filter((key) => !/^t5Completed$|^stage-intro-2$|^stage\dOpen$|Restarted$/.test(key)),
    ],
    ['stage-4', markKeys.filter((key) => !/^stage-intro-4$|^stage[456]Open$|Restarted$/.test(key))],
    ['stage-6', markKeys.filter((key) => !/^stage-intro-6$|^stage6Open$|Restarted$/.test(key))],
  ] as const)('%s leaves the marks that it does not name', (key, left) => {
    expect(afterReset(key).left).toEqual(left);
  });

  it.each([
    ['stage-1', [2, 3, 4, 5]],
    ['stage-2', [2, 3, 4, 5]],
    ['t5-completion', [2, 3, 4, 5]],
    ['stage-3', [2, 3, 4, 5]],
    ['stage-4', [3, 4, 5]],
    ['stage-5', [4, 5]],
    ['stage-6', [5]],
  ] as const)('%s lets the sits of stages %j begin anew', (key, restarts) => {
    expect(pathResets[key].restarts).toEqual(restarts);
  });
});

it('leaves somebody who is not that far where they are', () => {
  const trainee = withPathAtMost(master, 2, 't6');
  const { progress, lowered } = afterReset('stage-5', trainee, marksOf(['t5Complete', 't5Completed']));
  expect(progress.stage).toBe(2);
  expect(lowered).toEqual(trainee);
});

it('leaves a profile that is before its first stage as it is', () => {
  expect(afterReset('stage-1', start, []).lowered).toEqual(start);
});
