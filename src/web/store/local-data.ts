import { liveQuery } from 'dexie';
import type { Identity } from '#platform/account-api.ts';
import type { Platform } from '#platform/platform.ts';
import { createProfileApi } from '#platform/profile-api.ts';
import type { Account } from './account.ts';
import { type DatabaseEvents, openDatabase } from './database.ts';
import * as drafts from './drafts.ts';
import type { LocalData, StoredProfile } from './local-data-contract.ts';
import { addMark, readMarks } from './marks.ts';
import { createNoteData } from './notes.ts';
import { completeQuestionnaire, completeSelfAssessment } from './onboarding-record.ts';
import { recordPageView } from './page-views.ts';
import { forgetMirror, type MirrorStorage } from './profile-mirror.ts';
import { createProfileRecord } from './profile-record.ts';
import type { ProfileProblem, ProfileRow } from './profile-row.ts';
import { createProfileSync } from './profile-sync.ts';
import { openStagesLeftClosed } from './progress-record.ts';
import { keepReadingPlace, readReadingPlaces } from './reading-places.ts';
import { createRecordReader } from './record-reader.ts';
import { readRecoveryRecord, readRecoveryRecords, reflectOnRecovery } from './recovery-records.ts';
import { readReflection, readReflections, saveReflection } from './reflections.ts';
import { settleRollups } from './rollups.ts';
import { watchReach } from './server-reach.ts';
import { createSessionData } from './session-data.ts';
import { createSessionState, type TabStorage } from './session-state.ts';
import { changeSettings, readSettings } from './settings-record.ts';
import { createSitLocks, type LockSource } from './sit-lock.ts';
import { discardSit, journalSit, readCurrentSit, recordSit } from './sits.ts';
import { guarded } from './storage-error.ts';
import { dropTap, keepTap, readTapMarks } from './taps.ts';

export type { DeletedSession, LocalData, StoredProfile, WholeSession } from './local-data-contract.ts';

export interface LocalDataParts extends DatabaseEvents {
  identity: Identity;
  platform: Pick<Platform, 'clock' | 'api' | 'connectivity' | 'presence'>;
  /** Says who is signed in, and is told who the profile says this is (name, role). */
  account: Pick<Account, 'state' | 'updateIdentity'>;
  /** Local storage, for the mirror of the profile. */
  storage?: MirrorStorage;
  /** Session storage, for what belongs to this tab. */
  tabStorage?: TabStorage;
  /** The browser's locks; undefined where it has none. */
  locks?: LockSource | undefined;
}

/**
 * Opens what a person has on this device. A cached profile is there at once and is refreshed behind
 * the scenes; only where there is none is the server waited for. Throws a StorageError.
 */
export async function openLocalData(given: LocalDataParts): Promise<LocalData> {
  const { identity, platform, account, storage = localStorage, tabStorage = sessionStorage } = given;
  const { locks = navigator.locks } = given;
  const { uid } = identity;
  const { clock, connectivity, presence } = platform;
  const database = await guarded(() => openDatabase(uid, given));
  const reader = createRecordReader(database, clock);
  const parts = { database, reader, clock };
  const record = createProfileRecord(parts, identity, storage);
  const api = createProfileApi(platform.api, uid);
  const sync = createProfileSync({ uid, record, api, clock, locks, isSignedIn });
  const sitLocks = createSitLocks(uid, locks);
  const isCached = (await guarded(record.read)) !== undefined;
  // Where that fails, the figures are worked out from the sessions each time.
  await settleRollups(parts).catch(() => {});

  let isClosed = false;

  function watch<Value>(
    query: () => Promise<Value>,
    onValue: (value: Value) => void,
    onError: (error: unknown) => void,
  ): () => void {
    // Once it is closed here, nobody waits for an answer any more; closed by anything else, it must be told.
    const subscription = liveQuery(query).subscribe(onValue, (error) => {
      if (!isClosed) onError(error);
    });
    return () => subscription.unsubscribe();
  }

  function isSignedIn(): boolean {
    const state = account.state();
    return state.kind === 'signed-in' && state.identity.uid === uid;
  }

  const askServer = () => sync.refresh().catch(() => {});

  /** After the commit of a changed profile: mirrors it and sends it. */
  async function changed(write: () => PromiseLike<ProfileRow | undefined>): Promise<ProfileRow | undefined> {
    const row = await guarded(write);
    if (row) {
      record.mirror(row);
      sync.follow(row);
      sync.wake();
    }
    return row;
  }

  const endings = [
    watch(
      record.read,
      (row) => {
        sync.follow(row);
        if (!row || row.revision === undefined) return;
        const { displayName, email, role } = row.profile;
        if (!isSignedIn()) return;
        account.updateIdentity({ displayName, email, role });
      },
      () => {},
    ),
    connectivity.subscribe(() => connectivity.state() === 'Online' && sync.comeBack()),
    presence.onReturn(() => (connectivity.state() === 'Offline' ? void askServer() : sync.comeBack())),
    watchReach(connectivity, clock, askServer),
  ];

  const data: LocalData = {
    uid,
    tab: createSessionState(tabStorage, uid),
    watch,
    close() {
      isClosed = true;
      for (const end of endings) end();
      sync.close();
      sitLocks.releaseAll();
      database.close();
    },

    profile: () =>
      guarded(async () => {
        const row = await record.read();
        return {
          profile: row?.profile ?? record.minimal(),
          pending: row?.pending ?? false,
          conflicts: row?.conflicts ?? [],
          isMinimal: row?.revision === undefined,
          ...(row?.problem ? problemOf(row.problem) : {}),
        };
      }),
    async changeProfile(change) {
      await changed(() => database.transaction('rw', database.profile, () => record.change(change)));
    },
    refreshProfile: () => guarded(sync.refresh),
    async acknowledgeConflicts() {
      await guarded(() => record.update((row) => row && { ...row, conflicts: [] }));
    },
    syncState: sync.state,
    subscribeSync: sync.subscribe,

    questionnaireDraft: () => guarded(() => drafts.readQuestionnaireDraft(parts)),
    saveQuestionnaireDraft: (draft) => guarded(() => drafts.saveQuestionnaireDraft(parts, draft)),
    async completeQuestionnaire(results) {
      await changed(() => completeQuestionnaire(parts, record, results));
    },
    selfAssessmentDraft: () => guarded(() => drafts.readSelfAssessmentDraft(parts)),
    saveSelfAssessmentDraft: (draft) => guarded(() => drafts.saveSelfAssessmentDraft(parts, draft)),
    async completeSelfAssessment(results) {
      await changed(() => completeSelfAssessment(parts, record, results));
    },

    marks: () => guarded(() => readMarks(parts)),
    addMark: (key) => guarded(() => addMark(parts, key)),
    ...createSessionData(parts, record, changed),
    ...createNoteData(parts),

    currentSit: () => guarded(() => readCurrentSit(parts)),
    journalSit: (sit) => guarded(() => journalSit(parts, sit)),
    keepTap: (sitId, number, tap) => guarded(() => keepTap(parts, sitId, number, tap)),
    dropTap: (sitId, number) => guarded(() => dropTap(parts, sitId, number)),
    tapsOfCurrentSit: (sitId) => guarded(() => readTapMarks(parts, sitId)),
    async discardSit(sitId) {
      await guarded(() => discardSit(parts, sitId));
      sitLocks.release(sitId);
    },
    async recordSit(sit) {
      const row = await changed(() => recordSit(parts, record, sit));
      sitLocks.release(sit.sitId);
      return row ? 'recorded' : 'already-recorded';
    },
    holdSit: sitLocks.hold,

    reflections: () => guarded(() => readReflections(parts)),
    reflection: (reflectionId) => guarded(() => readReflection(parts, reflectionId)),
    async saveReflection(reflection, marks) {
      await changed(() => saveReflection(parts, record, reflection, marks));
    },

    recoveryRecords: () => guarded(() => readRecoveryRecords(parts)),
    recoveryRecord: (sessionId) => guarded(() => readRecoveryRecord(parts, sessionId)),
    reflectOnRecovery: (sessionId, said) => guarded(() => reflectOnRecovery(parts, sessionId, said)),

    settings: () => guarded(() => readSettings(parts)),
    changeSettings: (change) => guarded(() => changeSettings(parts, change)),
    recordPageView: (pageName, instant = clock.instant()) =>
      guarded(() => recordPageView(parts, pageName, instant)),
    setAsideRecords: () => guarded(reader.setAsideRecords),
    async ownData() {
      const { createOwnData } = await import('./own-data.ts');
      return createOwnData(parts, record, identity, changed);
    },

    async analytics() {
      const { createAnalyticsData } = await import('./analytics-data.ts');
      return createAnalyticsData(parts);
    },

    async guideData() {
      const { createGuideData } = await import('./guide-data.ts');
      return createGuideData(parts);
    },

    readingPlaces: () => guarded(() => readReadingPlaces(parts)),
    keepReadingPlace: (chapter, anchor) => guarded(() => keepReadingPlace(parts, chapter, anchor)),
    async reset(which) {
      // Loaded when it is asked for: hardly anybody ever does.
      const { reset } = await import('./resets.ts');
      await changed(() => reset(which, { parts, record, tab: data.tab }));
      if (which === 'all-data' || which === 'timer') sitLocks.releaseAll();
      if (which !== 'all-data') return;
      forgetMirror(storage, uid);
      await askServer();
    },
  };

  const refreshed = askServer();
  // Once the server has said how far the person is; home needs nothing of it.
  void refreshed.then(() => changed(() => openStagesLeftClosed(parts, record))).catch(() => {});
  if (!isCached) await refreshed;
  return data;
}

function problemOf({ code, field }: ProfileProblem): Pick<StoredProfile, 'problem' | 'problemField'> {
  return { problem: code, ...(field === undefined ? {} : { problemField: field }) };
}
