import { tapsIn } from '../pahm/counts.ts';
import { handEntryOf } from './hand-entry.ts';
import { levelOf } from './levels.ts';
import type { PostureKey } from './postures.ts';
import type { PracticeSession } from './session.ts';
import type { MatrixStage } from './stages.ts';

type FullOrEarly<Sentence> = Readonly<Record<'full' | 'early', Sentence>>;

/** The sentences that the text of a meditation is put together from. */
export interface SessionTextWords {
  readonly postures: Readonly<Record<PostureKey, { readonly name: string }>>;
  readonly stillness: {
    readonly full: { readonly content: (level: string, minutes: number, posture: string) => string };
    readonly early: {
      readonly content: (level: string, minutes: number, plannedMinutes: number, posture: string) => string;
    };
  };
  readonly matrixSummary: {
    readonly full: (stage: number, minutes: number, posture: string) => string;
    readonly early: (stage: number, minutes: number, plannedMinutes: number, posture: string) => string;
    readonly observed: (taps: number, presentPercent: number) => string;
    readonly unobserved: string;
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
  const { duration, targetMinutes, isCompleted, environment, pahmCounts, presentPercentage } = session;
  const { practice } = handEntryOf(session);
  const posture = words.postures[environment.posture].name;
  if (practice.kind === 'stillness') {
    const { name } = levelOf(practice.level);
    return isCompleted
      ? words.stillness.full.content(name, duration, posture)
      : words.stillness.early.content(name, duration, targetMinutes, posture);
  }
  const { full, early, observed, unobserved } = words.matrixSummary;
  const sat = isCompleted
    ? full(practice.stage, duration, posture)
    : early(practice.stage, duration, targetMinutes, posture);
  const taps = tapsIn(pahmCounts);
  const summary = `${sat} ${taps > 0 ? observed(taps, presentPercentage) : unobserved}`;
  return words.matrix[practice.stage][isCompleted ? 'full' : 'early'].content(summary);
}
