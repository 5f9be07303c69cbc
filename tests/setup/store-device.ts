import { Dexie } from 'dexie';
import { withStartedMinute } from '#domain/analytics/part-of-day.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';
import { countsOfTaps, storedCounts } from '#domain/pahm/counts.ts';
import { positions } from '#domain/pahm/positions.ts';
import type { Tap } from '#domain/pahm/taps.ts';
import { recoveryOutcome } from '#domain/practice/recovery-outcome.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { Sit } from '#domain/practice/sit.ts';
import { neverLowered } from '#domain/profile/merge.ts';
import { newProfile, type UserProfile } from '#domain/profile/profile.ts';
import { type Reflection, reflectionOn } from '#domain/reflection/reflection.ts';
import type { SeekerReflection } from '#domain/reflection/seeker-reflection.ts';
import type { Identity } from '#platform/account-api.ts';
import { createApiClient } from '#platform/api-client.ts';
import { createConnectivity } from '#platform/connectivity.ts';
import { databaseName } from '#store/database.ts';
import { type LocalData, type LocalDataParts, openLocalData } from '#store/local-data.ts';
import type { SitRecord } from '#store/sits.ts';
import { exampleRecoverySit } from './example-sit.ts';
import { FakeStorage } from './fake-storage.ts';
import { FakeClock, FakePresence } from './sit-fakes.ts';

let people = 0;

/** Somebody that no other test knows. */
export function somebody(): Identity {
  people += 1;
  const uid = `user-${Date.now()}${people}`;
  return { uid, email: `${uid}@example.org`, displayName: 'Ada', role: 'user' };
}

/** The server's end of the profile, in the page. */
export class FakeBackend {
  data: UserProfile;
  revision = 0;
  readonly log: string[] = [];
  /** How it fails at the moment: out of reach, never answering, or with a status and a body. */
  fault: 'away' | 'silent' | { status: number; body: unknown } | undefined;

  constructor(identity: Identity) {
    this.data = newProfile(identity);
  }

  readonly fetch: typeof fetch = async (_, call) => {
    this.log.push(call?.method ?? 'GET');
    if (this.fault === 'away') throw new TypeError('Failed to fetch');
    if (this.fault === 'silent') return new Promise(() => {});
    if (this.fault) return Response.json(this.fault.body, { status: this.fault.status });
    if (call?.method === 'POST') {
      const { revision, reset, ...profile } = JSON.parse(String(call.body));
      if (revision !== this.revision) {
        const error = { code: 'revision_conflict', message: 'Changed elsewhere.' };
        return Response.json({ error, data: this.data, revision: this.revision }, { status: 409 });
      }
      this.data = reset ? profile : neverLowered(this.data, profile);
      this.revision += 1;
    }
    return Response.json({ data: this.data, revision: this.revision });
  };

  get posts(): number {
    return this.log.filter((method) => method === 'POST').length;
  }
}

/** A device with one person's data open on it. */
export interface Device {
  identity: Identity;
  backend: FakeBackend;
  data: LocalData;
  clock: FakeClock;
  presence: FakePresence;
  storage: FakeStorage;
}

const opened: LocalData[] = [];
const names = new Set<string>();

/** Opens a person's data; what is not given is new and empty. */
export async function openDevice(
  given: Partial<Omit<Device, 'data'>> &
    Pick<Partial<LocalDataParts>, 'locks' | 'account' | 'onOutdated' | 'onRemoved' | 'onBlocked'> = {},
): Promise<Device> {
  const { identity = somebody(), clock = new FakeClock(), presence = new FakePresence() } = given;
  const { backend = new FakeBackend(identity), storage = new FakeStorage() } = given;
  const connectivity = createConnectivity();
  const api = createApiClient({ clock, connectivity, token: () => 'token', fetch: backend.fetch });
  names.add(databaseName(identity.uid));
  const account: LocalDataParts['account'] = given.account ?? {
    state: () => ({ kind: 'signed-in', identity }),
    updateIdentity() {},
  };
  const data = await openLocalData({
    ...given,
    account,
    identity,
    platform: { clock, api, connectivity, presence },
    storage,
    tabStorage: new FakeStorage(),
  });
  opened.push(data);
  return { identity, backend, data, clock, presence, storage };
}

/** Removes a database, once whoever still closes it has let go. */
export function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** Closes whatever a test opened, and removes its databases. */
export async function removeDevices(): Promise<void> {
  for (const data of opened.splice(0)) data.close();
  await Promise.all([...names].map(removeDatabase));
  names.clear();
}

/** Locks that are never given: then nothing is sent. */
export const noTurn = { request: () => new Promise<never>(() => {}) } as NonNullable<LocalDataParts['locks']>;

/** A person whose profile is on the device already, opened so that nothing happens behind the scenes. */
export async function openQuietDevice(): Promise<Device> {
  const first = await openDevice();
  first.data.close();
  return openDevice({ ...first, locks: noTurn });
}

/** Everything that a person's database holds, by table. */
export async function contents(uid: string): Promise<Record<string, unknown[]>> {
  const database = await new Dexie(databaseName(uid)).open();
  const tables = await Promise.all(
    database.tables.map(async (table) => [table.name, await table.toArray()] as const),
  );
  database.close();
  return Object.fromEntries(tables);
}

/** Puts raw records into a person's database, past every check. */
export async function putRaw(uid: string, table: string, records: readonly object[]): Promise<void> {
  const database = await new Dexie(databaseName(uid)).open();
  await database.table(table).bulkPut([...records]);
  database.close();
}

/** Empties tables of a person's database. */
export async function clearTables(uid: string, tables: readonly string[]): Promise<void> {
  const database = await new Dexie(databaseName(uid)).open();
  await database.transaction('rw', tables, () =>
    Promise.all(tables.map((name) => database.table(name).clear())),
  );
  database.close();
}

/** A running sit of T1. */
export function sitOf(sitId: string, change: Partial<Sit> = {}): Sit {
  return {
    sitId,
    practice: { kind: 'stillness', level: 't1' },
    posture: 'chair',
    environment: { location: 'indoor', lighting: 'natural', sounds: 'quiet' },
    plannedMinutes: 10,
    startedAt: '2026-11-21T07:50:00.000Z',
    status: 'running',
    elapsedMillis: 60_000,
    markedAt: '2026-11-21T07:51:00.000Z',
    clockWasUncertain: false,
    ...change,
  };
}

/** A full session of ten minutes. */
export function sessionOf(sessionId: string, change: Partial<PracticeSession> = {}): PracticeSession {
  return {
    sessionId,
    sessionType: 'meditation',
    timestamp: '2026-11-21T08:00:00.000Z',
    startedAt: '2026-11-21T07:50:00.000Z',
    practiceDay: '2026-11-21',
    startedMinute: 8 * 60 + 50,
    duration: 10,
    secondsSat: 600,
    targetMinutes: 10,
    isCompleted: true,
    stageLevel: 1,
    stageLabel: 'Seeker',
    level: 't1',
    rating: 8.5,
    notes: 'Sat still.',
    presentPercentage: 85,
    environment: { posture: 'chair', location: 'indoor', lighting: 'natural', sounds: 'quiet' },
    ...change,
  };
}

/** The note of a session. */
export function noteOf(sessionId: string, change: Partial<EmotionalNote> = {}): EmotionalNote {
  return {
    noteId: `${sessionId}-note`,
    timestamp: '2026-11-21T08:00:00.000Z',
    content: 'Ten minutes of stillness.',
    emotion: 'accomplished',
    energyLevel: 8,
    tags: ['stillness-practice'],
    gratitude: ['session completion'],
    source: 'practice',
    sessionId,
    ...change,
  };
}

/** All that a sit leaves behind. */
export function recordOf(sitId: string, change: Partial<PracticeSession> = {}) {
  const at = '2026-11-21T08:00:00.000Z';
  return {
    sitId,
    session: sessionOf(sitId, change),
    note: noteOf(sitId),
    marks: [{ key: 't1Complete' as const, at }],
  };
}

/** A reflection on a T1 sit. */
export function reflectionOf(reflectionId: string, change: Partial<SeekerReflection> = {}): SeekerReflection {
  return {
    reflectionId,
    duration: 10,
    stageLevel: 1,
    level: 't1',
    posture: 'chair',
    rating: 4,
    feedback: 'Quiet.',
    insights: '',
    challenges: ['sleepiness'],
    timestamp: '2026-11-21T08:05:00.000Z',
    ...change,
  };
}

/** Taps on all positions in turn, a tenth of a second apart. */
export function tapsOf(count: number): Tap[] {
  return Array.from({ length: count }, (_, at) => ({
    position: positions[at % positions.length]?.key ?? 'present',
    atMillis: at * 100,
  }));
}

/** A full sit of 30 minutes at stage 2, with nine taps, one on each position. */
export function matrixSessionOf(sessionId: string, change: Partial<PracticeSession> = {}): PracticeSession {
  const { level: _, ...session } = sessionOf(sessionId, {
    duration: 30,
    secondsSat: 1800,
    targetMinutes: 30,
    stageLevel: 2,
    stageLabel: 'PAHM Trainee',
    rating: 7.5,
    presentPercentage: 33,
    pahmCounts: storedCounts(countsOfTaps(tapsOf(9))),
  });
  return { ...session, ...change };
}

/** All that a sit at stage 2 leaves behind. */
export function matrixRecordOf(sitId: string, change: Partial<PracticeSession> = {}): SitRecord {
  const session = matrixSessionOf(sitId, change);
  const note = noteOf(sitId, { timestamp: session.timestamp, content: session.notes });
  return { sitId, session, note, marks: [], taps: { sessionId: sitId, taps: tapsOf(9) } };
}

/** The reflection on a sit at stage 2. */
export function matrixReflectionOf(sessionId: string): Reflection {
  const entries = { rating: 4, feedback: 'Clear.', insights: '', challenges: ['boredom' as const] };
  return reflectionOn(matrixSessionOf(sessionId), entries, '2026-11-21T08:05:00.000Z');
}

/** All that a full practice of Emotional Reset leaves behind, with nine taps. */
export function recoveryRecordOf(sitId: string, change: Partial<PracticeSession> = {}): SitRecord {
  const { session, taps, recovery } = recoveryOutcome({
    sit: exampleRecoverySit({ sitId }),
    taps: tapsOf(9),
    elapsedMillis: 300_000,
    isCompleted: true,
    name: 'Emotional Reset',
    userId: 'user-1',
    endedAt: '2026-11-21T08:05:00.000Z',
    practiceDay: '2026-11-21',
  });
  return {
    sitId,
    session: { ...withStartedMinute(session, 'Europe/Berlin'), ...change },
    marks: [],
    taps,
    recovery,
  };
}
