import { type AnalyticsDay, analyticsDaysOf, recordsByDay } from '#domain/analytics/analytics-day.ts';
import { type AnalyticsSums, mergedAll } from '#domain/analytics/analytics-sums.ts';
import { isInRange, type Range, shifted } from '#domain/analytics/range.ts';
import type { RecordClock } from '#domain/analytics/record-day.ts';
import { runsOf } from '#domain/analytics/runs.ts';
import {
  distrustAnalytics,
  putState,
  type RollupState,
  readState,
  rollupVersion,
} from './analytics-state.ts';
import { addedTables, allRecords, recordsNear, shorterRanges } from './day-records.ts';
import { piecesOf } from './own-data-tables.ts';
import { readSettings } from './settings-record.ts';
import type { StoreParts } from './store-parts.ts';

/** Hears how many records of how many are added up. */
export type OnAdded = (done: number, all: number) => void;

/** At most so many touched days are made anew in one transaction. */
const mostDaysAtOnce = 30;

/** How often all is made anew before the next opening has to try: another tab may be writing all the time. */
const mostRounds = 3;

const stateTables = ({ database }: StoreParts) => [database.runningTotals, database.touchedDays];

async function countAll(parts: StoreParts): Promise<number> {
  const counts = await Promise.all(addedTables(parts).map((table) => table.count()));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A row as it is kept: with how many records it was made of. */
type Row = AnalyticsDay & { records: number };

/** What rows are made from. */
const sourceTables = (parts: StoreParts) => [
  ...addedTables(parts),
  parts.database.taps,
  parts.database.settings,
];

/** The rows of the days of a range, made of all their records. */
async function rowsOf(parts: StoreParts, range: Range): Promise<Row[]> {
  const { dayStartHour } = await readSettings(parts);
  const { records, dayOfSession } = await recordsNear(parts, range);
  const own: RecordClock = { zone: parts.clock.zone(), dayStartHour, dayOfSession };
  const counts = recordsByDay(records, own);
  return analyticsDaysOf(records, own)
    .filter(({ practiceDay }) => isInRange(range, practiceDay))
    .map((day) => ({ ...day, records: counts.get(day.practiceDay) ?? 0 }));
}

/** Makes the rows of touched days anew, in one transaction. */
async function renewRows(parts: StoreParts, range: Range): Promise<void> {
  const { analyticsDays, touchedDays } = parts.database;
  const tables = [...sourceTables(parts), ...stateTables(parts), analyticsDays];
  await parts.database.transaction('rw', tables, async () => {
    const rows = await rowsOf(parts, range);
    const kept = analyticsDays.where('practiceDay').between(range.from, range.to, true, true);
    const before = sumOf(await kept.toArray());
    await kept.delete();
    await Promise.all([
      analyticsDays.bulkPut(rows),
      touchedDays.where('practiceDay').between(range.from, range.to, true, true).delete(),
    ]);
    const state = await readState(parts);
    if (state) await putState(parts, { ...state, records: state.records - before + sumOf(rows) });
  });
}

function sumOf(rows: readonly { records?: unknown }[]): number {
  return rows.reduce((sum, { records }) => sum + (typeof records === 'number' ? records : 0), 0);
}

/** Makes all rows anew, a portion of the records at a time; what is written meanwhile is touched, and follows. */
async function makeAnew(parts: StoreParts, onAdded: OnAdded): Promise<void> {
  const { database } = parts;
  const { analyticsDays } = database;
  await database.transaction('rw', stateTables(parts), async () => {
    await Promise.all([database.touchedDays.clear(), distrustAnalytics(parts)]);
  });
  const all = await countAll(parts);
  const { dayStartHour } = await readSettings(parts);
  const zone = parts.clock.zone();
  const sums = new Map<string, AnalyticsSums[]>();
  const counts = new Map<string, number>();
  let records = 0;
  for await (const { records: portion, dayOfSession } of allRecords(parts)) {
    const own: RecordClock = { zone, dayStartHour, dayOfSession };
    for (const day of analyticsDaysOf(portion, own)) {
      const known = sums.get(day.practiceDay);
      if (known) known.push(day);
      else sums.set(day.practiceDay, [day]);
    }
    for (const [day, count] of recordsByDay(portion, own)) {
      counts.set(day, (counts.get(day) ?? 0) + count);
      records += count;
    }
    onAdded(records, all);
  }
  const rowOf = ([practiceDay, some]: [string, AnalyticsSums[]]): Row => {
    return { practiceDay, ...mergedAll(some), records: counts.get(practiceDay) ?? 0 };
  };
  // In one transaction, since each waits for the disk; some at a time, so that the page can draw and answer.
  await database.transaction('rw', [...stateTables(parts), analyticsDays], async () => {
    await analyticsDays.clear();
    for (const some of piecesOf([...sums])) await analyticsDays.bulkPut(some.map(rowOf));
    await putState(parts, { version: rollupVersion, records });
  });
}

/** What is kept, how many records there are, and the days of which some have changed since they were added up. */
interface Standing {
  state: RollupState | undefined;
  all: number;
  touched: string[];
}

function look(parts: StoreParts): Promise<Standing> {
  const { database } = parts;
  return database.transaction('r', [...stateTables(parts), ...addedTables(parts)], async () => {
    const [state, all, touched] = await Promise.all([
      readState(parts),
      countAll(parts),
      database.touchedDays.toCollection().primaryKeys(),
    ]);
    return { state, all, touched };
  });
}

/** Whether every record is added up, but for those of touched days: of these the counts differ, which says nothing. */
function isWhole({ state, all, touched }: Standing): boolean {
  if (!state) return false;
  return touched.length > 0 || state.unread === undefined || state.records + state.unread === all;
}

/** Keeps how many records were left over when all had just been added up: they cannot be read. */
async function tellUnread(parts: StoreParts): Promise<void> {
  const { database } = parts;
  await database.transaction('rw', [...stateTables(parts), ...addedTables(parts)], async () => {
    const [state, touched] = await Promise.all([readState(parts), database.touchedDays.count()]);
    if (!state || touched > 0) return;
    await putState(parts, { ...state, unread: (await countAll(parts)) - state.records });
  });
}

/**
 * Brings the rows of My Analytics up to date: those of touched days, or all of them where they do not hold what the tables
 * hold. Where it was interrupted, the next call does it.
 */
export async function settleAnalytics(parts: StoreParts, onAdded: OnAdded): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const standing = await look(parts);
    if (!isWhole(standing)) await makeAnew(parts, onAdded);
    else if (standing.touched.length > 0) {
      for (const run of rangesOf(standing.touched)) {
        for (const piece of shorterRanges(run, mostDaysAtOnce)) await renewRows(parts, piece);
      }
    } else {
      if (standing.state?.unread === undefined) await tellUnread(parts);
      return;
    }
  }
}

/** Whether the rows are there. */
export async function isAddedUp(parts: StoreParts): Promise<boolean> {
  return (await readState(parts)) !== undefined;
}

/** Makes the rows where there are none. Whether they hold every record is left to `settleAnalytics`: counting takes its time. */
export async function prepareAnalytics(parts: StoreParts, onAdded: OnAdded): Promise<void> {
  if (!(await isAddedUp(parts))) await settleAnalytics(parts, onAdded);
}

/** Days in any order as ranges without a gap. */
function rangesOf(practiceDays: readonly string[]): Range[] {
  return runsOf(practiceDays).map(({ first, days }) => ({ from: first, to: shifted(first, days - 1) }));
}

/**
 * The rows of a range, oldest first, as the records are now: those of touched days are worked out, and not kept. A live query
 * follows the rows and the touched days, and with these every record, since whatever is written touches its day. Only screens
 * that were opened wait for `settleAnalytics`: the screen that asks would else always have to add up its own day first.
 */
export async function currentRows(parts: StoreParts, { from, to }: Range): Promise<AnalyticsDay[]> {
  const { analyticsDays, touchedDays } = parts.database;
  const [kept, allTouched] = await Promise.all([
    analyticsDays.where('practiceDay').between(from, to, true, true).toArray(),
    touchedDays.where('practiceDay').between(from, to, true, true).toArray(),
  ]);
  // A cache that this version of the app wrote: decoding its rows one by one would take longer than drawing them.
  const rows = kept as unknown as AnalyticsDay[];
  const touched = allTouched.flatMap(({ practiceDay, onlyViews }) => (onlyViews ? [] : String(practiceDay)));
  if (touched.length === 0) return rows;
  const isTouched = new Set(touched);
  const untouched = rows.filter(({ practiceDay }) => !isTouched.has(practiceDay));
  const renewed: AnalyticsDay[] = [];
  for (const run of rangesOf(touched)) renewed.push(...(await rowsOf(parts, run)));
  return [...untouched, ...renewed].sort((one, other) => (one.practiceDay < other.practiceDay ? -1 : 1));
}
