import { describe, expect, it } from 'vitest';
import { routes } from '#protocol/routes.ts';
import { databaseKinds } from './rig/empty-database.ts';
import { type ServerRig, serverRig } from './rig/server-rig.ts';

const canary = {
  name: 'canaryname',
  email: 'canarymail@example.com',
  password: 'canarypassword-1',
  text: 'canarytext\n{"level":"info","msg":"forged"}',
};

/** Everything that a person can do, right and wrong, each with a canary in every field. */
async function useEverything(rig: ServerRig): Promise<string[]> {
  const { name, email, password, text } = canary;
  const ada = await rig.person({ name, email, password });
  await rig.call(routes.signUp, { body: { name, email, password } });
  await rig.call(routes.signUp, { body: { name, email: `${email} `, password: canary.name } });
  await Promise.all(
    Array.from({ length: 5 }, () =>
      rig.call(routes.signUp, { body: { name, email: `race-${email}`, password } }),
    ),
  );
  for (let time = 0; time < 12; time += 1) {
    await rig.call(routes.signIn, { body: { email, password: `${password}${time}` } });
  }
  const { data } = (await rig.call(routes.readProfile, ada)).json();
  await rig.call(routes.writeProfile, { ...ada, body: { ...data, displayName: text } });
  await rig.call(routes.writeProfile, { ...ada, body: { ...data, displayName: text, revision: 99 } });
  await rig.call(routes.writeProfile, { ...ada, body: { ...data, goals: text } });
  await rig.call(routes.writeProfile, { ...ada, body: `{"displayName":"${canary.name}` });
  await rig.app.inject({
    method: 'GET',
    url: `/api/nothing?text=${encodeURIComponent(text)}&token=${ada.token}`,
  });
  rig.database.findCaller = () => {
    throw new Error('failing');
  };
  await rig.call(routes.writeProfile, { ...ada, body: { ...data, displayName: text } });
  return [ada.token, ...Object.values(canary), 'canary', 'forged'];
}

describe.each(databaseKinds)('the log on %s', (kind) => {
  it('holds nothing that a person typed, no token and no address', async () => {
    const rig = await serverRig(kind);
    const secrets = await useEverything(rig);
    const log = rig.logged.join('');
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  it('is JSON lines in UTC that tell who entered, who was refused, and what failed', async () => {
    const rig = await serverRig(kind);
    await useEverything(rig);
    const lines = rig.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const line of lines) expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const events = lines.map((line) => line.event).filter((event) => event !== undefined);
    const count = (event: string) => events.filter((one) => one === event).length;
    expect(count('sign-up')).toBe(2);
    expect(count('sign-up-refused')).toBe(6);
    expect(count('sign-in-refused')).toBe(12);
    expect(lines.filter((line) => line.reason === 'too_many_attempts')).toHaveLength(2);
    expect(lines.find((line) => line.event === 'sign-up')?.uid).toMatch(/^user-\d+$/);
    expect(lines.filter((line) => line.level === 'error')).toHaveLength(1);
  });
});
