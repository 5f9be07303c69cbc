/** Runs of consecutive practice days (A § 9, B § 9). */
export interface Streak {
  current: number;
  longest: number;
}

/**
 * The current and the longest run of consecutive days, in any order, some perhaps twice. The current one counts only if
 * its last day is today or yesterday; tomorrow counts too, since somebody who has crossed the date line may have sat
 * there already. Days are YYYY-MM-DD.
 */
export function streakOf(days: Iterable<string>, today: string): Streak {
  const yesterday = dayAfter(today, -1);
  const tomorrow = dayAfter(today, 1);
  const streak: Streak = { current: 0, longest: 0 };
  let run = 0;
  let expected = '';
  for (const day of [...new Set(days)].sort()) {
    run = day === expected ? run + 1 : 1;
    expected = dayAfter(day, 1);
    streak.longest = Math.max(streak.longest, run);
    if (day >= yesterday && day <= tomorrow) streak.current = run;
  }
  return streak;
}

function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}
