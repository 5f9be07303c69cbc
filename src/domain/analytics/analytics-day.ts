import * as z from 'zod/mini';
import type { EmotionalNote } from '../notes/note.ts';
import type { PageView } from '../own-data/format.ts';
import type { SitTaps } from '../pahm/taps.ts';
import { calendarDateSchema, type PracticeSession } from '../practice/session.ts';
import type { RecoveryRecord } from '../recovery/record.ts';
import type { Reflection } from '../reflection/reflection.ts';
import {
  type AnalyticsSums,
  analyticsSumsSchema,
  mergedAll,
  sumsOfNote,
  sumsOfRecovery,
  sumsOfReflection,
  sumsOfSession,
  sumsOfView,
} from './analytics-sums.ts';
import { startedMinuteOf } from './part-of-day.ts';
import { dayOfNote, dayOfRecovery, dayOfReflection, dayOfView, type RecordClock } from './record-day.ts';

/**
 * What all records of one practice day come to: a cache, which the records can make anew, and all that My Analytics reads
 * beside the last few sits and notes. A range of whatever length is these days merged, so what it costs follows from its
 * days, and not from the years before it.
 *
 * The store keeps one such row for each day that has any record, in a table of its own by `practiceDay` beside `days`: there
 * every row is a day of practice, here a day may have nothing but a note. Whatever writes a record says of its day that it is
 * touched; touched days are made anew, of all their records, before My Analytics is next shown.
 */
export const analyticsDaySchema = z.extend(analyticsSumsSchema, { practiceDay: calendarDateSchema });
export type AnalyticsDay = z.infer<typeof analyticsDaySchema>;

/** Records of any days, in any order. Taps may be left out: then nothing is said of how attention drifts within a sit. */
export interface AnalyticsRecords {
  sessions: readonly PracticeSession[];
  taps: readonly SitTaps[];
  notes: readonly EmotionalNote[];
  reflections: readonly Reflection[];
  recoveries: readonly RecoveryRecord[];
  views: readonly PageView[];
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

/** How many records of each practice day there are. */
export function recordsByDay(records: AnalyticsRecords, clock: RecordClock): Map<string, number> {
  const days = [
    ...records.sessions.map(({ practiceDay }) => practiceDay),
    ...records.notes.map((note) => dayOfNote(note, clock)),
    ...records.reflections.map((said) => dayOfReflection(said, clock)),
    ...records.recoveries.map((record) => dayOfRecovery(record, clock)),
    ...records.views.map((view) => dayOfView(view, clock)),
  ];
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

function byPracticeDay({ practiceDay: one }: AnalyticsDay, { practiceDay: other }: AnalyticsDay): number {
  return one < other ? -1 : 1;
}
