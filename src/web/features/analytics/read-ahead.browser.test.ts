import { afterEach, expect, test } from 'vitest';
import { openQuietDevice, recordOf, removeDevices } from '../../../../tests/setup/store-device.ts';
import { readAhead } from './read-ahead.ts';

afterEach(removeDevices);

/** Somebody with a sit three days ago and one a hundred days ago. */
async function twoSits() {
  const device = await openQuietDevice();
  for (const day of ['2026-11-18', '2026-08-13']) {
    const moments = {
      practiceDay: day,
      startedAt: `${day}T07:30:00.000Z`,
      timestamp: `${day}T08:00:00.000Z`,
    };
    await device.data.recordSit(recordOf(day, moments));
  }
  return device;
}

test('what My Analytics shows first is read ahead, in the range that is asked for', async () => {
  const { data, clock } = await twoSits();
  const analytics = await data.analytics();
  await analytics.settle();
  const ahead = await readAhead(data, clock, {});
  expect(ahead?.data).toBe(data);
  expect(ahead?.facts.today).toBe('2026-11-21');
  expect(ahead?.facts.period.sums.practice.sessions).toBe(1);
  expect(ahead?.facts.recentSessions.map(({ sessionId }) => sessionId)).toEqual(['2026-11-18']);
  const year = await readAhead(data, clock, { range: 'year' });
  expect(year?.facts.period.sums.practice.sessions).toBe(2);
  // Written after the days were added up, it counts all the same.
  await data.recordSit(recordOf('now', { practiceDay: '2026-11-21' }));
  expect((await readAhead(data, clock, {}))?.facts.period.sums.practice.sessions).toBe(2);
});

test('nothing is read ahead where all records have to be added up first', async () => {
  const { data, clock } = await twoSits();
  expect(await readAhead(data, clock, {})).toBeUndefined();
});

test('nothing is read ahead where the device does not answer', async () => {
  const { data, clock } = await twoSits();
  await (await data.analytics()).settle();
  data.close();
  expect(await readAhead(data, clock, {})).toBeUndefined();
});
