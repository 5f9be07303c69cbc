import { afterEach, expect, test, vi } from 'vitest';
import { openQuietDevice, removeDevices } from '../../../tests/setup/store-device.ts';
import type * as databaseModule from './database.ts';

const frames: HTMLIFrameElement[] = [];

afterEach(async () => {
  for (const frame of frames.splice(0)) frame.remove();
  await removeDevices();
});

/** The database module as another tab has it: another window, with its own copy of every module. */
async function otherTab(): Promise<typeof databaseModule> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frames.push(frame);
  const inside = frame.contentWindow as unknown as { eval(code: string): Promise<typeof databaseModule> };
  const address = new URL('./database.ts', import.meta.url).href;
  return inside.eval(`import(${JSON.stringify(address)})`);
}

test('what another tab writes is seen here within a second', async () => {
  const { data, identity } = await openQuietDevice();
  const seen: number[] = [];
  data.watch(
    async () => (await data.marks()).length,
    (count) => seen.push(count),
    () => {},
  );
  await vi.waitFor(() => expect(seen.at(-1)).toBe(0));
  const { openDatabase } = await otherTab();
  const database = await openDatabase(identity.uid);
  await database.marks.add({ key: 'introduction', at: '2026-11-21T08:00:00.000Z' });
  await vi.waitFor(() => expect(seen.at(-1)).toBe(1), { timeout: 1000 });
  database.close();
});
