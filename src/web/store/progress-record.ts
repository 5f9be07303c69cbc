import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import { totalsFrom } from '#domain/analytics/running-totals.ts';
import { progressOf } from '#domain/path/progress.ts';
import type { UserProfile } from '#domain/profile/profile.ts';
import { withProgress } from '#domain/profile/progress-profile.ts';
import { withShiftedTotals } from '#domain/profile/shifted-totals.ts';
import type { KeptTotals } from './kept-totals.ts';
import { readMarks } from './marks.ts';
import type { ProfileRecord } from './profile-record.ts';
import type { ProfileRow } from './profile-row.ts';
import { isStageLeftClosed, openReadyStages } from './readiness-record.ts';
import { rollupTables, settledTotals, totalsOn } from './rollups.ts';
import { readSettings } from './settings-record.ts';
import type { StoreParts } from './store-parts.ts';

/** The tables that a change of the facts is written to. */
export const progressTables = (parts: StoreParts) => {
  const { marks, settings, profile } = parts.database;
  return [...rollupTables(parts), marks, settings, profile];
};

/**
 * Opens the stages that the sits make ready, where no mark says so: sits may have come here by another way than the app's.
 * Every write of the app has done so already, and then no row comes back.
 */
export async function openStagesLeftClosed(
  parts: StoreParts,
  record: ProfileRecord,
): Promise<ProfileRow | undefined> {
  if (!(await isStageLeftClosed(parts, (await record.read())?.profile))) return undefined;
  return parts.database.transaction('rw', progressTables(parts), async () =>
    writeProgress(parts, record, await settledTotals(parts)),
  );
}

/**
 * Inside a transaction over their tables: opens the stages that are ready, and writes what the facts come to into the
 * profile's own summary. Where sessions were corrected, deleted or put back, `before` is what they came to until then:
 * only so may the summary's totals become less.
 */
export async function writeProgress(
  parts: StoreParts,
  record: ProfileRecord,
  kept: KeptTotals,
  before?: KeptTotals,
): Promise<ProfileRow> {
  const { clock } = parts;
  const [row, marksBefore, { dayStartHour }] = await Promise.all([
    record.read(),
    readMarks(parts),
    readSettings(parts),
  ]);
  const marks = await openReadyStages(parts, marksBefore, row?.profile);
  const today = practiceDayOf(clock.instant(), clock.zone(), dayStartHour);
  const totals = await totalsOn(parts, kept, today);
  const earlier = before && totalsFrom(before.running, today);
  const change = (profile: UserProfile) => {
    const shifted = earlier ? withShiftedTotals(profile, earlier, totals) : profile;
    return withProgress(shifted, totals, progressOf({ marks, profile: shifted }));
  };
  return before ? record.changeTotals(change) : record.change(change);
}
