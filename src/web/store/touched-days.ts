import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import { readSettings } from './settings-record.ts';
import type { StoreParts } from './store-parts.ts';

/**
 * Inside a transaction over `touchedDays`, in which records of these practice days are written: what My Analytics keeps of
 * those days is made anew before it is next shown. Nothing else is done here, so that no sit's end has to wait for a chart.
 */
export async function touchDays({ database }: StoreParts, practiceDays: readonly string[]): Promise<void> {
  await database.touchedDays.bulkPut([...new Set(practiceDays)].map((practiceDay) => ({ practiceDay })));
}

/**
 * The same of a day on which nothing but a screen was opened. Its rows are shown as they are kept until they are made anew:
 * a view less for a moment is worth less than waiting for it.
 */
export async function touchForView({ database }: StoreParts, practiceDay: string): Promise<void> {
  const { touchedDays } = database;
  if (!(await touchedDays.get(practiceDay))) await touchedDays.add({ practiceDay, onlyViews: true });
}

/** Inside a transaction over the settings: the person's practice day of an instant. */
export async function practiceDayHere(parts: StoreParts, instant: string): Promise<string> {
  const { dayStartHour } = await readSettings(parts);
  return practiceDayOf(instant, parts.clock.zone(), dayStartHour);
}

/** Inside a transaction over sessions and settings: the practice day of a session; where it is not here, that of an instant. */
export async function dayOfSessionOr(
  parts: StoreParts,
  sessionId: string | undefined,
  instant: string,
): Promise<string> {
  const session = sessionId === undefined ? undefined : await parts.database.sessions.get(sessionId);
  const day = session?.practiceDay;
  return typeof day === 'string' ? day : practiceDayHere(parts, instant);
}
