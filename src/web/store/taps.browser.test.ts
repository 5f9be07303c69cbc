import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Tap } from '#domain/pahm/taps.ts';
import { rounds, showCount } from '../../../tests/setup/counts.ts';
import {
  contents,
  matrixRecordOf,
  noTurn,
  openDevice,
  openQuietDevice,
  putRaw,
  removeDevices,
  sitOf,
  tapsOf,
} from '../../../tests/setup/store-device.ts';
import type { LocalData } from './local-data.ts';

const matrixSit = sitOf('a', { practice: { kind: 'matrix', stage: 2 }, plannedMinutes: 30 });

afterEach(async () => {
  vi.restoreAllMocks();
  await removeDevices();
});

const keepAll = (data: LocalData, sitId: string, taps: readonly Tap[]) =>
  Promise.all(taps.map((tap, number) => data.keepTap(sitId, number, tap)));

describe('the taps of a sit that runs', () => {
  test('are kept one by one, and read in their order', async () => {
    const { data } = await openQuietDevice();
    const taps = tapsOf(12);
    expect(await data.tapsOfCurrentSit('a')).toEqual([]);
    await keepAll(data, 'a', taps.slice(0, 11));
    await data.keepTap('b', 0, { position: 'worry', atMillis: 5 });
    await data.keepTap('a', 11, taps[11] ?? { position: 'past', atMillis: 0 });
    expect(await data.tapsOfCurrentSit('a')).toEqual(taps);
    expect(await data.tapsOfCurrentSit('b')).toEqual([{ position: 'worry', atMillis: 5 }]);
  });

  test('that was taken back is gone, however fast it was, and the next one takes its place', async () => {
    const { data } = await openQuietDevice();
    const [first, second, third] = tapsOf(3) as [Tap, Tap, Tap];
    await Promise.all([
      data.keepTap('a', 0, first),
      data.keepTap('a', 1, second),
      data.dropTap('a', 1),
      data.keepTap('a', 1, third),
      data.dropTap('a', 7),
    ]);
    expect(await data.tapsOfCurrentSit('a')).toEqual([first, third]);
  });

  test('are written with two requests, however many there are already', async () => {
    const { data, identity } = await openQuietDevice();
    await putRaw(
      identity.uid,
      'tapMarks',
      tapsOf(5000).map((tap, number) => ({ ...tap, sitId: 'a', number })),
    );
    const requests = (['get', 'put', 'add', 'getAll', 'openCursor', 'count'] as const).map((name) =>
      vi.spyOn(IDBObjectStore.prototype, name),
    );
    await data.keepTap('a', 5000, { position: 'present', atMillis: 1 });
    expect(requests.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(2);
  });

  test('are there in another connection, as after a crash', async () => {
    const one = await openQuietDevice();
    await keepAll(one.data, 'a', tapsOf(3));
    const other = await openDevice({ ...one, locks: noTurn });
    expect(await other.data.tapsOfCurrentSit('a')).toEqual(tapsOf(3));
  });

  test('that is discarded are gone, and no late one brings them back', async () => {
    const { data, identity } = await openQuietDevice();
    await data.journalSit(matrixSit);
    await keepAll(data, 'a', tapsOf(4));
    await data.discardSit('a');
    await data.keepTap('a', 4, { position: 'likes', atMillis: 9 });
    expect((await contents(identity.uid)).tapMarks).toEqual([]);
  });

  test('that is recorded lie with its session, and their journal is gone', async () => {
    const { data, identity } = await openQuietDevice();
    await data.journalSit(matrixSit);
    await keepAll(data, 'a', tapsOf(9));
    await data.keepTap('b', 0, { position: 'worry', atMillis: 5 });
    expect(await data.recordSit(matrixRecordOf('a'))).toBe('recorded');
    await data.keepTap('a', 9, { position: 'likes', atMillis: 9 });
    expect(await data.taps('a')).toEqual(tapsOf(9));
    expect(await data.taps('b')).toEqual([]);
    expect(await data.currentSit()).toBeUndefined();
    expect((await contents(identity.uid)).tapMarks).toEqual([
      { sitId: 'b', number: 0, position: 'worry', atMillis: 5 },
    ]);
  });

  test('do not fail for one that is broken: it is set aside, and the rest loads', async () => {
    const { data, identity } = await openQuietDevice();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await keepAll(data, 'a', tapsOf(3));
    await putRaw(identity.uid, 'tapMarks', [{ sitId: 'a', number: 1, position: 'nowhere', atMillis: 100 }]);
    expect(await data.tapsOfCurrentSit('a')).toEqual([tapsOf(3)[0], tapsOf(3)[2]]);
    expect(await data.setAsideRecords()).toMatchObject([
      { table: 'tapMarks', key: ['a', 1], record: { position: 'nowhere' } },
    ]);
    expect((await contents(identity.uid)).tapMarks).toHaveLength(2);
  });

  test('that are broken in a recorded sit leave the sit as it is', async () => {
    const { data, identity } = await openQuietDevice();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await data.recordSit(matrixRecordOf('a'));
    await putRaw(identity.uid, 'taps', [{ sessionId: 'a', taps: 'none' }]);
    expect(await data.taps('a')).toEqual([]);
    expect(await data.setAsideRecords()).toMatchObject([{ table: 'taps', key: 'a' }]);
    expect(await data.sessions()).toHaveLength(1);
  });
});

const many = rounds(10_000);

test('none of many taps is lost, and their order stays, with others taken back and marks in between', async () => {
  const { data } = await openQuietDevice();
  const taps = tapsOf(many);
  // Ten a second: so many may be on their way when the device is slow to write.
  const atOnce = 10;
  for (let from = 0; from < many; from += atOnce) {
    const calls = taps.slice(from, from + atOnce).flatMap((tap, at) => {
      const number = from + at;
      const isCorrected = number % 7 === 0;
      const kept = () => data.keepTap('a', number, tap);
      if (!isCorrected) return [kept()];
      const wrong = data.keepTap('a', number, { position: 'worry', atMillis: tap.atMillis });
      return [wrong, data.dropTap('a', number), kept()];
    });
    const elapsedMillis = from * 100;
    await Promise.all([...calls, data.journalSit({ ...matrixSit, elapsedMillis })]);
  }
  const found = await data.tapsOfCurrentSit('a');
  expect(found).toEqual(taps);
  showCount('taps kept in their order', `${found.length} of ${many}`);
}, 300_000);
