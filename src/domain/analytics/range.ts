import { calendarDateSchema } from '../practice/session.ts';

/** The ranges that are offered, and the one that is preset (B § 2, § 9). */
export const rangeKinds = ['week', 'month', 'quarter', 'year'] as const;
export type RangeKind = (typeof rangeKinds)[number];
export const presetRange = 'month' satisfies RangeKind;

/** How many practice days a range has. The last of them is today, so that none is cut off by a calendar. */
const daysOfKind: Readonly<Record<RangeKind, number>> = { week: 7, month: 30, quarter: 90, year: 365 };

/** Practice days from the first to the last, both among them, as YYYY-MM-DD. */
export interface Range {
  from: string;
  to: string;
}

/** The range of this kind that ends today. */
export function rangeOf(kind: RangeKind, today: string): Range {
  return lastDays(daysOfKind[kind], today);
}

/** The last so many practice days, today among them. */
export function lastDays(days: number, today: string): Range {
  return { from: shifted(today, 1 - days), to: today };
}

/** The range that somebody chose; undefined where one of the days does not exist, or the last is before the first. */
export function customRange(from: string, to: string): Range | undefined {
  const areDays = [from, to].every((day) => calendarDateSchema.safeParse(day).success);
  return areDays && from <= to ? { from, to } : undefined;
}

/** As many days just before these: what they are compared with. */
export function rangeBefore(range: Range): Range {
  const days = daysIn(range);
  return { from: shifted(range.from, -days), to: shifted(range.from, -1) };
}

/** How many practice days a range has. */
export function daysIn({ from, to }: Range): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days + 1;
}

/** Whether a practice day lies in a range. */
export function isInRange({ from, to }: Range, practiceDay: string): boolean {
  return from <= practiceDay && practiceDay <= to;
}

/** The shortest range that holds all of these. */
export function covering(first: Range, ...others: readonly Range[]): Range {
  const all = [first, ...others];
  const [from = first.from] = all.map((range) => range.from).sort();
  const to =
    all
      .map((range) => range.to)
      .sort()
      .at(-1) ?? first.to;
  return { from, to };
}

/** Every practice day of a range, oldest first. */
export function daysOfRange({ from, to }: Range): string[] {
  const days: string[] = [];
  // A month at a time: a date for each day of a year would take longer than drawing it.
  let month = Temporal.PlainDate.from(from);
  while (month.toString() <= to) {
    const name = month.toString().slice(0, -2);
    for (let { day } = month; day <= month.daysInMonth; day += 1) days.push(name + `${day}`.padStart(2, '0'));
    month = month.with({ day: 1 }).add({ months: 1 });
  }
  return days.filter((day) => day <= to);
}

/** A day so many days later, or earlier below zero. */
export function shifted(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}
