import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { freshSignInSeconds } from '#protocol/own-account.ts';
import { profileAnswerSchema } from '#protocol/profile.ts';
import { routes } from '#protocol/routes.ts';
import { rounds, showCount } from '../setup/counts.ts';
import { databaseKinds } from './rig/empty-database.ts';
import { fullProfile } from './rig/full-profile.ts';
import { longMillis } from './rig/long.ts';
import { codeOf, type ServerRig, serverRig } from './rig/server-rig.ts';

vi.setConfig({ testTimeout: longMillis });

/** Every row of every table that holds any of these texts. */
async function rowsWith(rig: ServerRig, texts: readonly string[]): Promise<string[]> {
  const tables = await rig.database.kysely.introspection.getTables();
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(rig.database.kysely);
    found.push(
      ...rows
        .map((row) => `${name}: ${JSON.stringify(row)}`)
        .filter((row) => texts.some((text) => row.includes(text))),
    );
  }
  return found;
}

/** Which of these texts stand in the files of an SQLite database, its log of writes among them. */
function textsInFiles(rig: ServerRig, texts: readonly string[]): string[] {
  const files = ['', '-wal', '-journal']
    .map((end) => join(rig.environment.DATA_DIR ?? '', `ninefold.sqlite${end}`))
    .filter((file) => existsSync(file));
  return files.flatMap((file) => {
    const bytes = readFileSync(file);
    return texts.filter((text) => bytes.includes(text)).map((text) => `${file.slice(-12)}: ${text}`);
  });
}

/** Someone with every kind of row, each with a text of theirs alone in it, and what to look for afterwards. */
async function livedIn(rig: ServerRig, canary: string) {
  const person = await rig.person({ name: canary, email: `${canary}@example.com` });
  const { data } = profileAnswerSchema.parse((await rig.call(routes.readProfile, person)).json());
  for (const length of [100, 9_000, 700, 20_000]) {
    const answers = { ...data.questionnaireAnswers };
    const long = { ...fullProfile(data), displayName: canary, goals: [`${canary} `.repeat(length / 20)] };
    await rig.call(routes.writeProfile, { ...person, body: { ...long, ...answers } });
  }
  await rig.call(routes.signIn, { body: { ...person, password: `wrong ${canary}` } });
  await rig.call(routes.signIn, { body: person });
  await rig.database.kysely
    .insertInto('one_time_code')
    .values({
      codeHash: `${canary}-hash`,
      purpose: 'reset',
      userId: person.identity.uid,
      body: `"${canary}"`,
      endsAtMillis: rig.clock.nowMillis + 1e6,
    })
    .execute();
  const { rows } = await sql<{ token: string; id: string }>`
    select id, token from session where ${sql.ref('userId')} = ${person.identity.uid}
  `.execute(rig.database.kysely);
  const hash = await sql<{ password: string }>`
    select password from account where ${sql.ref('userId')} = ${person.identity.uid}
  `.execute(rig.database.kysely);
  const texts = [canary, person.identity.uid, ...rows.flatMap(({ token, id }) => [token, id])];
  return { ...person, texts: [...texts, ...hash.rows.map((row) => row.password)], tokens: rows };
}

describe.each(databaseKinds)('deleting an account on %s', (kind) => {
  it('leaves no row of that person in any table, and everyone else as they were', async () => {
    const rig = await serverRig(kind);
    const before = await rig.person();
    const ada = await livedIn(rig, 'canary-ada');
    const after = await livedIn(rig, 'canary-bob');
    expect((await rowsWith(rig, ada.texts)).length).toBeGreaterThanOrEqual(6);
    const others = await rowsWith(rig, [before.email, ...after.texts]);

    const answer = await rig.call(routes.deleteAccount, { ...ada, body: { password: ada.password } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
    expect(await rowsWith(rig, ada.texts)).toEqual([]);
    expect(await rowsWith(rig, [before.email, ...after.texts])).toEqual(others);
    if (kind === 'sqlite') expect(textsInFiles(rig, ada.texts)).toEqual([]);
    // Not even a count of wrong passwords: the other person's is the only one that is left.
    expect(await rig.database.kysely.selectFrom('attempt').selectAll().execute()).toHaveLength(1);

    for (const { token } of ada.tokens) {
      expect(codeOf(await rig.call(routes.readProfile, { token }))).toBe('unauthenticated');
    }
    expect(codeOf(await rig.call(routes.signIn, { body: ada }))).toBe('invalid_credentials');
    const again = await rig.person({ email: ada.email });
    expect(again.identity.uid).not.toBe(ada.identity.uid);
  });

  it('asks for the password, and counts wrong ones as a sign-in does', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const erase = (body: unknown) => rig.call(routes.deleteAccount, { ...ada, body });
    for (const body of [
      {},
      { password: '' },
      { password: 'not the phrase' },
      { password: 'x'.repeat(500) },
    ]) {
      const answer = await erase(body);
      expect([body, answer.statusCode, answer.json().error]).toMatchObject([
        body,
        403,
        { code: 'wrong_password', field: 'password' },
      ]);
    }
    for (const body of [{ password: 7 }, [], 7, null]) {
      expect(codeOf(await erase(body))).toBe('invalid_request');
    }
    for (let time = 0; time < 7; time += 1) await erase({ password: 'not the phrase' });
    expect(codeOf(await erase({ password: ada.password }))).toBe('too_many_attempts');
    expect(codeOf(await rig.call(routes.signIn, { body: ada }))).toBe('too_many_attempts');
    rig.clock.nowMillis += 15 * 60_000;
    expect((await erase({ password: ada.password })).statusCode).toBe(200);
  });

  it('asks whoever has no password for a provider’s sign-in of the last five minutes', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const { kysely } = rig.database;
    const { uid } = ada.identity;
    const signedIn = async (method: string, agoSeconds: number) => {
      const createdAt = new Date(rig.clock.nowMillis - agoSeconds * 1_000).toISOString();
      await kysely.updateTable('session').set({ method, createdAt }).where('userId', '=', uid).execute();
      return rig.call(routes.deleteAccount, { ...ada, body: { password: ada.password } });
    };
    // While there is a password, no provider stands in for it.
    await kysely.updateTable('session').set({ method: 'google' }).execute();
    expect(codeOf(await rig.call(routes.deleteAccount, { ...ada, body: {} }))).toBe('wrong_password');
    await kysely.deleteFrom('account').where('userId', '=', uid).execute();
    expect(codeOf(await signedIn('password', 1))).toBe('fresh_sign_in_needed');
    expect(codeOf(await signedIn('google', freshSignInSeconds + 1))).toBe('fresh_sign_in_needed');
    expect((await signedIn('google', freshSignInSeconds - 1)).statusCode).toBe(200);
    expect(await rowsWith(rig, [uid])).toEqual([]);
  });

  it('while the person goes on calling, answers each call in order', async () => {
    const rig = await serverRig(kind);
    const statuses = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      const ada = await rig.person();
      const { data } = (await rig.call(routes.readProfile, ada)).json();
      const calls = [
        ...Array.from({ length: 5 }, () => rig.call(routes.writeProfile, { ...ada, body: data })),
        rig.call(routes.deleteAccount, { ...ada, body: { password: ada.password } }),
        ...Array.from({ length: 5 }, () => rig.call(routes.writeProfile, { ...ada, body: data })),
        rig.call(routes.signIn, { body: ada }),
        rig.call(routes.sessions, ada),
      ];
      for (const answer of await Promise.all(calls)) {
        statuses.add(`${answer.statusCode} ${answer.statusCode === 200 ? '' : codeOf(answer)}`);
      }
      expect(await rowsWith(rig, [ada.identity.uid, ada.email])).toEqual([]);
    }
    for (const status of statuses) {
      expect(['200 ', '401 unauthenticated', '401 invalid_credentials']).toContain(status);
    }
  });
});

it('deleting any of many accounts leaves nothing of it in the files', async () => {
  const rig = await serverRig('sqlite');
  const count = rounds(400);
  const people = [];
  for (let index = 0; index < count; index += 1) people.push(await livedIn(rig, `canary-${index}-`));
  const order = people.toSorted((a, b) => (a.tokens[0]?.id ?? '').localeCompare(b.tokens[0]?.id ?? ''));
  for (const ada of order.slice(0, count - 2)) {
    await rig.call(routes.deleteAccount, { ...ada, body: { password: ada.password } });
    expect(textsInFiles(rig, ada.texts)).toEqual([]);
  }
  const left = order.at(-1);
  expect(textsInFiles(rig, left?.texts ?? []).length).toBeGreaterThan(0);
  showCount('accounts deleted from SQLite', `${count - 2}, none left a trace in the file or its log`);
});
