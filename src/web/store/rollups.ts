import * as z from 'zod/mini';
import {
  type DayRollup,
  dayRollupOf,
  dayRollupSchema,
  daysOf,
  withSession as dayWithSession,
} from '#domain/analytics/daily-rollup.ts';
import {
  type RunningTotals,
  runningTotalsSchema,
  totalsOfDays,
  withSession,
} from '#domain/analytics/running-totals.ts';
import { type PracticeSession, practiceSessionSchema } from '#domain/practice/session.ts';
import type { StoreParts } from './store-parts.ts';

/**
 * The version of what is rolled up. Days and running totals are a cache: they are worked out anew wherever another version
 * stands, or where they do not count as many sessions as there are. They are never exported.
 */
const rollupVersion = 1;
const runningKey = 'all';

const rowSchema = z.object({ version: z.literal(rollupVersion), running: runningTotalsSchema });

/** The tables that roll-ups are made of and written to. */
export const rollupTables = ({ database }: StoreParts) => [
  database.sessions,
  database.days,
  database.runningTotals,
];

async function put({ database }: StoreParts, running: RunningTotals): Promise<RunningTotals> {
  await database.runningTotals.put({ key: runningKey, version: rollupVersion, running });
  return running;
}

/** The running totals as they were kept; undefined where they do not say what the sessions say. */
async function keptRunningTotals({ database }: StoreParts): Promise<RunningTotals | undefined> {
  const row = rowSchema.safeParse(await database.runningTotals.get(runningKey));
  if (!row.success) return undefined;
  return row.data.running.sessions === (await database.sessions.count()) ? row.data.running : undefined;
}

/** The days that all sessions make. */
async function daysOfSessions({ reader }: StoreParts): Promise<DayRollup[]> {
  return daysOf(await reader.all('sessions', practiceSessionSchema));
}

/** Works everything out anew, inside a transaction over the tables. */
async function rebuild(parts: StoreParts): Promise<RunningTotals> {
  const { days } = parts.database;
  const made = await daysOfSessions(parts);
  await days.clear();
  await days.bulkPut(made);
  return put(parts, totalsOfDays(made));
}

/** What all sessions come to, for reading: worked out, and not kept, where what is kept is not to be trusted. */
export function readRunningTotals(parts: StoreParts): Promise<RunningTotals> {
  return parts.database.transaction('r', rollupTables(parts), async () => {
    return (await keptRunningTotals(parts)) ?? totalsOfDays(await daysOfSessions(parts));
  });
}

/** Inside a transaction over the tables, before sessions are changed: what they come to, by roll-ups that can be trusted. */
export async function settledRunningTotals(parts: StoreParts): Promise<RunningTotals> {
  return (await keptRunningTotals(parts)) ?? rebuild(parts);
}

/** After a session was added inside the transaction: the roll-ups with it. Only its own day is looked at. */
export async function extendRollups(
  parts: StoreParts,
  before: RunningTotals,
  session: PracticeSession,
): Promise<RunningTotals> {
  const { days } = parts.database;
  const { practiceDay } = session;
  const kept = await days.get(practiceDay);
  const day = dayRollupSchema.safeParse(kept);
  if (kept !== undefined && !day.success) return rebuild(parts);
  await days.put(day.success ? dayWithSession(day.data, session) : dayRollupOf(practiceDay, [session]));
  return put(parts, withSession(before, session));
}

/** After sessions of some days were changed inside the transaction: those days anew, and what all days come to. */
export async function renewRollups(
  parts: StoreParts,
  practiceDays: readonly string[],
): Promise<RunningTotals> {
  const { database, reader } = parts;
  for (const practiceDay of new Set(practiceDays)) {
    const found = await database.sessions.where({ practiceDay }).toArray();
    const sessions = reader.decoded('sessions', found, practiceSessionSchema);
    if (sessions.length > 0) await database.days.put(dayRollupOf(practiceDay, sessions));
    else await database.days.delete(practiceDay);
  }
  const kept = await database.days.toArray();
  const days = kept.map((raw) => dayRollupSchema.safeParse(raw));
  if (!days.every((day) => day.success)) return rebuild(parts);
  return put(parts, totalsOfDays(days.map(({ data }) => data)));
}
