import { type LevelKey, levels, type TLevel, tLevels } from '../practice/levels.ts';
import { type StageNumber, stageNamed, stageOf } from '../practice/stages.ts';
import type { WritableProfile } from '../profile/profile.ts';
import type { Mark } from './marks.ts';
import { openingMark, readinessStages } from './readiness.ts';

/** How far somebody is on the path. */
export interface Progress {
  stage: StageNumber;
  tLevel: TLevel;
  passedLevels: LevelKey[];
  /** The level to be practised next. */
  nextLevel: LevelKey;
}

/**
 * How far somebody is: the higher of this device's facts and the profile. Stage 2 opens with T5, stages 3 to 6 with their
 * marks, which are set once the stage before is ready and never taken back; the stage is the highest open one. The next
 * level is the one after the highest passed, T5 at most (B § 4). Passed levels are those passed on this device.
 */
export function progressOf(known: {
  marks: readonly Mark[];
  profile?: WritableProfile | undefined;
}): Progress {
  const set = new Set(known.marks.map(({ key }) => key));
  const isT5Completed = set.has('t5Completed');
  const afterHighest = levels.findLastIndex(({ key }) => set.has(`${key}Complete`)) + 1;
  const fromFacts = isT5Completed ? tLevels.indexOf('t6') : Math.min(afterHighest, tLevels.indexOf('t5'));
  const reached = Math.max(fromFacts, known.profile ? tLevelOfProfile(known.profile) : 0);
  const ready = readinessStages.findLast((stage) => set.has(openingMark(stage)));
  const open = ready ? ready + 1 : isT5Completed ? 2 : 1;
  const stage = Math.max(open, known.profile ? stageOfProfile(known.profile) : 1);
  return {
    stage: stageOf(stage).number,
    tLevel: tLevels[reached] ?? 't1',
    passedLevels: levels.filter(({ key }) => set.has(`${key}Complete`)).map(({ key }) => key),
    nextLevel: (levels[reached] ?? levels[4]).key,
  };
}

/** The higher of the stages that a profile names and counts; 0 where it names none. */
export function stageOfProfile(profile: WritableProfile): number {
  const named = stageNamed(profile.currentStage)?.number ?? 0;
  return Math.max(named, profile.enhancedProfile.currentProgress.currentStage);
}

/** The higher of the two level markers in a profile, as its place in `tLevels`; at least 0. */
export function tLevelOfProfile(profile: WritableProfile): number {
  const { currentTLevel } = profile.enhancedProfile.currentProgress;
  return Math.max(0, placeOfTLevel(profile.currentTLevel), placeOfTLevel(currentTLevel));
}

/** The place of a level marker in `tLevels`; -1 for anything else, such as 'Beginner'. */
export function placeOfTLevel(text: string): number {
  return (tLevels as readonly string[]).indexOf(text.toLowerCase());
}
