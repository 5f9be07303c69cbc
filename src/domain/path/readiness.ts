import { tapsIn } from '../pahm/counts.ts';
import type { PracticeSession } from '../practice/session.ts';
import type { MarkKey } from './marks.ts';

/**
 * What makes a stage ready: the mean present percentage that its last full sits need, the mark that opens the stage
 * after it (B § 4), and the mark from whose moment on its sits count, once it was reset (A § 4).
 */
const readinessTable = {
  2: { neededPresent: 60, opens: 'stage3Open', restarts: 'stage2Restarted' },
  3: { neededPresent: 60, opens: 'stage4Open', restarts: 'stage3Restarted' },
  4: { neededPresent: 70, opens: 'stage5Open', restarts: 'stage4Restarted' },
  5: { neededPresent: 70, opens: 'stage6Open', restarts: 'stage5Restarted' },
} as const satisfies Record<number, { neededPresent: number; opens: MarkKey; restarts: MarkKey }>;

/** The stages that open the one after them, in their order (B § 4). */
export const readinessStages = [2, 3, 4, 5] as const;
export type ReadinessStage = (typeof readinessStages)[number];

/** So many full sits of a stage are needed, and so many of the last are looked at (B § 4). */
export const neededSits = 5;

/** With fewer full sits that have taps there is no mean to ask for (B § 4). */
const fewestSitsWithTaps = 2;

/** What readiness looks at in a session. `presentPercentage` counts only where `tapCount` is above 0. */
export interface ReadinessRow {
  timestamp: string;
  isCompleted: boolean;
  presentPercentage: number;
  tapCount: number;
}

/** How far a stage is from opening the next one. */
export interface Readiness {
  stage: ReadinessStage;
  /** The last full sits, `neededSits` at most. */
  fullSits: number;
  neededSits: typeof neededSits;
  /** Whole percent over those with taps, rounded down, so that it never shows as reached what is not. */
  meanPresent: number | undefined;
  neededPresent: 60 | 70;
  sitsWithTaps: number;
  isReady: boolean;
  /** What is missing, or why nothing is: with fewer than two sits that have taps the full sits are enough. */
  why: 'sits' | 'present' | 'ready' | 'ready-without-mean';
}

/** What readiness looks at in this session. */
export function readinessRow(session: PracticeSession): ReadinessRow {
  const { timestamp, isCompleted, presentPercentage, pahmCounts } = session;
  return { timestamp, isCompleted, presentPercentage, tapCount: tapsIn(pahmCounts) };
}

/**
 * How far a stage is, from its sits in any order (B § 4): five full ones, and over the last five a mean present percentage
 * of at least 60 (stages 2, 3) or 70 (stages 4, 5), taken over those that have taps. Sits that were ended early are passed
 * over, and of the full ones only the last five are looked at.
 */
export function readinessOf(stage: ReadinessStage, sits: readonly ReadinessRow[]): Readiness {
  const { neededPresent } = readinessTable[stage];
  const last = sits
    .filter(({ isCompleted }) => isCompleted)
    .sort((one, other) => Temporal.Instant.compare(other.timestamp, one.timestamp))
    .slice(0, neededSits);
  const withTaps = last.filter(({ tapCount }) => tapCount > 0);
  const present = withTaps.reduce((sum, { presentPercentage }) => sum + presentPercentage, 0);
  const why =
    last.length < neededSits
      ? 'sits'
      : withTaps.length < fewestSitsWithTaps
        ? 'ready-without-mean'
        : present >= neededPresent * withTaps.length
          ? 'ready'
          : 'present';
  return {
    stage,
    fullSits: last.length,
    neededSits,
    meanPresent: withTaps.length > 0 ? Math.floor(present / withTaps.length) : undefined,
    neededPresent,
    sitsWithTaps: withTaps.length,
    isReady: why === 'ready' || why === 'ready-without-mean',
    why,
  };
}

/** The mark that opens the stage after this one, once this one is ready (B § 4). */
export function openingMark(stage: ReadinessStage): MarkKey {
  return readinessTable[stage].opens;
}

/** The mark that a reset of this stage leaves: only sits after its moment make the stage ready (A § 4). */
export function restartMark(stage: ReadinessStage): MarkKey {
  return readinessTable[stage].restarts;
}
