import type { Streak } from './streak.ts';

/** Consecutive practice days: the first of them as YYYY-MM-DD, and how many there are. */
export interface Run {
  first: string;
  days: number;
}

/** The runs that practice days make, oldest first. The days come in any order, some perhaps twice. */
export function runsOf(days: Iterable<string>): Run[] {
  const runs: Run[] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = runs.at(-1);
    if (last && daysBetween(last.first, day) === last.days) last.days += 1;
    else runs.push({ first: day, days: 1 });
  }
  return runs;
}

/** The runs with one more day, wherever it lies; a day that is in them already changes nothing. */
export function runsWithDay(runs: readonly Run[], day: string): Run[] {
  const at = runs.findLastIndex(({ first }) => first <= day);
  const [before, after] = [runs[at], runs[at + 1]];
  const place = before ? daysBetween(before.first, day) : 0;
  if (before && place < before.days) return [...runs];
  const doesExtend = before !== undefined && place === before.days;
  const doesLead = after !== undefined && daysBetween(day, after.first) === 1;
  const run: Run = {
    first: doesExtend ? before.first : day,
    days: (doesExtend ? before.days : 0) + 1 + (doesLead ? after.days : 0),
  };
  return [...runs.slice(0, doesExtend ? at : at + 1), run, ...runs.slice(doesLead ? at + 2 : at + 1)];
}

/**
 * The current and the longest of these runs. The current one counts only if its last day is today or yesterday; tomorrow
 * counts too, since somebody who has crossed the date line may have sat there already. Days after that say nothing.
 */
export function streakOfRuns(runs: readonly Run[], today: string): Streak {
  const longest = runs.reduce((most, { days }) => Math.max(most, days), 0);
  for (const { first, days } of runs.toReversed()) {
    const age = daysBetween(first, today);
    if (age < -1) continue;
    return { current: days >= age ? Math.min(days, age + 2) : 0, longest };
  }
  return { current: 0, longest };
}

/** How many days later `to` is than `from`. */
function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}
