import type { Progress } from '../path/progress.ts';
import { type LevelKey, levelOf, levels } from '../practice/levels.ts';
import { type MatrixStage, matrixStages, stageOf } from '../practice/stages.ts';
import { type RecoveryKey, recoveryPracticeOf } from '../recovery/practices.ts';
import { daysAgo, type OwnFigure, type OwnPractice, todayFigure } from './own-figures.ts';

/** A sit to be offered: a level of stage 1, a stage of the matrix, or a short practice. Lengths in whole minutes. */
export type OfferedSit =
  | { readonly kind: 'level'; readonly level: LevelKey; readonly minutes: number }
  | { readonly kind: 'stage'; readonly stage: MatrixStage; readonly minutes: number }
  | { readonly kind: 'recovery'; readonly practice: RecoveryKey; readonly minutes: number };

/** What to sit today, what else would do, why, and where the book says so. */
export interface NextSit {
  readonly sit: OfferedSit;
  readonly instead: OfferedSit;
  readonly reasons: readonly OwnFigure[];
  /** The place of the book that this follows; undefined where it is simply the stage's own sit. */
  readonly place: string | undefined;
}

/** After so many days without a sit, the book advises to begin with an easier one. */
const awayFrom = 14;
const lowMoodBelow = 5;

/**
 * What to practise today: the stage's own sit at its preset length. After two weeks or more without one, an earlier stage (or
 * a level lower) to begin with, as the book advises; where today has a sit already, a short practice.
 */
export function nextSit(own: OwnPractice, progress: Pick<Progress, 'stage' | 'nextLevel'>): NextSit {
  const { mood, lastDay, today, readiness } = own;
  const daysAway = lastDay === undefined ? 0 : daysAgo(lastDay, today);
  const hasSat = todayFigure(own);
  const isLow = mood !== undefined && mood.energy < lowMoodBelow;
  const short = recovery(isLow ? 'emotional-reset' : 'mid-day-reset');
  const moodReason: OwnFigure[] = isLow ? [{ kind: 'mood', ...mood }] : [];
  if (hasSat.length > 0) {
    return { sit: short, instead: stageSit(progress), reasons: [...hasSat, ...moodReason], place: undefined };
  }
  if (daysAway >= awayFrom) {
    const reasons: OwnFigure[] = [{ kind: 'away', days: daysAway }, ...moodReason];
    const place = progress.stage < 4 ? 'ready-stuck-or-away' : 'ready-for-doing-less';
    return { sit: easierSit(progress), instead: short, reasons, place };
  }
  const reasons: OwnFigure[] = readiness ? [{ kind: 'readiness', readiness }, ...moodReason] : moodReason;
  return { sit: stageSit(progress), instead: short, reasons, place: undefined };
}

function recovery(practice: RecoveryKey): OfferedSit {
  return { kind: 'recovery', practice, minutes: recoveryPracticeOf(practice).minutes };
}

function levelSit(level: LevelKey): OfferedSit {
  return { kind: 'level', level, minutes: levelOf(level).minutes };
}

function stageSit({ stage, nextLevel }: Pick<Progress, 'stage' | 'nextLevel'>): OfferedSit {
  const matrixStage = matrixStages.find((one) => one === stage);
  if (matrixStage === undefined) return levelSit(nextLevel);
  return { kind: 'stage', stage: matrixStage, minutes: stageOf(matrixStage).minutes.default };
}

/** One level lower in stages 1 and 2; stage 3 above that, and stage 2 in stage 3. */
function easierSit({ stage, nextLevel }: Pick<Progress, 'stage' | 'nextLevel'>): OfferedSit {
  if (stage > 3) return stageSit({ stage: 3, nextLevel });
  if (stage === 3) return stageSit({ stage: 2, nextLevel });
  const at = levels.findIndex(({ key }) => key === nextLevel);
  return levelSit(stage === 2 ? 't5' : (levels[Math.max(0, at - 1)]?.key ?? 't1'));
}
