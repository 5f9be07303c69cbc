import { describe, expect, it } from 'vitest';
import { newProfile, type UserProfile } from '../profile/profile.ts';
import type { Mark, MarkKey } from './marks.ts';
import { progressOf } from './progress.ts';

const marked = (...keys: MarkKey[]): Mark[] => keys.map((key) => ({ key, at: '2026-11-21T06:30:00Z' }));

function profileWith(changes: {
  stageName?: string;
  stage?: number;
  tLevel?: string;
  progressTLevel?: string;
}) {
  const profile = newProfile({ uid: 'user-1', email: 'a@example.org', displayName: 'A' });
  const { enhancedProfile } = profile;
  const currentProgress = {
    ...enhancedProfile.currentProgress,
    currentStage: changes.stage ?? 1,
    currentTLevel: changes.progressTLevel ?? 'Beginner',
  };
  return {
    ...profile,
    currentStage: changes.stageName ?? profile.currentStage,
    currentTLevel: changes.tLevel ?? profile.currentTLevel,
    enhancedProfile: { ...enhancedProfile, currentProgress },
  } satisfies UserProfile;
}

describe('progress from the marks on this device', () => {
  it.each<[string, MarkKey[], number, string, string[], string]>([
    ['nothing', [], 1, 't1', [], 't1'],
    ['only what was read', ['introduction', 'stage-intro-1', 'level-intro-t3'], 1, 't1', [], 't1'],
    ['T1', ['t1Complete'], 1, 't2', ['t1'], 't2'],
    ['T3 alone', ['t3Complete'], 1, 't4', ['t3'], 't4'],
    ['T3, then T1', ['t3Complete', 't1Complete'], 1, 't4', ['t1', 't3'], 't4'],
    ['T4', ['t4Complete'], 1, 't5', ['t4'], 't5'],
    ['T5 by its countdown', ['t5Complete', 't5Completed'], 2, 't6', ['t5'], 't5'],
    ['T5 by its reflection', ['t2Complete', 't5Completed'], 2, 't6', ['t2'], 't5'],
    ['stage 3 open', ['t5Complete', 't5Completed', 'stage3Open'], 3, 't6', ['t5'], 't5'],
    ['stage 4 open', ['t5Completed', 'stage3Open', 'stage4Open'], 4, 't6', [], 't5'],
    ['stage 5 open', ['t5Completed', 'stage3Open', 'stage4Open', 'stage5Open'], 5, 't6', [], 't5'],
    ['stage 6 open, alone', ['stage6Open'], 6, 't1', [], 't1'],
    [
      'the highest open one, in whatever order',
      ['stage5Open', 't5Completed', 'stage3Open'],
      5,
      't6',
      [],
      't5',
    ],
    ['introductions that open nothing', ['t5Completed', 'stage-intro-3'], 2, 't6', [], 't5'],
    ['T5 after a reset of its completion', ['t5Complete'], 1, 't5', ['t5'], 't5'],
  ])('%s', (_, keys, stage, tLevel, passedLevels, nextLevel) => {
    expect(progressOf({ marks: marked(...keys) })).toEqual({ stage, tLevel, passedLevels, nextLevel });
  });
});

describe('progress is the higher of marks and profile', () => {
  it.each<[string, MarkKey[], UserProfile, number, string, string]>([
    ['a new profile', [], profileWith({}), 1, 't1', 't1'],
    ['a stage by its name', [], profileWith({ stageName: 'PAHM Beginner' }), 3, 't1', 't1'],
    ['a stage by its former name', [], profileWith({ stageName: 'PAHM Advanced' }), 4, 't1', 't1'],
    ['a stage by its number', [], profileWith({ stage: 6 }), 6, 't1', 't1'],
    ['name and number', [], profileWith({ stage: 2, stageName: 'PAHM Master' }), 5, 't1', 't1'],
    ['a level', [], profileWith({ tLevel: 't4' }), 1, 't4', 't4'],
    ['a level in the summary', [], profileWith({ progressTLevel: 'T3' }), 1, 't3', 't3'],
    ['a level beyond T5', [], profileWith({ tLevel: 't6' }), 1, 't6', 't5'],
    ['a level that is none', [], profileWith({ tLevel: 't9' }), 1, 't1', 't1'],
    ['higher marks', ['t4Complete'], profileWith({ tLevel: 't2' }), 1, 't5', 't5'],
    ['stage 4 here, 3 there', ['stage4Open'], profileWith({ stage: 3 }), 4, 't1', 't1'],
    ['stage 3 here, 5 there', ['stage3Open'], profileWith({ stageName: 'PAHM Master' }), 5, 't1', 't1'],
    ['T5 here, nothing there', ['t5Completed'], profileWith({}), 2, 't6', 't5'],
  ])('%s', (_, keys, profile, stage, tLevel, nextLevel) => {
    expect(progressOf({ marks: marked(...keys), profile })).toMatchObject({ stage, tLevel, nextLevel });
  });

  it('tells as passed only what was passed here', () => {
    expect(progressOf({ marks: [], profile: profileWith({ tLevel: 't6', stage: 2 }) }).passedLevels).toEqual(
      [],
    );
  });
});
