import * as z from 'zod/mini';
import { type RunningTotals, runningTotalsSchema, withSession } from '#domain/analytics/running-totals.ts';
import { calendarDateSchema, type PracticeSession } from '#domain/practice/session.ts';

/**
 * The running totals as they are kept: of the runs of practice days only the last few, and the longest before them, so
 * that they stay as small after ten years as after one month.
 */
export const keptTotalsSchema = z.object({
  running: runningTotalsSchema,
  /** From this day on every run is there; without it, all are. */
  runsSince: z.optional(calendarDateSchema),
});
export type KeptTotals = z.infer<typeof keptTotalsSchema>;

/** So many of the last runs are kept. */
const recentRuns = 4;

/** What is kept of running totals, whose runs are all there from `runsSince` on. */
export function keptOf(running: RunningTotals, runsSince?: string): KeptTotals {
  const earlier = running.runs.slice(0, -recentRuns);
  const recent = running.runs.slice(-recentRuns);
  const [first] = recent;
  if (earlier.length === 0 || !first) return { running, ...(runsSince ? { runsSince } : {}) };
  const longest = earlier.reduce((long, run) => (run.days > long.days ? run : long));
  return { running: { ...running, runs: [longest, ...recent] }, runsSince: first.first };
}

/** Whether all is kept that matters on a practice day or about one. */
export function doesReach({ runsSince }: KeptTotals, practiceDay: string): boolean {
  return runsSince === undefined || practiceDay >= runsSince;
}

/** What is kept with one more session, on a day that it reaches. */
export function keptWithSession({ running, runsSince }: KeptTotals, session: PracticeSession): KeptTotals {
  return keptOf(withSession(running, session), runsSince);
}
