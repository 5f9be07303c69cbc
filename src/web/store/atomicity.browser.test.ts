import { afterEach, describe, expect, test } from 'vitest';
import { resultsOf } from '#domain/onboarding/answers.ts';
import { showCount } from '../../../tests/setup/counts.ts';
import {
  contents,
  type Device,
  openDevice,
  openQuietDevice,
  recordOf,
  reflectionOf,
  removeDevices,
  sitOf,
} from '../../../tests/setup/store-device.ts';
import type { LocalData } from './local-data.ts';
import { StorageError } from './storage-error.ts';

const now = '2026-11-21T08:00:00.000Z';

/** What may go wrong with a request: its transaction ends, or the device has no room for it. */
const faults = {
  'the transaction ends': (store: IDBObjectStore) => store.transaction.abort(),
  'the storage is full': () => {
    throw new DOMException('No room', 'QuotaExceededError');
  },
} as const;
type Fault = keyof typeof faults;

const methods = ['add', 'put', 'delete', 'get', 'getAll', 'openCursor'] as const;
type Request = (this: IDBObjectStore, ...call: unknown[]) => IDBRequest;
const requestsOf = IDBObjectStore.prototype as unknown as Record<(typeof methods)[number], Request>;
let undo = () => {};

/** From now on, the k-th request to a writing transaction (1 is the first) meets the fault. */
function failAt(k: number, fault: Fault): { requests(): number } {
  let count = 0;
  const originals = methods.map((name) => [name, requestsOf[name]] as const);
  for (const [name, original] of originals) {
    requestsOf[name] = function (...call) {
      if (this.transaction.mode === 'readonly') return original.apply(this, call);
      count += 1;
      const isHit = count === k;
      if (isHit && fault === 'the storage is full') faults[fault]();
      const request = original.apply(this, call);
      if (isHit && fault === 'the transaction ends') faults[fault](this);
      return request;
    };
  }
  undo = () => {
    for (const [name, original] of originals) requestsOf[name] = original;
    undo = () => {};
  };
  return { requests: () => count };
}

afterEach(async () => {
  undo();
  await removeDevices();
});

const writes: Record<string, (data: LocalData) => Promise<unknown>> = {
  'recording a sit': (data) => data.recordSit(recordOf('a')),
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

/** A person in the middle of everything: a sit under way, both drafts, an earlier sit. */
async function inTheMiddle(): Promise<Device> {
  const device = await openQuietDevice();
  const { data } = device;
  await data.recordSit(recordOf('earlier'));
  await data.journalSit(sitOf('a'));
  await data.saveQuestionnaireDraft({ answers: { goals: ['focus'] }, currentQuestion: 2, timestamp: now });
  await data.saveSelfAssessmentDraft({ lists: { goals: ['x'] }, currentQuestion: 2, timestamp: now });
  return device;
}

describe.each(Object.entries(writes))('%s', (name, write) => {
  test.each(Object.keys(faults) as Fault[])('is all or nothing at every request when %s', async (fault) => {
    const { data, identity, storage } = await inTheMiddle();
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
