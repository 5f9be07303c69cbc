import { placeOfTLevel, stageOfProfile, tLevelOfProfile } from '../path/progress.ts';
import { type TLevel, tLevels } from '../practice/levels.ts';
import { type StageNumber, stageNamed, stageOf } from '../practice/stages.ts';
import type { UserProfile } from './profile.ts';

/** The profile with its stage and its level no higher than these. What is lower stays, and so does 'questionnaire' (A § 4). */
export function withPathAtMost(profile: UserProfile, stage: StageNumber, tLevel: TLevel): UserProfile {
  const { currentProgress } = profile.enhancedProfile;
  const named = stageNamed(profile.currentStage)?.number ?? 0;
  const level = (text: string) => (placeOfTLevel(text) > placeOfTLevel(tLevel) ? tLevel : text);
  return {
    ...profile,
    currentStage: named > stage ? stageOf(stage).name : profile.currentStage,
    currentTLevel: level(profile.currentTLevel),
    enhancedProfile: {
      ...profile.enhancedProfile,
      currentProgress: {
        ...currentProgress,
        currentStage: Math.min(currentProgress.currentStage, stage),
        currentTLevel: level(currentProgress.currentTLevel),
      },
    },
  };
}

/**
 * A merged profile where this device reset the path since `base` was read: stage and level are as low as `mine`, unless
 * somebody went further elsewhere (`theirs`) than `base` was. Where `mine` is not lower, the merge stays as it is.
 */
export function withLoweredPath(
  merged: UserProfile,
  base: UserProfile,
  mine: UserProfile,
  theirs: UserProfile,
): UserProfile {
  const stage = lowered(stageOfProfile(base), stageOfProfile(mine), stageOfProfile(theirs));
  const level = lowered(tLevelOfProfile(base), tLevelOfProfile(mine), tLevelOfProfile(theirs));
  return withPathAtMost(merged, stageOf(stage).number, tLevels[level] ?? 't6');
}

const unlimited = 6;

function lowered(before: number, now: number, there: number): number {
  return now < before && there <= before ? Math.min(now, there) : unlimited;
}
