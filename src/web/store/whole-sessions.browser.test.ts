import { afterEach, expect, test } from 'vitest';
import {
  matrixRecordOf,
  noteOf,
  openQuietDevice,
  putRaw,
  recordOf,
  recoveryRecordOf,
  reflectionOf,
  removeDevices,
  tapsOf,
} from '../../../tests/setup/store-device.ts';

afterEach(removeDevices);

test('a sit is read with its taps, its note and all that was written about it, oldest first', async () => {
  const { data } = await openQuietDevice();
  const record = matrixRecordOf('a');
  const { note } = record;
  await data.recordSit(record);
  await data.recordSit(recordOf('another'));
  const [later, earlier] = ['2026-11-22T08:00:00.000Z', '2026-11-21T09:00:00.000Z'].map((timestamp) =>
    reflectionOf(`at ${timestamp}`, { sessionId: 'a', timestamp }),
  );
  for (const one of [later, earlier, reflectionOf('r', { sessionId: 'another' })]) {
    if (one) await data.saveReflection(one, []);
  }
  expect(await data.wholeSession('a')).toEqual({
    session: await data.session('a'),
    notes: [note],
    reflections: [earlier, later],
    taps: { sessionId: 'a', taps: tapsOf(9) },
  });
});

test('what was said of a Mind Recovery practice comes along, and one that is not here is none', async () => {
  const { data } = await openQuietDevice();
  await data.recordSit(recoveryRecordOf('a'));
  await data.reflectOnRecovery('a', { feeling: 'better', text: 'Lighter.' });
  expect((await data.wholeSession('a'))?.recovery?.reflection).toMatchObject({ text: 'Lighter.' });
  await data.deleteSession('a');
  expect(await data.wholeSession('a')).toBeUndefined();
});

test('a part that cannot be read is left out, and the rest is there', async () => {
  const { data, identity } = await openQuietDevice();
  await data.recordSit(matrixRecordOf('a'));
  await putRaw(identity.uid, 'notes', [{ ...noteOf('a'), energyLevel: 99 }]);
  expect(await data.wholeSession('a')).toMatchObject({ notes: [], taps: { sessionId: 'a' } });
});
