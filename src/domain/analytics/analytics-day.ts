import * as z from 'zod/mini';
import type { EmotionalNote } from '../notes/note.ts';
import type { PageView } from '../own-data/format.ts';
import type { SitTaps } from '../pahm/taps.ts';
import { calendarDateSchema } from '../practice/session.ts';
import type { RecoveryRecord } from '../recovery/record.ts';
import type { Reflection } from '../reflection/reflection.ts';
import {
  type AnalyticsSums,
  analyticsSumsSchema,
  mergedAll,
  mergedSums,
  sumsOfNote,
  sumsOfRecovery,
  sumsOfReflection,
  sumsOfSession,
  sumsOfView,
} from './analytics-sums.ts';
import { startedMinuteOf, type TimedSession } from './part-of-day.ts';
import {
  type Dated,
  dayOfNote,
  dayOfRecovery,
  dayOfReflection,
  dayOfView,
  type RecordClock,
} from './record-day.ts';

/**
 * What all records of one practice day come to: a cache, which the records can make anew, and all that My Analytics reads
 * beside the last few sits and notes. A range of whatever length is these days merged, so what it costs follows from its
 * days, and not from the years before it.
 *
 * The store keeps one such row a day that has any record, in a table of its own by `practiceDay` beside `days`: there every
 * row is a day of practice, here a day may have nothing but a note. A row is written in the transaction that writes the
 * record. What was added is merged into its day (`withSums`); a day in which something was changed, or from which something
 * was taken away, is made anew of all its records. Beside the rows stand the version of the roll-up and how many records of
 * each kind they hold: where the tables hold others, the rows are thrown away and made anew in portions, `analyticsDaysOf` so
 * many records at a time, put together by `mergedDays`.
 */
export const analyticsDaySchema = z.extend(analyticsSumsSchema, { practiceDay: calendarDateSchema });
export type AnalyticsDay = z.infer<typeof analyticsDaySchema>;

/** Records of any days, in any order. Taps may be left out: then nothing is said of how attention drifts within a sit. */
export interface AnalyticsRecords {
  sessions: readonly TimedSession[];
  taps: readonly SitTaps[];
  notes: readonly Dated<EmotionalNote>[];
  reflections: readonly Dated<Reflection>[];
  recoveries: readonly Dated<RecoveryRecord>[];
  views: readonly Dated<PageView>[];
}

export const noRecords: AnalyticsRecords = {
  sessions: [],
  taps: [],
  notes: [],
  reflections: [],
  recoveries: [],
  views: [],
};

/** The days that records make, oldest first, in one pass over them. The taps of a session are in the same records as it is. */
export function analyticsDaysOf(records: AnalyticsRecords, clock: RecordClock): AnalyticsDay[] {
  const tapsOf = new Map(records.taps.map(({ sessionId, taps }) => [sessionId, taps]));
  const byDay = new Map<string, AnalyticsSums[]>();
  const add = (practiceDay: string, sums: AnalyticsSums) => {
    const onDay = byDay.get(practiceDay);
    if (onDay) onDay.push(sums);
    else byDay.set(practiceDay, [sums]);
  };
  for (const session of records.sessions) {
    const minute = startedMinuteOf(session, clock.zone);
    add(session.practiceDay, sumsOfSession(session, minute, tapsOf.get(session.sessionId)));
  }
  for (const note of records.notes) add(dayOfNote(note, clock), sumsOfNote(note));
  for (const said of records.reflections) add(dayOfReflection(said, clock), sumsOfReflection(said));
  for (const record of records.recoveries) add(dayOfRecovery(record, clock), sumsOfRecovery(record));
  for (const view of records.views) add(dayOfView(view, clock), sumsOfView(view));
  return [...byDay].map(([practiceDay, sums]) => ({ practiceDay, ...mergedAll(sums) })).sort(byPracticeDay);
}

/** A day with more added to it. */
export function withSums(day: AnalyticsDay, sums: AnalyticsSums): AnalyticsDay {
  return { practiceDay: day.practiceDay, ...mergedSums(day, sums) };
}

/** Two lists of days, oldest first, together: a day that is in both is added up. */
export function mergedDays(one: readonly AnalyticsDay[], other: readonly AnalyticsDay[]): AnalyticsDay[] {
  const days = new Map(one.map((day) => [day.practiceDay, day]));
  for (const day of other) {
    const known = days.get(day.practiceDay);
    days.set(day.practiceDay, known ? withSums(known, day) : day);
  }
  return [...days.values()].sort(byPracticeDay);
}

function byPracticeDay({ practiceDay: one }: AnalyticsDay, { practiceDay: other }: AnalyticsDay): number {
  return one < other ? -1 : 1;
}
