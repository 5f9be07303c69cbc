import type { AnalyticsDay } from '#domain/analytics/analytics-day.ts';
import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import { isInRange, type Range, shifted } from '#domain/analytics/range.ts';
import { type EmotionalNote, emotionalNoteSchema } from '#domain/notes/note.ts';
import { type PracticeSession, practiceSessionSchema } from '#domain/practice/session.ts';
import { type OnAdded, settleAnalytics } from './analytics-rollup.ts';
import type { Raw } from './database.ts';
import { readSettings } from './settings-record.ts';
import { guarded } from './storage-error.ts';
import type { StoreParts } from './store-parts.ts';

/** What My Analytics reads. What the device refuses is thrown as a StorageError. */
export interface AnalyticsData {
  /** Adds up whatever was not added up yet; `onAdded` hears of it where that takes long. */
  settle(onAdded?: OnAdded): Promise<void>;
  /** How many days wait for `settle`. */
  touchedDays(): Promise<number>;
  /** The rows of the practice days of a range that have any record, oldest first. */
  days(range: Range): Promise<AnalyticsDay[]>;
  /** The first day that has any record. */
  firstDay(): Promise<string | undefined>;
  /** The last sessions and notes of a range, newest first, so many at most. */
  lastSessions(range: Range, limit: number): Promise<PracticeSession[]>;
  lastNotes(range: Range, limit: number): Promise<EmotionalNote[]>;
}

/** Between the day of an instant in UTC and its practice day there may be so many days. */
const mostDaysApart = 2;

/** What My Analytics reads of one person's data. */
export function createAnalyticsData(parts: StoreParts): AnalyticsData {
  const { database, reader, clock } = parts;
  const { analyticsDays, sessions, notes, touchedDays } = database;

  /** The last records of a table in a range, by the index of their instants. */
  async function last<Kind>(
    table: typeof sessions,
    range: Range,
    limit: number,
    read: (raw: Raw) => Kind | undefined,
  ): Promise<Kind[]> {
    const taken: Kind[] = [];
    await table
      .where('timestamp')
      .between(shifted(range.from, -mostDaysApart), shifted(range.to, mostDaysApart + 1))
      .reverse()
      .until(() => taken.length >= limit)
      .each((raw) => {
        const record = read(raw);
        if (record !== undefined) taken.push(record);
      });
    return taken;
  }

  return {
    settle: (onAdded = () => {}) => guarded(() => settleAnalytics(parts, onAdded)),
    touchedDays: () => guarded(() => touchedDays.count()),
    // A cache that this version of the app wrote: decoding its rows one by one would take longer than drawing them.
    days: ({ from, to }) =>
      guarded(async () => {
        const rows = await analyticsDays.where('practiceDay').between(from, to, true, true).toArray();
        return rows as unknown as AnalyticsDay[];
      }),
    firstDay: () =>
      guarded(async () => (await analyticsDays.orderBy('practiceDay').first())?.practiceDay as string),
    lastSessions: (range, limit) =>
      guarded(() =>
        last(sessions, range, limit, (raw) => {
          const [session] = reader.decoded('sessions', [raw], practiceSessionSchema);
          return session && isInRange(range, session.practiceDay) ? session : undefined;
        }),
      ),
    lastNotes: (range, limit) =>
      guarded(async () => {
        const { dayStartHour } = await readSettings(parts);
        const zone = clock.zone();
        return last(notes, range, limit, (raw) => {
          const [note] = reader.decoded('notes', [raw], emotionalNoteSchema);
          const day = note && (note.practiceDay ?? practiceDayOf(note.timestamp, zone, dayStartHour));
          return day !== undefined && isInRange(range, day) ? note : undefined;
        });
      }),
  };
}
