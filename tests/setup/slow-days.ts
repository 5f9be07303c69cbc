import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import type { Range } from '#domain/analytics/range.ts';
import type { PracticeHistory } from './practice-histories.ts';

/** The records of a history that lie in a range, looked for one by one. */
export function slowlyWithin({ records, zone, dayStartHour }: PracticeHistory, { from, to }: Range) {
  const isIn = (day: string) => day >= from && day <= to;
  const isNow = (instant: string) => isIn(practiceDayOf(instant, zone, dayStartHour));
  const sessions = records.sessions.filter(({ practiceDay }) => isIn(practiceDay));
  const has = (id: string | undefined) => sessions.some(({ sessionId }) => sessionId === id);
  return {
    sessions,
    /** Oldest first, by their beginning. */
    inOrder: [...sessions].sort((one, other) => Date.parse(one.startedAt) - Date.parse(other.startedAt)),
    notes: records.notes.filter(({ timestamp }) => isNow(timestamp)),
    views: records.views.filter(({ timestamp }) => isNow(timestamp)),
    reflections: records.reflections.filter(({ sessionId }) => has(sessionId)),
    recoveries: records.recoveries.filter(({ sessionId }) => has(sessionId)),
    tapsOf: (id: string) => records.taps.find(({ sessionId }) => sessionId === id)?.taps ?? [],
  };
}

/** The minute of the day that the wall clock of a zone shows, by the platform's own tables. */
export function wallMinute(instant: string, zone: string): number {
  const parts = formatOf(zone).formatToParts(Date.parse(instant));
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  return part('hour') * 60 + part('minute');
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric' });
  formats.set(zone, format);
  return format;
}

/** A sum, the slow way. */
export function total<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += numberOf(item);
  return sum;
}

/** A mean with one decimal of whole numbers that stand for `unit` each; undefined of none. */
export function mean(values: readonly number[], unit = 1): number | undefined {
  if (values.length === 0) return undefined;
  return Math.round((total(values, (value) => value) * 10) / (values.length * unit)) / 10;
}
