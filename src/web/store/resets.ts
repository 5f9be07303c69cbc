import { type PathResetKey, pathResets } from '#domain/own-data/path-reset.ts';
import { withoutAssessment, withoutOnboarding } from '#domain/own-data/profile-reset.ts';
import type { DeveloperReset } from '#domain/own-data/resets.ts';
import { restartMark } from '#domain/path/readiness.ts';
import { withPathAtMost } from '#domain/profile/lowered-path.ts';
import type { UserProfile } from '#domain/profile/profile.ts';
import { questionnaireDraftKey, selfAssessmentDraftKey } from './drafts.ts';
import { addMarks } from './marks.ts';
import type { ProfileRecord } from './profile-record.ts';
import type { ProfileRow } from './profile-row.ts';
import { type SessionState, type TabKey, tabKeys } from './session-state.ts';
import type { StoreParts } from './store-parts.ts';

/** What a reset is done to: the person's database, their profile, and what this tab remembers. */
export interface ResetParts {
  parts: StoreParts;
  record: ProfileRecord;
  tab: SessionState;
}

/** One reset in one transaction; the row comes back where the profile was changed. */
type Reset = (on: ResetParts) => Promise<ProfileRow | undefined>;

const pathKeys: readonly TabKey[] = ['currentTLevel', 'stageProgress', 't5Completed'];
const timerKeys: readonly TabKey[] = [
  'selectedPosture',
  'currentPosture',
  'practiceStartTime',
  'practiceEndTime',
  'currentDuration',
  'pahmTracking',
  'recordPAHMSession',
  'lastPracticeData',
  'sitMark',
];

function forget(tab: SessionState, keys: readonly TabKey[]): void {
  for (const key of keys) tab.remove(key);
}

/** Everything of this person on this device; the account and its profile on the server stay. */
async function resetAll({ parts: { database }, tab }: ResetParts): Promise<undefined> {
  const { tables } = database;
  await database.transaction('rw', tables, () => Promise.all(tables.map((table) => table.clear())));
  forget(tab, tabKeys);
}

function resetOnboarding({ parts, record }: ResetParts): Promise<ProfileRow> {
  const { database } = parts;
  const { profile, marks, drafts } = database;
  return database.transaction('rw', profile, marks, drafts, async () => {
    await drafts.bulkDelete([questionnaireDraftKey, selfAssessmentDraftKey]);
    await marks.delete('introduction');
    return record.change(withoutOnboarding);
  });
}

/** A completed self-assessment counted as 'introduction seen': that stays so. */
function resetAssessment({ parts, record }: ResetParts): Promise<ProfileRow> {
  const { database, clock } = parts;
  const { profile, marks, drafts } = database;
  return database.transaction('rw', profile, marks, drafts, async () => {
    await drafts.delete(selfAssessmentDraftKey);
    const wasSeen = (await record.read())?.profile.assessmentCompleted;
    if (wasSeen) await addMarks(parts, [{ key: 'introduction', at: clock.instant() }]);
    return record.change(withoutAssessment);
  });
}

function resetPath(key: PathResetKey): Reset {
  const { removes, restarts, stage, tLevel } = pathResets[key];
  return async ({ parts, record, tab }) => {
    const { database, clock } = parts;
    const { profile, marks } = database;
    const at = clock.instant();
    const lower = (before: UserProfile) => withPathAtMost(before, stage, tLevel);
    const row = await database.transaction('rw', profile, marks, async () => {
      await marks.bulkDelete([...removes]);
      await marks.bulkPut(restarts.map((restarted) => ({ key: restartMark(restarted), at })));
      return record.changeTotals(lower);
    });
    forget(tab, pathKeys);
    return row;
  };
}

/** A sit that is given up stays so, however late its last mark comes. */
async function resetTimer({ parts, tab }: ResetParts): Promise<undefined> {
  const { database, clock } = parts;
  const { sits, tapMarks, endedSits } = database;
  await database.transaction('rw', sits, tapMarks, endedSits, async () => {
    const open = await sits.toCollection().primaryKeys();
    const at = clock.instant();
    await endedSits.bulkPut(open.map((sitId) => ({ sitId, at, end: 'discarded' })));
    await Promise.all([sits.clear(), tapMarks.clear()]);
  });
  forget(tab, timerKeys);
}

const resets: Readonly<Record<DeveloperReset, Reset>> = {
  'all-data': resetAll,
  onboarding: resetOnboarding,
  assessment: resetAssessment,
  'stage-1': resetPath('stage-1'),
  'stage-2': resetPath('stage-2'),
  'stage-3': resetPath('stage-3'),
  'stage-4': resetPath('stage-4'),
  'stage-5': resetPath('stage-5'),
  'stage-6': resetPath('stage-6'),
  't5-completion': resetPath('t5-completion'),
  timer: resetTimer,
};

/** Does a reset of the developer tools (A § 4): all of it, or nothing where it fails. */
export function reset(which: DeveloperReset, on: ResetParts): Promise<ProfileRow | undefined> {
  return resets[which](on);
}
