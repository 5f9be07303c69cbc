import * as z from 'zod/mini';
import { noCounts, storedCounts } from '../pahm/counts.ts';
import type { Tap } from '../pahm/taps.ts';
import { type PracticeSession, type StoredCounts, storedCountsSchema } from '../practice/session.ts';
import { timelineOf } from '../practice/timeline.ts';
import { isObserved } from './session-sums.ts';
import { addedFields } from './tally.ts';

/** Into so many equal parts a sit is divided to see how attention drifts. */
export const driftParts = 6;

/**
 * Where attention was in sits with taps (B § 3): all taps by position, and those whose moments are known by sixths of the
 * sit. Without such a sit `drift` is empty.
 */
export const attentionSumsSchema = z.object({
  counts: storedCountsSchema,
  driftSessions: z.int().check(z.nonnegative()),
  drift: z.array(storedCountsSchema),
});
export type AttentionSums = z.infer<typeof attentionSumsSchema>;

const noTaps = storedCounts(noCounts());
export const noAttention: AttentionSums = { counts: noTaps, driftSessions: 0, drift: [] };

/** What one session adds: nothing unless it was observed. Its taps come in any order. */
export function attentionOf(session: PracticeSession, taps: readonly Tap[] = []): AttentionSums {
  if (!isObserved(session)) return noAttention;
  const hasMoments = taps.length > 0;
  return {
    counts: session.pahmCounts ?? noTaps,
    driftSessions: hasMoments ? 1 : 0,
    drift: hasMoments
      ? timelineOf(taps, session.secondsSat, driftParts).map(({ counts }) => storedCounts(counts))
      : [],
  };
}

/** The taps of such sums together, without the drift: all that a picture over time needs, at a seventh of the cost. */
export function addedCounts(all: readonly AttentionSums[]): StoredCounts {
  return addedFields(
    noTaps,
    all.map(({ counts }) => counts),
  );
}

/** Such sums together. */
export function addedAttention(all: readonly AttentionSums[]): AttentionSums {
  const drifts = all.map(({ drift }) => drift).filter(({ length }) => length > 0);
  const [first = []] = drifts;
  return {
    counts: addedCounts(all),
    driftSessions: all.reduce((sum, { driftSessions }) => sum + driftSessions, 0),
    drift: first.map((_, part) =>
      addedFields(
        noTaps,
        drifts.map((drift) => drift[part] ?? noTaps),
      ),
    ),
  };
}
