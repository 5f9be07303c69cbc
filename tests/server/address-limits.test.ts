import { describe, expect, it } from 'vitest';
import { routes } from '#protocol/routes.ts';
import { codeOf, type ServerRig, serverRig } from './rig/server-rig.ts';

async function enter(rig: ServerRig, count: number, forwardedFor: (index: number) => string) {
  const answers = [];
  for (let index = 0; index < count; index += 1) {
    const body = { email: `nobody-${index}@example.com`, password: 'a long enough phrase' };
    const headers = { 'x-forwarded-for': forwardedFor(index) };
    answers.push(await rig.call(routes.signIn, { body, headers }));
  }
  return answers;
}

describe('calls of one address', () => {
  it('are limited where strangers can reach the server, whatever address they claim', async () => {
    const rig = await serverRig('sqlite', { settings: { HOST: '0.0.0.0' } });
    const answers = await enter(rig, 65, (index) => `10.0.0.${index}`);
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(60);
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect(refused.map(codeOf)).toEqual(Array.from({ length: 5 }, () => 'too_many_requests'));
    for (const answer of refused) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    // What costs no hash is limited apart.
    expect((await rig.call(routes.readProfile)).statusCode).toBe(401);
  });

  it.each([
    ['a mail', routes.forgotPassword, 20],
    ['a new password by a link', routes.resetPassword, 20],
    ['a trip to a provider', routes.startProvider, 60],
  ] as const)('for %s are counted apart, and limited', async (_what, route, most) => {
    const rig = await serverRig('sqlite', { settings: { PUBLIC_URL: 'https://ninefold.example' } });
    const statuses = [];
    for (let time = 0; time < most + 3; time += 1) {
      statuses.push((await rig.call(route, { body: {} })).statusCode);
    }
    expect(statuses.slice(most)).toEqual([429, 429, 429]);
    expect(statuses.slice(0, most)).not.toContain(429);
    expect(
      (await rig.call(routes.signIn, { body: { email: 'a@b.example', password: 'x' } })).statusCode,
    ).toBe(401);
  });

  it('are told apart behind a proxy of one’s own network', async () => {
    const rig = await serverRig('sqlite', { settings: { PUBLIC_URL: 'https://ninefold.example' } });
    const apart = await enter(rig, 65, (index) => `203.0.113.${index}`);
    expect(apart.filter((answer) => answer.statusCode === 429)).toHaveLength(0);
    const household = await enter(rig, 65, (index) => `2001:db8:1:2::${index.toString(16)}`);
    expect(household.filter((answer) => answer.statusCode === 429)).toHaveLength(5);
  });

  it('are not limited while only this machine can reach the server', async () => {
    const rig = await serverRig('sqlite');
    const answers = await enter(rig, 65, () => '127.0.0.1');
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(0);
  });
});
