import { describe, expect, it } from 'vitest';
import { routes } from '#protocol/routes.ts';
import { databaseKinds } from './rig/empty-database.ts';
import { codeOf, type ServerRig, serverRig } from './rig/server-rig.ts';

const minuteMillis = 60_000;
const dayMillis = 24 * 60 * minuteMillis;

/** Tries wrong passwords for one address at once, each from a forged address; answers how many reached the hash. */
async function burst(rigs: readonly ServerRig[], email: string, count: number) {
  const before = rigs.map((rig) => rig.hasher.calls());
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const headers = { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` };
      const body = { email, password: `wrong phrase ${index}` };
      return rigs[index % rigs.length]?.call(routes.signIn, { body, headers });
    }),
  );
  const reached = rigs.reduce((sum, rig, at) => sum + rig.hasher.calls() - (before[at] ?? 0), 0);
  return { reached, answers: answers.filter((answer) => answer !== undefined) };
}

describe.each(databaseKinds)('wrong passwords on %s', (kind) => {
  it('reach the hash ten times of two hundred tries at once', async () => {
    const rig = await serverRig(kind);
    // A second server on the same database counts with the first; of SQLite two in one process would stop time.
    const rigs = kind === 'postgres' ? [rig, await serverRig(kind, { environment: rig.environment })] : [rig];
    const ada = await rig.person();
    const { reached, answers } = await burst(rigs, ada.email, 200);
    expect(reached).toBe(10);
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect(refused).toHaveLength(190);
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['too_many_attempts']));
    for (const answer of refused) expect(Number(answer.headers['retry-after'])).toBe(15 * 60);
  });

  it('lock out one account alone, for fifteen minutes, whether it exists or not', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const bob = await rig.person();
    for (const email of [ada.email, 'nobody@example.com']) {
      expect((await burst([rig], email.toUpperCase(), 12)).reached).toBe(10);
    }
    const enter = async (body: object) => (await rig.call(routes.signIn, { body })).statusCode;
    expect(await enter(ada)).toBe(429);
    expect(await enter(bob)).toBe(200);
    rig.clock.nowMillis += 15 * minuteMillis - 1;
    expect(await enter(ada)).toBe(429);
    rig.clock.nowMillis += 1;
    expect(await enter(ada)).toBe(200);
  });

  it('reach the hash a hundred times a day', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    let reached = 0;
    for (let quarter = 0; quarter < 12; quarter += 1) {
      reached += (await burst([rig], ada.email, 11)).reached;
      rig.clock.nowMillis += 15 * minuteMillis;
    }
    expect(reached).toBe(100);
    rig.clock.nowMillis += dayMillis - 12 * 15 * minuteMillis;
    expect((await rig.call(routes.signIn, { body: ada })).statusCode).toBe(200);
  });

  it('are not counted when they were right', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    for (let time = 0; time < 25; time += 1) {
      expect((await rig.call(routes.signIn, { body: ada })).statusCode).toBe(200);
    }
    expect((await burst([rig], ada.email, 12)).reached).toBe(10);
  });

  it('leave no address in the table that was only tried', async () => {
    const rig = await serverRig(kind);
    await burst([rig], 'tried-only@example.com', 1);
    const rows = await rig.database.kysely.selectFrom('attempt').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('tried-only');
  });
});
