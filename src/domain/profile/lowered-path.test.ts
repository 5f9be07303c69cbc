import { describe, expect, it } from 'vitest';
import type { TLevel } from '../practice/levels.ts';
import { type StageNumber, stageOf } from '../practice/stages.ts';
import { withLoweredPath } from './lowered-path.ts';
import { mergeProfiles } from './merge.ts';
import { newProfile, type UserProfile } from './profile.ts';

function at(stage: StageNumber, tLevel: TLevel = stage > 1 ? 't6' : 't1'): UserProfile {
  const fresh = newProfile({ uid: 'user-1', email: 'a@example.org', displayName: 'Ada' });
  const { enhancedProfile } = fresh;
  return {
    ...fresh,
    currentStage: stageOf(stage).name,
    currentTLevel: tLevel,
    enhancedProfile: {
      ...enhancedProfile,
      currentProgress: { ...enhancedProfile.currentProgress, currentStage: stage, currentTLevel: tLevel },
    },
  };
}

/** Where a merge ends of what this device reset from `base` to `mine` and what the server has meanwhile. */
function merged(base: UserProfile, mine: UserProfile, theirs: UserProfile): UserProfile {
  return withLoweredPath(mergeProfiles(base, mine, theirs).merged, base, mine, theirs);
}

describe('a reset that meets the server’s profile', () => {
  it.each<[string, StageNumber, StageNumber, StageNumber, StageNumber]>([
    ['is kept where nothing changed there', 5, 2, 5, 2],
    ['is kept where it has arrived already', 5, 2, 2, 2],
    ['is kept where another device was reset less far', 5, 2, 3, 2],
    ['gives way to a reset that went further', 5, 3, 2, 2],
    ['gives way to somebody who went further elsewhere', 4, 2, 5, 5],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(merged(at(base), at(mine), at(theirs))).toEqual(at(expected));
  });

  it('leaves the higher stage where nothing was reset', () => {
    expect(merged(at(2), at(2), at(4))).toEqual(at(4));
    expect(merged(at(2), at(3), at(2))).toEqual(at(3));
  });

  it('lowers the level of stage 1 alike', () => {
    expect(merged(at(2), at(1, 't5'), at(2))).toEqual(at(1, 't5'));
    expect(merged(at(1, 't4'), at(1, 't1'), at(1, 't4'))).toEqual(at(1, 't1'));
  });
});
