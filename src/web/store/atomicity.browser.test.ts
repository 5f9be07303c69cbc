import { afterEach, describe, expect, test } from 'vitest';
import { presetNoteForm } from '#domain/notes/note-form.ts';
import { resultsOf } from '#domain/onboarding/answers.ts';
import { showCount } from '../../../tests/setup/counts.ts';
import {
  clearTables,
  contents,
  type Device,
  matrixRecordOf,
  matrixReflectionOf,
  matrixSessionOf,
  noteOf,
  openDevice,
  openQuietDevice,
  recordOf,
  recoveryRecordOf,
  reflectionOf,
  removeDevices,
  sessionOf,
  sitOf,
  tapsOf,
} from '../../../tests/setup/store-device.ts';
import type { DeletedSession, LocalData } from './local-data.ts';
import { StorageError } from './storage-error.ts';

const now = '2026-11-21T08:00:00.000Z';

/** What may go wrong with a request: its transaction ends, or the device has no room for it. */
const faults = {
  'the transaction ends': (transaction: IDBTransaction) => transaction.abort(),
  'the storage is full': () => {
    throw new DOMException('No room', 'QuotaExceededError');
  },
} as const;
type Fault = keyof typeof faults;

type Place = IDBObjectStore | IDBIndex;
type Request = (this: Place, ...call: unknown[]) => IDBRequest;
/** The calls that make a request, on a store and on an index. */
const requests = [
  ...(['add', 'put', 'delete', 'get', 'getAll', 'getAllKeys', 'openCursor', 'count'] as const).map(
    (name) => ({
      name,
      owner: IDBObjectStore.prototype as unknown as Record<string, Request>,
    }),
  ),
  ...(['get', 'getAll', 'getAllKeys', 'openCursor', 'count'] as const).map((name) => ({
    name,
    owner: IDBIndex.prototype as unknown as Record<string, Request>,
  })),
];
let undo = () => {};

/** From now on, the k-th request to a writing transaction (1 is the first) meets the fault. */
function failAt(k: number, fault: Fault): { requests(): number } {
  let count = 0;
  const originals = requests.map(({ owner, name }) => ({ owner, name, original: owner[name] as Request }));
  for (const { owner, name, original } of originals) {
    owner[name] = function (...call) {
      const { transaction } = this instanceof IDBIndex ? this.objectStore : this;
      if (transaction.mode === 'readonly') return original.apply(this, call);
      count += 1;
      const isHit = count === k;
      if (isHit && fault === 'the storage is full') faults[fault]();
      const request = original.apply(this, call);
      if (isHit && fault === 'the transaction ends') faults[fault](transaction);
      return request;
    };
  }
  undo = () => {
    for (const { owner, name, original } of originals) owner[name] = original;
    undo = () => {};
  };
  return { requests: () => count };
}

afterEach(async () => {
  undo();
  await removeDevices();
});

/** The entry of a practice in the history of Mind Recovery. */
function historyOf(sitId: string): Pick<DeletedSession, 'recovery'> {
  const { recovery } = recoveryRecordOf(sitId);
  return recovery ? { recovery } : {};
}

const gone: DeletedSession = {
  session: matrixSessionOf('gone', { practiceDay: '2026-11-20' }),
  notes: [noteOf('gone')],
  reflections: [matrixReflectionOf('gone')],
  taps: { sessionId: 'gone', taps: tapsOf(9) },
  ...historyOf('gone'),
};

const writes: Record<string, (data: LocalData) => Promise<unknown>> = {
  'recording a sit': (data) => data.recordSit(recordOf('a')),
  'recording a sit with its taps that opens a stage': (data) =>
    data.recordSit(matrixRecordOf('a', { presentPercentage: 90 })),
  'recording a sit where the roll-ups are gone': (data) => data.recordSit(matrixRecordOf('a')),
  'recording a Mind Recovery practice': (data) => data.recordSit(recoveryRecordOf('a')),
  'reflecting on a Mind Recovery practice': (data) =>
    data.reflectOnRecovery('r1', { feeling: 'better', text: 'Quiet.' }),
  'deleting a Mind Recovery practice': (data) => data.deleteSession('r1'),
  'keeping a tap': (data) => data.keepTap('a', 3, { position: 'likes', atMillis: 700 }),
  'taking a tap back': (data) => data.dropTap('a', 2),
  'adding a session by hand': (data) => data.addSession(sessionOf('hand', { practiceDay: '2026-11-19' })),
  'correcting a session': (data) =>
    data.correctSession(
      matrixSessionOf('m1', { practiceDay: '2026-11-19', secondsSat: 60, notes: 'Short.' }),
    ),
  'deleting a session': (data) => data.deleteSession('m1'),
  'putting a session back': (data) => data.restoreSession(gone),
  'adding a note that was a draft': (data) => data.addNote(noteOf('own', { source: 'person' })),
  'changing a note': (data) => data.changeNote('m1-note', (note) => ({ ...note, content: 'Other.' })),
  'deleting a note': (data) => data.deleteNote('m1-note'),
  'putting a note back': (data) => data.restoreNote(noteOf('own', { source: 'person' })),
  'keeping a note that is half written': (data) =>
    data.keepNoteDraft('new', { noteId: 'half', form: presetNoteForm }),
  'saving a reflection with its marks': (data) =>
    data.saveReflection(reflectionOf('r'), [{ key: 't5Completed', at: now }]),
  'completing the questionnaire': (data) => data.completeQuestionnaire(resultsOf({ goals: ['focus'] }, now)),
  'completing the self-assessment': (data) =>
    data.completeSelfAssessment({ responses: { goals: ['calm'] }, completedAt: now, readyForStageOne: true }),
  'changing the profile': (data) => data.changeProfile((profile) => ({ ...profile, goals: ['focus'] })),
  'journalling a sit': (data) => data.journalSit(sitOf('a', { elapsedMillis: 120_000 })),
  'discarding a sit': (data) => data.discardSit('a'),
  'setting a mark': (data) => data.addMark('introduction'),
  'changing the settings': (data) => data.changeSettings((settings) => ({ ...settings, hideStreaks: true })),
  'keeping a draft': (data) =>
    data.saveQuestionnaireDraft({ answers: {}, currentQuestion: 9, timestamp: now }),
  'logging a page view': (data) => data.recordPageView('/home'),
};

/** What is done to the device before. */
const preparations: Record<string, (uid: string) => Promise<void>> = {
  'recording a sit where the roll-ups are gone': (uid) => clearTables(uid, ['days', 'runningTotals']),
};

/**
 * A person in the middle of everything: a sit under way with its taps, all drafts, earlier sits, one full sit away from
 * stage 3.
 */
async function inTheMiddle(): Promise<Device> {
  const device = await openQuietDevice();
  const { data } = device;
  await data.addMark('t5Completed');
  await data.recordSit(recordOf('earlier'));
  for (const id of ['m1', 'm2', 'm3', 'm4']) {
    await data.recordSit(matrixRecordOf(id, { presentPercentage: 60 }));
  }
  await data.saveReflection(matrixReflectionOf('m1'), []);
  await data.recordSit(recoveryRecordOf('r1'));
  await data.journalSit(sitOf('a'));
  for (const [number, tap] of tapsOf(3).entries()) await data.keepTap('a', number, tap);
  await data.saveQuestionnaireDraft({ answers: { goals: ['focus'] }, currentQuestion: 2, timestamp: now });
  await data.saveSelfAssessmentDraft({ lists: { goals: ['x'] }, currentQuestion: 2, timestamp: now });
  await data.keepNoteDraft('new', { noteId: 'own', form: presetNoteForm });
  await data.keepNoteDraft('edit', { noteId: 'm1-note', form: presetNoteForm });
  return device;
}

describe.each(Object.entries(writes))('%s', (name, write) => {
  test.each(Object.keys(faults) as Fault[])('is all or nothing at every request when %s', async (fault) => {
    const { data, identity, storage } = await inTheMiddle();
    await preparations[name]?.(identity.uid);
    const before = await contents(identity.uid);
    const mirror = JSON.stringify(storage.entries());
    let k = 0;
    for (;;) {
      k += 1;
      const rig = failAt(k, fault);
      const outcome = await write(data).then(
        () => 'kept',
        (error) => error,
      );
      undo();
      if (rig.requests() < k) {
        expect(outcome).toBe('kept');
        break;
      }
      expect(outcome).toBeInstanceOf(StorageError);
      if (fault === 'the storage is full') expect(outcome.problem).toEqual({ kind: 'full' });
      expect(await contents(identity.uid)).toEqual(before);
      expect(JSON.stringify(storage.entries())).toBe(mirror);
    }
    // After so many failures the same call succeeds, and what it says is kept is on the device.
    expect(k).toBeGreaterThan(1);
    expect(await contents(identity.uid)).not.toEqual(before);
    showCount(`all or nothing, ${name}, ${fault}`, `${k - 1} of ${k - 1} points`);
  });
});

test('a sit that could not be recorded can still be recorded, and its journal is still there', async () => {
  const { data } = await inTheMiddle();
  failAt(4, 'the storage is full');
  await expect(data.recordSit(recordOf('a'))).rejects.toMatchObject({ problem: { kind: 'full' } });
  undo();
  expect(await data.currentSit()).toEqual(sitOf('a'));
  expect(await data.tapsOfCurrentSit('a')).toEqual(tapsOf(3));
  expect(await data.recordSit(recordOf('a'))).toBe('recorded');
  expect(await data.currentSit()).toBeUndefined();
});

test('a closed connection says so, to reads and to writes', async () => {
  const { data } = await openDevice();
  data.close();
  const closed = { problem: { kind: 'closed' } };
  await expect(data.sessions()).rejects.toMatchObject(closed);
  await expect(data.recordSit(recordOf('a'))).rejects.toMatchObject(closed);
  await expect(data.profile()).rejects.toMatchObject(closed);
  await expect(data.saveReflection(reflectionOf('r'), [])).rejects.toBeInstanceOf(StorageError);
});
