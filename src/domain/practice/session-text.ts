import { tapsIn } from '../pahm/counts.ts';
import { handEntryOf } from './hand-entry.ts';
import { levelOf } from './levels.ts';
import type { SitPosture } from './postures.ts';
import type { PracticeSession } from './session.ts';
import type { MatrixStage } from './stages.ts';

type FullOrEarly<Sentence> = Readonly<Record<'full' | 'early', Sentence>>;

type PostureNames = Readonly<Record<SitPosture, { readonly name: string }>>;

/** What is said of the taps of a sit. */
interface ObservationWords {
  readonly observed: (taps: number, presentPercent: number) => string;
  readonly unobserved: string;
}

/** The sentences that the text of a meditation is put together from. */
export interface SessionTextWords {
  readonly postures: PostureNames;
  readonly stillness: {
    readonly full: { readonly content: (level: string, minutes: number, posture: string) => string };
    readonly early: {
      readonly content: (level: string, minutes: number, plannedMinutes: number, posture: string) => string;
    };
  };
  readonly matrixSummary: ObservationWords & {
    readonly full: (stage: number, minutes: number, posture: string) => string;
    readonly early: (stage: number, minutes: number, plannedMinutes: number, posture: string) => string;
  };
  readonly matrix: Readonly<
    Record<MatrixStage, FullOrEarly<{ readonly content: (summary: string) => string }>>
  >;
}

/**
 * The text of a meditation: what its session keeps as notes, and what the note written after it says (B § 3). Recording
 * and correcting take it from here, so that the two stay one text.
 */
export function sessionText(session: PracticeSession, words: SessionTextWords): string {
  const { duration, targetMinutes, isCompleted, environment } = session;
  const { practice } = handEntryOf(session);
  const posture = words.postures[environment.posture].name;
  if (practice.kind === 'stillness') {
    const { name } = levelOf(practice.level);
    return isCompleted
      ? words.stillness.full.content(name, duration, posture)
      : words.stillness.early.content(name, duration, targetMinutes, posture);
  }
  const { full, early } = words.matrixSummary;
  const sat = isCompleted
    ? full(practice.stage, duration, posture)
    : early(practice.stage, duration, targetMinutes, posture);
  const summary = `${sat} ${observation(session, words.matrixSummary)}`;
  return words.matrix[practice.stage][isCompleted ? 'full' : 'early'].content(summary);
}

/** The sentences that the text of a Mind Recovery practice is put together from. */
export interface RecoveryTextWords {
  readonly postures: PostureNames;
  readonly summary: {
    readonly full: (name: string, minutes: number, posture: string) => string;
    readonly early: (name: string, minutes: number, plannedMinutes: number, posture: string) => string;
  };
  readonly observation: ObservationWords;
}

/** The text of a Mind Recovery practice: what its session keeps as notes (B § 3). */
export function recoveryText(session: PracticeSession, words: RecoveryTextWords): string {
  const { stageLabel, duration, targetMinutes, isCompleted, environment } = session;
  const { full, early } = words.summary;
  const posture = words.postures[environment.posture].name;
  const sat = isCompleted
    ? full(stageLabel, duration, posture)
    : early(stageLabel, duration, targetMinutes, posture);
  return `${sat} ${observation(session, words.observation)}`;
}

function observation(
  { pahmCounts, presentPercentage }: PracticeSession,
  { observed, unobserved }: ObservationWords,
): string {
  const taps = tapsIn(pahmCounts);
  return taps > 0 ? observed(taps, presentPercentage) : unobserved;
}
