import type { AnalyticsDay } from '#domain/analytics/analytics-day.ts';
import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import { isInRange, type Range, shifted } from '#domain/analytics/range.ts';
import { type EmotionalNote, emotionalNoteSchema } from '#domain/notes/note.ts';
import { type PracticeSession, practiceSessionSchema } from '#domain/practice/session.ts';
import {
  currentRows,
  isAddedUp,
  type OnAdded,
  prepareAnalytics,
  settleAnalytics,
} from './analytics-rollup.ts';
import type { Raw } from './database.ts';
import { guarded } from './storage-error.ts';
import type { StoreParts } from './store-parts.ts';

/** What My Analytics reads. What the device refuses is thrown as a StorageError. */
export interface AnalyticsData {
  /** Whether there is something to be read. */
  isAddedUp(): Promise<boolean>;
  /** Makes sure that there is; `onAdded` hears of it where that takes long. */
  prepare(onAdded?: OnAdded): Promise<void>;
  /** Keeps whatever is worked out at each reading so far. */
  settle(onAdded?: OnAdded): Promise<void>;
  /** How many days wait for `settle`. */
  touchedDays(): Promise<number>;
  /** The rows of the practice days of a range that have any record, oldest first. */
  days(range: Range): Promise<AnalyticsDay[]>;
  /** The first day that has any record. */
  firstDay(): Promise<string | undefined>;
  /** The last sessions and notes of a range, newest first, so many at most. The days of old notes begin at an hour. */
  lastSessions(range: Range, limit: number): Promise<PracticeSession[]>;
  lastNotes(range: Range, limit: number, dayStartHour: number): Promise<EmotionalNote[]>;
}

/** Between the day of an instant in UTC and its practice day there may be so many days. */
const mostDaysApart = 2;

/** So many of the last days are looked at first. */
const fewDays = 8;

/** What My Analytics reads of one person's data. */
export function createAnalyticsData(parts: StoreParts): AnalyticsData {
  const { database, reader, clock } = parts;
  const { analyticsDays, sessions, notes, touchedDays } = database;

  /** The last records of a table in a range, newest first, by the index of their instants: a few days are looked at, then more. */
  async function last<Kind>(
    table: typeof sessions,
    range: Range,
    limit: number,
    read: (raw: Raw) => Kind | undefined,
  ): Promise<Kind[]> {
    const first = shifted(range.from, -mostDaysApart);
    const taken: Kind[] = [];
    let end = shifted(range.to, mostDaysApart + 1);
    for (let days = fewDays; taken.length < limit && end > first; days *= 4) {
      const start = shifted(end, -days);
      // Without a cursor, which goes from record to record and takes longer than reading some too many.
      const from = [first, start].toSorted().at(-1);
      const raws = await table.where('timestamp').between(from, end).toArray();
      taken.push(...raws.reverse().flatMap((raw) => read(raw) ?? []));
      end = start;
    }
    return taken.slice(0, limit);
  }

  return {
    isAddedUp: () => guarded(() => isAddedUp(parts)),
    prepare: (onAdded = () => {}) => guarded(() => prepareAnalytics(parts, onAdded)),
    settle: (onAdded = () => {}) => guarded(() => settleAnalytics(parts, onAdded)),
    touchedDays: () => guarded(() => touchedDays.count()),
    days: (range) => guarded(() => currentRows(parts, range)),
    firstDay: () =>
      guarded(async () => (await analyticsDays.orderBy('practiceDay').first())?.practiceDay as string),
    lastSessions: (range, limit) =>
      guarded(() =>
        last(sessions, range, limit, (raw) => {
          const [session] = reader.decoded('sessions', [raw], practiceSessionSchema);
          return session && isInRange(range, session.practiceDay) ? session : undefined;
        }),
      ),
    lastNotes: (range, limit, dayStartHour) =>
      guarded(() => {
        const zone = clock.zone();
        return last(notes, range, limit, (raw) => {
          const [note] = reader.decoded('notes', [raw], emotionalNoteSchema);
          const day = note && (note.practiceDay ?? practiceDayOf(note.timestamp, zone, dayStartHour));
          return day !== undefined && isInRange(range, day) ? note : undefined;
        });
      }),
  };
}
