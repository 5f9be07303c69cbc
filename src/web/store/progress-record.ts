import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import { totalsOf } from '#domain/analytics/totals.ts';
import { progressOf } from '#domain/path/progress.ts';
import { practiceSessionSchema } from '#domain/practice/session.ts';
import { withProgress } from '#domain/profile/progress-profile.ts';
import { readMarks } from './marks.ts';
import type { ProfileRecord } from './profile-record.ts';
import type { ProfileRow } from './profile-row.ts';
import { readSettings } from './settings-record.ts';
import type { StoreParts } from './store-parts.ts';

/**
 * Inside a transaction over sessions, marks, settings and profile: writes what the facts come to into
 * the profile's own summary.
 */
export async function writeProgress(parts: StoreParts, record: ProfileRecord): Promise<ProfileRow> {
  const { clock, reader } = parts;
  const sessions = await reader.all('sessions', practiceSessionSchema);
  const marks = await readMarks(parts);
  const { dayStartHour } = await readSettings(parts);
  const today = practiceDayOf(clock.instant(), clock.zone(), dayStartHour);
  const totals = totalsOf(sessions, today);
  return record.change((profile) => withProgress(profile, totals, progressOf({ marks, profile })));
}
