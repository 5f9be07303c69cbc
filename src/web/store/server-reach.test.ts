import { expect, test } from 'vitest';
import { createConnectivity } from '#platform/connectivity.ts';
import { FakeClock } from '../../../tests/setup/sit-fakes.ts';
import { askAgainMillis, watchReach } from './server-reach.ts';

function setUp() {
  const clock = new FakeClock();
  const connectivity = createConnectivity();
  const askedAt: number[] = [];
  const start = clock.now().monotonicMillis;
  let outcome: 'Online' | 'Offline' = 'Offline';
  const stop = watchReach(connectivity, clock, async () => {
    askedAt.push(clock.now().monotonicMillis - start);
    connectivity.report(outcome);
  });
  return { clock, connectivity, askedAt, stop, comeBack: () => (outcome = 'Online') };
}

test('while the server is in reach, or was never asked, nobody asks', async () => {
  const { clock, connectivity, askedAt } = setUp();
  await clock.pass(3_600_000);
  connectivity.report('Online');
  await clock.pass(3_600_000);
  expect(askedAt).toEqual([]);
});

test('while it is not, it is asked ever more rarely, until it is back', async () => {
  const { clock, connectivity, askedAt, comeBack } = setUp();
  connectivity.report('Offline');
  await clock.pass(345_000);
  expect(askedAt).toEqual([15_000, 45_000, 105_000, 225_000, 345_000]);
  comeBack();
  await clock.pass(120_000);
  expect(connectivity.state()).toBe('Online');
  await clock.pass(3_600_000);
  expect(askedAt).toHaveLength(6);
});

test('the next time it is away the waits begin anew', async () => {
  const { clock, connectivity, askedAt } = setUp();
  connectivity.report('Offline');
  await clock.pass(100_000);
  connectivity.report('Online');
  await clock.pass(100_000);
  const before = askedAt.length;
  connectivity.report('Offline');
  await clock.pass(askAgainMillis[0]);
  expect(askedAt).toHaveLength(before + 1);
});

test('once ended, nobody asks any more', async () => {
  const { clock, connectivity, askedAt, stop } = setUp();
  connectivity.report('Offline');
  stop();
  connectivity.report('Online');
  connectivity.report('Offline');
  await clock.pass(3_600_000);
  expect(askedAt).toEqual([]);
});
