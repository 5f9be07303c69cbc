import type { Progress } from '#domain/path/progress.ts';
import type { Readiness } from '#domain/path/readiness.ts';
import { type LevelKey, levels } from '#domain/practice/levels.ts';
import { type MatrixStage, matrixStages, type StageNumber, stages } from '#domain/practice/stages.ts';

/** How a stage stands for this person: behind them, the one they are at, or still closed. */
export type StageStanding = 'complete' | 'current' | 'locked';

/** How a level of stage 1 stands: passed, the one to sit next, or open (any order is allowed). */
export type LevelStanding = 'passed' | 'next' | 'open';

/** Each stage with its standing, in order (A § 2: stages above the current one are greyed). */
export function stageStandings(progress: Progress): { number: StageNumber; standing: StageStanding }[] {
  return stages.map(({ number }) => ({
    number,
    standing: number < progress.stage ? 'complete' : number === progress.stage ? 'current' : 'locked',
  }));
}

/**
 * What a stage's card says of its readiness: that of the current stage, and of one behind it as long as this device's sits
 * show why the next one is open. A locked stage has none, and the first and the last open no other.
 */
export function shownReadiness(
  number: StageNumber,
  standing: StageStanding,
  readiness: readonly Readiness[],
): Readiness | undefined {
  const found = readiness.find(({ stage }) => stage === number);
  if (standing === 'current') return found;
  return standing === 'complete' && found?.isReady ? found : undefined;
}

/** The stage that the router's state calls locked; undefined where it names none, or one that is open by now. */
export function lockedStageOf(asked: unknown, reached: StageNumber): MatrixStage | undefined {
  return matrixStages.find((stage) => stage === asked && stage > reached);
}

/** Each level of stage 1 with its standing, in order. Once all are passed none is next. */
export function levelStandings(progress: Progress): { key: LevelKey; standing: LevelStanding }[] {
  return levels.map(({ key }) => ({
    key,
    standing: progress.passedLevels.includes(key) ? 'passed' : key === progress.nextLevel ? 'next' : 'open',
  }));
}

/** The part of the day that an hour (0 to 23) lies in, as in the time-of-day buckets (B § 9). */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' | 'night' {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 17) return 'afternoon';
  return hour >= 17 && hour < 21 ? 'evening' : 'night';
}
