import { afterEach, expect, test } from 'vitest';
import { progressOf } from '#domain/path/progress.ts';
import {
  matrixSessionOf,
  openDevice,
  openQuietDevice,
  putRaw,
  removeDevices,
} from '../../../tests/setup/store-device.ts';
import type { LocalData } from './local-data.ts';

afterEach(removeDevices);

/** Five full sits of stage 2, on five days. */
const sits = (presentPercentage: number) =>
  [1, 2, 3, 4, 5].map((day) =>
    matrixSessionOf(`sit-${day}`, { presentPercentage, timestamp: `2026-11-1${day}T08:00:00.000Z` }),
  );
const opened = [{ key: 't5Completed', at: '2026-11-01T08:00:00.000Z' }];

async function stageOf(data: LocalData): Promise<number> {
  const [{ profile }, marks] = await Promise.all([data.profile(), data.marks()]);
  return progressOf({ marks, profile }).stage;
}

test('sits that came without their marks open the stage that they make ready, and the account hears of it', async () => {
  const device = await openQuietDevice();
  await putRaw(device.identity.uid, 'sessions', sits(60));
  await putRaw(device.identity.uid, 'marks', opened);
  device.data.close();
  const { data, backend } = await openDevice({ ...device, locks: undefined });
  await expect.poll(() => stageOf(data)).toBe(3);
  await expect.poll(() => backend.data.currentStage).toBe('PAHM Beginner');
});

test.each([
  ['that do not make it ready', 59, opened],
  ['of a stage that is not open yet', 60, []],
])('sits %s open none', async (_which, present, marks) => {
  const device = await openQuietDevice();
  await putRaw(device.identity.uid, 'sessions', sits(present));
  await putRaw(device.identity.uid, 'marks', marks);
  device.data.close();
  const { data, backend } = await openDevice(device);
  await data.addMark('introduction');
  await data.refreshProfile();
  expect((await data.marks()).map(({ key }) => key)).not.toContain('stage3Open');
  expect(backend.posts).toBe(0);
});
