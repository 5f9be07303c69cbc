import { describe, expect, it, vi } from 'vitest';
import { type Route, routes } from '#protocol/routes.ts';
import { createPasswordHasher } from '#server/auth/password-hasher.ts';
import { isProof, rounds, showCount } from '../setup/counts.ts';
import { databaseKinds } from './rig/empty-database.ts';
import { longMillis } from './rig/long.ts';
import { mailServer } from './rig/mail-server.ts';
import { median, rankProbability } from './rig/ranks.ts';
import { type ServerRig, serverRig } from './rig/server-rig.ts';

vi.setConfig({ testTimeout: longMillis });

const dayMillis = 24 * 60 * 60_000;

/** Times of the same call for an address with an account and for one without, in an order that chance decides. */
async function timesOf(rig: ServerRig, route: Route, known: string, count: number) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const statuses = new Set<number>();
  async function once(who: 'known' | 'unknown'): Promise<void> {
    const email = who === 'known' ? known : 'nobody@example.com';
    const startedAt = performance.now();
    const answer = await rig.call(route, { body: { email, password: 'not the phrase of ada' } });
    times[who].push(performance.now() - startedAt);
    statuses.add(answer.statusCode);
  }
  for (let round = -3; round < count; round += 1) {
    const isKnownFirst = Math.random() < 0.5;
    await once(isKnownFirst ? 'known' : 'unknown');
    await once(isKnownFirst ? 'unknown' : 'known');
    // What the call set going behind its answer is not what is measured.
    await new Promise(setImmediate);
    // No limit is reached: each round is another day.
    rig.clock.nowMillis += dayMillis;
    // The first ones load what only the first call loads.
    if (round < 0) for (const list of Object.values(times)) list.pop();
  }
  return { ...times, statuses };
}

describe.each(databaseKinds)('the time of an answer on %s', (kind) => {
  it.each([
    ['a sign-in', routes.signIn, 401],
    ['a forgotten password', routes.forgotPassword, 200],
  ] as const)('to %s does not tell whether there is an account', async (what, route, status) => {
    const { url } = await mailServer();
    const hasher = Object.assign(createPasswordHasher({ concurrency: 2, waiting: 10 }), { calls: () => 0 });
    const rig = await serverRig(kind, { hasher, settings: { SMTP_URL: url } });
    const ada = await rig.person();
    const { known, unknown, statuses } = await timesOf(rig, route, ada.email, rounds(200));
    expect([...statuses]).toEqual([status]);
    const apart = Math.abs(median(known) - median(unknown));
    const probability = rankProbability(known, unknown);
    showCount(
      `time of ${what} on ${kind}, with and without an account`,
      `medians ${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms of ${known.length} each, rank test p = ${probability.toFixed(3)}`,
    );
    // Ten of each differ by chance on a busy machine, but not so that one could tell them apart by it.
    expect(probability).toBeGreaterThan(0.0001);
    // With two hundred of each: less than 5 ms, or no difference that so many could show.
    if (isProof && apart >= 5) expect(probability).toBeGreaterThan(0.01);
  });
});

describe('the rank test', () => {
  it('sees a difference that is there, and none where there is none', () => {
    const list = (from: number) => Array.from({ length: 10 }, (_, index) => from + index);
    expect(rankProbability(list(0), list(100))).toBeLessThan(0.001);
    expect(rankProbability(list(0), list(0.5))).toBeGreaterThan(0.5);
    expect(rankProbability(list(0), list(0))).toBeGreaterThan(0.9);
  });
});
