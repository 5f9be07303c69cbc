import { analyticsDaysOf, recordsByDay } from '#domain/analytics/analytics-day.ts';
import { daysIn, isInRange, type Range, shifted } from '#domain/analytics/range.ts';
import type { RecordClock } from '#domain/analytics/record-day.ts';
import { runsOf } from '#domain/analytics/runs.ts';
import { putState, readState, rollupVersion } from './analytics-state.ts';
import { addedTables, recordedRange, recordsNear } from './day-records.ts';
import { readSettings } from './settings-record.ts';
import type { StoreParts } from './store-parts.ts';

/** Hears how many records of how many are added up. */
export type OnAdded = (done: number, all: number) => void;

/** At most so many days, and about so many sessions, are made anew in one piece: between two the page can draw and answer. */
const mostDaysAtOnce = 30;
const sessionsAtOnce = 300;

/** How often all is made anew before the next opening has to try: another tab may be writing all the time. */
const mostRounds = 3;

const stateTables = ({ database }: StoreParts) => [database.runningTotals, database.touchedDays];

async function countAll(parts: StoreParts): Promise<number> {
  const counts = await Promise.all(addedTables(parts).map((table) => table.count()));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Makes the rows of some days anew, in one transaction, and answers of how many records. */
function renewRows(parts: StoreParts, range: Range): Promise<number> {
  const { database, clock } = parts;
  const tables = [
    ...addedTables(parts),
    ...stateTables(parts),
    database.taps,
    database.analyticsDays,
    database.settings,
  ];
  return database.transaction('rw', tables, async () => {
    const { dayStartHour } = await readSettings(parts);
    const { records, dayOfSession } = await recordsNear(parts, range);
    const own: RecordClock = { zone: clock.zone(), dayStartHour, dayOfSession };
    const counts = recordsByDay(records, own);
    const days = analyticsDaysOf(records, own).filter(({ practiceDay }) => isInRange(range, practiceDay));
    const rows = days.map((day) => ({ ...day, records: counts.get(day.practiceDay) ?? 0 }));
    const kept = database.analyticsDays.where('practiceDay').between(range.from, range.to, true, true);
    const before = sumOf(await kept.toArray());
    const after = sumOf(rows);
    await kept.delete();
    await Promise.all([
      database.analyticsDays.bulkPut(rows),
      database.touchedDays.where('practiceDay').between(range.from, range.to, true, true).delete(),
    ]);
    const state = await readState(parts);
    if (state) await putState(parts, { ...state, records: state.records - before + after });
    return after;
  });
}

function sumOf(rows: readonly { records?: unknown }[]): number {
  return rows.reduce((sum, { records }) => sum + (typeof records === 'number' ? records : 0), 0);
}

/** A range in pieces of so many days at most. */
function* stretchesOf({ from, to }: Range, days: number): Generator<Range> {
  for (let first = from; first <= to; first = shifted(first, days)) {
    const last = shifted(first, days - 1);
    yield { from: first, to: last < to ? last : to };
  }
}

/** Makes all rows anew, a piece at a time. */
async function makeAnew(parts: StoreParts, onAdded: OnAdded): Promise<void> {
  const { database } = parts;
  await database.transaction('rw', [...stateTables(parts), database.analyticsDays], async () => {
    await Promise.all([database.analyticsDays.clear(), database.touchedDays.clear()]);
    await putState(parts, { version: rollupVersion, records: 0 });
  });
  const [range, all, sessions] = await Promise.all([
    recordedRange(parts),
    countAll(parts),
    database.sessions.count(),
  ]);
  if (range) {
    const daysAtOnce = Math.ceil((sessionsAtOnce * daysIn(range)) / Math.max(1, sessions));
    let done = 0;
    for (const piece of stretchesOf(range, Math.min(mostDaysAtOnce, Math.max(1, daysAtOnce)))) {
      done += await renewRows(parts, piece);
      onAdded(done, all);
    }
  }
  await database.transaction('rw', [...stateTables(parts), ...addedTables(parts)], async () => {
    const state = await readState(parts);
    if (state) await putState(parts, { ...state, unread: (await countAll(parts)) - state.records });
  });
}

/** Whether every record is added up, and the days whose records have changed since. */
async function look(parts: StoreParts): Promise<{ isWhole: boolean; touched: string[] }> {
  const { database } = parts;
  return database.transaction('r', [...stateTables(parts), ...addedTables(parts)], async () => {
    const [state, all, touched] = await Promise.all([
      readState(parts),
      countAll(parts),
      database.touchedDays.toCollection().primaryKeys(),
    ]);
    const isWhole = state?.unread !== undefined && state.records + state.unread === all;
    // Of touched days the counts differ, which says nothing: only without any do they have to agree.
    return { isWhole: isWhole || (touched.length > 0 && state?.unread !== undefined), touched };
  });
}

/**
 * Brings the rows of My Analytics up to date: those of touched days, or all of them where they do not hold what the tables
 * hold. Where it was interrupted, the next call does it.
 */
export async function settleAnalytics(parts: StoreParts, onAdded: OnAdded): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const { isWhole, touched } = await look(parts);
    if (isWhole && touched.length === 0) return;
    if (!isWhole) await makeAnew(parts, onAdded);
    else {
      for (const { first, days } of runsOf(touched)) {
        const run = { from: first, to: shifted(first, days - 1) };
        for (const piece of stretchesOf(run, mostDaysAtOnce)) await renewRows(parts, piece);
      }
    }
  }
}
