import {
  type CamelCounts,
  camelCountsSchema,
  pahmTotalsOf,
  type RawCounts,
  rawOfCamel,
} from '#domain/pahm/counts.ts';
import { mostTaps } from '#domain/pahm/taps.ts';
import { type LevelKey, levelKeySchema } from '#domain/practice/levels.ts';
import { type SitPosture, sitPostureSchema } from '#domain/practice/postures.ts';
import { type MatrixStage, matrixStages, stageNamed } from '#domain/practice/stages.ts';

declare module '@tanstack/react-router' {
  /** What only the screens of practice hand over to each other, beside what every screen knows. */
  interface HistoryState {
    setupMinutes?: number | undefined;
    resumeSit?: string;
    stage?: number;
    stageName?: string;
    pahmData?: CamelCounts;
    returnToStage?: number;
    fromStage?: boolean;
    previousStep?: string | undefined;
    endBell?: string | undefined;
  }
}

/** What one screen hands over to another in the router's state. It survives a reload, so it is never believed. */
export interface HandedOver {
  level?: LevelKey | undefined;
  posture?: SitPosture | undefined;
  /** The stage of the matrix that is named, by number or by name. */
  stage?: MatrixStage | undefined;
  /** Minutes: from outside the setup, where the least of the practice starts the sit at once; or those that were sat (B § 4). */
  duration?: number | undefined;
  /** Minutes with which the setup is prefilled. */
  setupMinutes?: number | undefined;
  sessionId?: string | undefined;
  /** The taps of a sit, by position. */
  counts?: RawCounts | undefined;
  /** The interrupted sit that is to be taken up again. */
  resumeSit?: string | undefined;
  /** The step that lies just before this one in the browser's history. */
  previousStep?: string | undefined;
  /** What became of the bell at the end of the sit. */
  endBell?: 'late' | 'silent' | undefined;
  fromPAHM: boolean;
  fromIntro: boolean;
}

/** Reads what was handed over; whatever does not fit is as if it were not there. */
export function decodeHandedOver(state: unknown): HandedOver {
  const given = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  return {
    level: levelKey(given.level),
    stage: matrixStage(given.stage) ?? matrixStage(given.stageName) ?? matrixStage(given.stageLevel),
    posture: sitPostureSchema.safeParse(given.posture).data,
    duration: minutes(given.duration),
    setupMinutes: minutes(given.setupMinutes),
    sessionId: text(given.sessionId),
    counts: counts(given.pahmData),
    resumeSit: text(given.resumeSit),
    previousStep: text(given.previousStep),
    endBell: given.endBell === 'late' || given.endBell === 'silent' ? given.endBell : undefined,
    fromPAHM: given.fromPAHM === true,
    fromIntro: given.fromIntro === true,
  };
}

/** A level's key, in whatever case it was written (B § 2); undefined for anything else. */
export function levelKey(value: unknown): LevelKey | undefined {
  return typeof value === 'string' ? levelKeySchema.safeParse(value.toLowerCase()).data : undefined;
}

function matrixStage(value: unknown): MatrixStage | undefined {
  const number = typeof value === 'string' ? stageNamed(value)?.number : value;
  return matrixStages.find((stage) => stage === number);
}

function counts(value: unknown): RawCounts | undefined {
  const { data } = camelCountsSchema.safeParse(value);
  return data && possibleCounts(rawOfCamel(data));
}

/** Counts by position, where there are no more of them than a sit can have. */
export function possibleCounts(given: RawCounts): RawCounts | undefined {
  return pahmTotalsOf(given).grandTotal <= mostTaps ? given : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function minutes(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? Math.floor(value) : undefined;
}
