import * as z from 'zod/mini';
import {
  type DayRollup,
  dayRollupOf,
  dayRollupSchema,
  daysOf,
  withSession,
} from '#domain/analytics/daily-rollup.ts';
import { totalsFrom, totalsOfDays } from '#domain/analytics/running-totals.ts';
import type { Totals } from '#domain/analytics/totals.ts';
import { type PracticeSession, practiceSessionSchema } from '#domain/practice/session.ts';
import { doesReach, type KeptTotals, keptOf, keptTotalsSchema, keptWithSession } from './kept-totals.ts';
import type { StoreParts } from './store-parts.ts';
import { touchDays } from './touched-days.ts';

/**
 * The version of what is rolled up. Days and running totals are a cache: they are worked out anew wherever another version
 * stands, or where they do not count as many sessions as there are. They are never exported.
 */
const rollupVersion = 1;
const runningKey = 'all';

const rowSchema = z.extend(keptTotalsSchema, { version: z.literal(rollupVersion) });

/** The tables that roll-ups are made of and written to. */
export const rollupTables = ({ database }: StoreParts) => [
  database.sessions,
  database.days,
  database.runningTotals,
  database.touchedDays,
];

async function put({ database }: StoreParts, kept: KeptTotals): Promise<KeptTotals> {
  await database.runningTotals.put({ ...kept, key: runningKey, version: rollupVersion });
  return kept;
}

/** What is kept; undefined where it does not say what the sessions say. */
async function trusted({ database }: StoreParts): Promise<KeptTotals | undefined> {
  const [raw, count] = await Promise.all([database.runningTotals.get(runningKey), database.sessions.count()]);
  const row = rowSchema.safeParse(raw);
  return row.success && row.data.running.sessions === count ? row.data : undefined;
}

/** The days that all sessions make. */
async function daysOfSessions({ reader }: StoreParts): Promise<DayRollup[]> {
  return daysOf(await reader.all('sessions', practiceSessionSchema));
}

/** The days as they are kept; undefined where one of them does not parse. */
async function keptDays({ database }: StoreParts): Promise<DayRollup[] | undefined> {
  const days = (await database.days.toArray()).map((raw) => dayRollupSchema.safeParse(raw));
  return days.every((day) => day.success) ? days.map(({ data }) => data) : undefined;
}

/**
 * Works everything out anew, inside a transaction over the tables. Whoever has all sessions at hand saves them from being
 * read again.
 */
export async function rebuild(parts: StoreParts, sessions?: readonly PracticeSession[]): Promise<KeptTotals> {
  const { days } = parts.database;
  const made = sessions ? daysOf(sessions) : await daysOfSessions(parts);
  await days.clear();
  await days.bulkPut(made);
  return put(parts, keptOf(totalsOfDays(made)));
}

/** Inside a transaction over the tables, before sessions are changed: what they come to, by roll-ups to be trusted. */
export async function settledTotals(parts: StoreParts): Promise<KeptTotals> {
  return (await trusted(parts)) ?? rebuild(parts);
}

/** Makes the roll-ups where they are not to be trusted, so that no sit's end has to wait for that. */
export async function settleRollups(parts: StoreParts): Promise<void> {
  const { database } = parts;
  const kept = await database.transaction('r', rollupTables(parts), () => trusted(parts));
  if (!kept) await database.transaction('rw', rollupTables(parts), () => settledTotals(parts));
}

/** What is kept as it stands on a practice day. Only for a day long past are all days looked at. */
export async function totalsOn(parts: StoreParts, kept: KeptTotals, today: string): Promise<Totals> {
  if (doesReach(kept, today)) return totalsFrom(kept.running, today);
  return totalsFrom(totalsOfDays((await keptDays(parts)) ?? (await daysOfSessions(parts))), today);
}

/** What all sessions come to, for reading: worked out, and not kept, where what is kept is not to be trusted. */
export function readTotals(parts: StoreParts, today: string): Promise<Totals> {
  return parts.database.transaction('r', rollupTables(parts), async () => {
    const kept = (await trusted(parts)) ?? keptOf(totalsOfDays(await daysOfSessions(parts)));
    return totalsOn(parts, kept, today);
  });
}

/** After a session was added inside the transaction: the roll-ups with it. Only its own day is looked at. */
export async function extendRollups(
  parts: StoreParts,
  before: KeptTotals,
  session: PracticeSession,
): Promise<KeptTotals> {
  const { days } = parts.database;
  const { practiceDay } = session;
  if (!doesReach(before, practiceDay)) return renewRollups(parts, [practiceDay]);
  await touchDays(parts, [practiceDay]);
  const raw = await days.get(practiceDay);
  const day = dayRollupSchema.safeParse(raw);
  if (raw !== undefined && !day.success) return rebuild(parts);
  const [kept] = await Promise.all([
    put(parts, keptWithSession(before, session)),
    days.put(day.success ? withSession(day.data, session) : dayRollupOf(practiceDay, [session])),
  ]);
  return kept;
}

/** After sessions of some days were changed inside the transaction: those days anew, and what all days come to. */
export async function renewRollups(parts: StoreParts, practiceDays: readonly string[]): Promise<KeptTotals> {
  const { database, reader } = parts;
  await touchDays(parts, practiceDays);
  for (const practiceDay of new Set(practiceDays)) {
    const found = await database.sessions.where({ practiceDay }).toArray();
    const sessions = reader.decoded('sessions', found, practiceSessionSchema);
    if (sessions.length > 0) await database.days.put(dayRollupOf(practiceDay, sessions));
    else await database.days.delete(practiceDay);
  }
  const days = await keptDays(parts);
  return days ? put(parts, keptOf(totalsOfDays(days))) : rebuild(parts);
}
