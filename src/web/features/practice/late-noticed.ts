import type { Countdown, Moment } from '#domain/practice/countdown.ts';

/**
 * How much later than at its end a countdown was found to be complete, in milliseconds: in all, and awake. `awake`: the
 * device cannot have slept since it was last looked at.
 */
export function lateNoticed(
  before: Countdown,
  now: Moment,
  awake: boolean,
): { lateMillis: number; awakeLateMillis: number } {
  const last = before.observed ?? now;
  const leftMillis = before.plannedMillis - before.elapsedMillis;
  const onMonotonic = now.monotonicMillis - last.monotonicMillis;
  const passedMillis = awake ? onMonotonic : now.wallMillis - last.wallMillis;
  return {
    lateMillis: Math.max(0, passedMillis - leftMillis),
    awakeLateMillis: Math.max(0, Math.min(onMonotonic, passedMillis) - leftMillis),
  };
}
