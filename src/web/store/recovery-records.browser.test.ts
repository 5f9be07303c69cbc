import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  contents,
  matrixRecordOf,
  noTurn,
  openDevice,
  openQuietDevice,
  putRaw,
  recoveryRecordOf,
  removeDevices,
  tapsOf,
} from '../../../tests/setup/store-device.ts';

const today = '2026-11-21';

afterEach(async () => {
  vi.restoreAllMocks();
  await removeDevices();
});

describe('a Mind Recovery practice', () => {
  test('is recorded with its taps and its entry in the history, and without a note', async () => {
    const { data, identity } = await openQuietDevice();
    const record = recoveryRecordOf('a');
    expect(await data.recordSit(record)).toBe('recorded');
    expect(await data.session('a')).toEqual(record.session);
    expect(await data.taps('a')).toEqual(tapsOf(9));
    expect(await data.recoveryRecord('a')).toEqual(record.recovery);
    expect(await data.recoveryRecords()).toEqual([record.recovery]);
    expect((await contents(identity.uid)).notes).toEqual([]);
  });

  test('counts in totals and days, and for no stage', async () => {
    const { data } = await openQuietDevice();
    await data.addMark('t5Completed');
    for (const id of ['a', 'b', 'c', 'd', 'e']) await data.recordSit(recoveryRecordOf(id));
    expect(await data.totals(today)).toMatchObject({
      totalSessions: 5,
      totalMinutes: 25,
      currentStreak: 1,
      averagePresentPercentage: 33,
    });
    expect((await data.readiness()).map(({ fullSits }) => fullSits)).toEqual([0, 0, 0, 0]);
    for (const stage of [1, 2, 3, 4, 5, 6] as const)
      expect(await data.lastSessionOfStage(stage), `stage ${stage}`).toBeUndefined();
    const { profile } = await data.profile();
    expect(profile.enhancedProfile.currentProgress).toMatchObject({ totalSessions: 5, currentStage: 2 });
    expect((await data.marks()).map(({ key }) => key)).toEqual(['t5Completed']);
  });

  test('that two tabs record is there once', async () => {
    const one = await openQuietDevice();
    const other = await openDevice({ ...one, locks: noTurn });
    const outcomes = await Promise.all([
      one.data.recordSit(recoveryRecordOf('a')),
      other.data.recordSit(recoveryRecordOf('a')),
    ]);
    expect(outcomes.sort()).toEqual(['already-recorded', 'recorded']);
    const stored = await contents(one.identity.uid);
    for (const table of ['sessions', 'taps', 'recoveryRecords']) expect(stored[table], table).toHaveLength(1);
  });

  test('that is recorded once more keeps what was said of it', async () => {
    const { data } = await openQuietDevice();
    await data.recordSit(recoveryRecordOf('a'));
    await data.reflectOnRecovery('a', { feeling: 'same', text: '' });
    expect(await data.recordSit(recoveryRecordOf('a'))).toBe('already-recorded');
    expect((await data.recoveryRecord('a'))?.reflection?.mentalState).toBe('same');
  });
});

describe('the history', () => {
  test('is read oldest first', async () => {
    const { data } = await openQuietDevice();
    for (const [id, hour] of [
      ['a', '12'],
      ['b', '07'],
      ['c', '21'],
    ]) {
      const { recovery } = recoveryRecordOf(String(id));
      await putRaw(data.uid, 'recoveryRecords', [
        { ...recovery, completedAt: `2026-11-20T${hour}:00:00.000Z` },
      ]);
    }
    expect((await data.recoveryRecords()).map(({ sessionId }) => sessionId)).toEqual(['b', 'a', 'c']);
  });

  test('takes what somebody says, and the last word stays', async () => {
    const { data, clock } = await openQuietDevice();
    await data.recordSit(recoveryRecordOf('a'));
    await data.recordSit(recoveryRecordOf('b'));
    expect(await data.reflectOnRecovery('a', { feeling: 'worse', text: 'Loud.' })).toBe(true);
    expect(await data.reflectOnRecovery('a', { feeling: 'much-better', text: ' Quiet. ' })).toBe(true);
    expect(await data.recoveryRecords()).toEqual([
      {
        ...recoveryRecordOf('a').recovery,
        reflection: { mentalState: 'much-better', text: 'Quiet.', submittedAt: clock.instant() },
      },
      recoveryRecordOf('b').recovery,
    ]);
  });

  test('takes nothing of a practice that is gone', async () => {
    const { data } = await openQuietDevice();
    await data.recordSit(matrixRecordOf('m'));
    const before = await contents(data.uid);
    for (const id of ['m', 'nobody'])
      expect(await data.reflectOnRecovery(id, { feeling: 'better', text: '' })).toBe(false);
    expect(await contents(data.uid)).toEqual(before);
  });

  test('sets a damaged entry aside, and the session stays', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { data } = await openQuietDevice();
    await data.recordSit(recoveryRecordOf('a'));
    await data.recordSit(recoveryRecordOf('b'));
    await putRaw(data.uid, 'recoveryRecords', [{ ...recoveryRecordOf('a').recovery, quality: 'loud' }]);
    expect((await data.recoveryRecords()).map(({ sessionId }) => sessionId)).toEqual(['b']);
    expect(await data.setAsideRecords()).toMatchObject([{ table: 'recoveryRecords', key: 'a' }]);
    expect(await data.session('a')).toEqual(recoveryRecordOf('a').session);
    expect(await data.reflectOnRecovery('a', { feeling: 'better', text: '' })).toBe(false);
  });
});

test('a deletion takes the entry along with what was said, and its undoing brings it back', async () => {
  const { data } = await openQuietDevice();
  await data.recordSit(recoveryRecordOf('a'));
  await data.recordSit(recoveryRecordOf('b'));
  expect(await data.belongings('a')).toEqual({ notes: 0, reflections: 0 });
  await data.reflectOnRecovery('a', { feeling: 'neutral', text: 'A pause.' });
  expect(await data.belongings('a')).toEqual({ notes: 0, reflections: 1 });
  const { profile: _, ...before } = await contents(data.uid);
  const deleted = await data.deleteSession('a');
  expect(deleted?.recovery?.reflection?.text).toBe('A pause.');
  expect(await data.recoveryRecord('a')).toBeUndefined();
  expect(await data.recoveryRecords()).toHaveLength(1);
  expect(await data.totals(today)).toMatchObject({ totalSessions: 1, totalMinutes: 5 });
  if (deleted) await data.restoreSession(deleted);
  if (deleted) await data.restoreSession(deleted);
  const { profile: __, ...after } = await contents(data.uid);
  expect(after).toEqual(before);
});
