import { describe, expect, it } from 'vitest';
import { sessionAnswerSchema } from '#protocol/accounts.ts';
import type { ErrorCode } from '#protocol/errors.ts';
import { routes } from '#protocol/routes.ts';
import { databaseKinds } from './rig/empty-database.ts';
import { codeOf, serverRig } from './rig/server-rig.ts';

const hourMillis = 60 * 60_000;
const dayMillis = 24 * hourMillis;

const refusals: [object, number, ErrorCode, string][] = [
  [{ name: '  ' }, 400, 'name_required', 'name'],
  [{ name: 'x'.repeat(201) }, 400, 'invalid_request', 'name'],
  [{ name: 7 }, 400, 'invalid_request', 'name'],
  [{ email: 'not an address' }, 400, 'invalid_email', 'email'],
  [{ email: `${'x'.repeat(250)}@example.com` }, 400, 'invalid_email', 'email'],
  [{ password: 'seven77' }, 400, 'password_too_short', 'password'],
  [{ password: 'x1'.repeat(65) }, 400, 'password_too_long', 'password'],
  [{ password: 'Password' }, 400, 'password_too_common', 'password'],
  [{ rememberMe: 'yes' }, 400, 'invalid_request', 'rememberMe'],
];

describe.each(databaseKinds)('accounts on %s', (kind) => {
  it('sign a person up, in and out', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person({ name: ' Ada ', email: 'Ada@Example.com' });
    expect(ada.identity).toEqual({
      uid: expect.stringMatching(/^user-\d{13}$/),
      email: 'ada@example.com',
      displayName: 'Ada',
      role: 'user',
    });

    const signedIn = await rig.call(routes.signIn, {
      body: { email: ' ADA@example.com ', password: ada.password },
    });
    expect(signedIn.statusCode).toBe(200);
    const second = sessionAnswerSchema.parse(signedIn.json());
    expect(second.identity).toEqual(ada.identity);
    expect(second.token).not.toBe(ada.token);

    const signedOut = await rig.call(routes.signOut, { token: ada.token });
    expect(signedOut.json()).toEqual({ signedOut: true });
    expect(codeOf(await rig.call(routes.readProfile, { token: ada.token }))).toBe('unauthenticated');
    expect(codeOf(await rig.call(routes.signOut, { token: ada.token }))).toBe('unauthenticated');
    expect((await rig.call(routes.readProfile, { token: second.token })).statusCode).toBe(200);
  });

  it('keep a session 24 hours, with Remember me 30 days', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const remembered = await rig.call(routes.signIn, { body: { ...ada, rememberMe: true } });
    const long = sessionAnswerSchema.parse(remembered.json());
    const startMillis = rig.clock.nowMillis;
    const reads = async (token: string) => (await rig.call(routes.readProfile, { token })).statusCode;
    const statusesAfter = async (millis: number) => {
      rig.clock.nowMillis = startMillis + millis;
      return [await reads(ada.token), await reads(long.token)];
    };
    expect(await statusesAfter(dayMillis - hourMillis)).toEqual([200, 200]);
    expect(await statusesAfter(dayMillis + hourMillis)).toEqual([401, 200]);
    expect(await statusesAfter(30 * dayMillis - hourMillis)).toEqual([401, 200]);
    expect(await statusesAfter(30 * dayMillis + hourMillis)).toEqual([401, 401]);
  });

  it('answer an unknown address as they answer a wrong password, after the same work', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const tries = [
      { email: ada.email, password: 'not the phrase of ada' },
      { email: 'nobody@example.com', password: 'not the phrase of ada' },
    ];
    for (const body of tries) {
      const before = rig.hasher.calls();
      const answer = await rig.call(routes.signIn, { body });
      expect(answer.statusCode).toBe(401);
      expect(codeOf(answer)).toBe('invalid_credentials');
      expect(rig.hasher.calls() - before).toBe(1);
    }
  });

  it('refuse a sign-up that is wrong, naming the field', async () => {
    const rig = await serverRig(kind);
    for (const [wrong, status, code, field] of refusals) {
      const body = { name: 'Ada', email: 'ada@example.com', password: 'a long enough phrase', ...wrong };
      const answer = await rig.call(routes.signUp, { body });
      const { error } = answer.json();
      expect({ wrong, status: answer.statusCode, code: error.code, field: error.field }).toEqual({
        wrong,
        status,
        code,
        field,
      });
      expect(error.message).toMatch(/\w/);
    }
    expect(rig.hasher.calls()).toBe(0);
  });

  it('take the shortest and the longest password, of any characters', async () => {
    const rig = await serverRig(kind);
    for (const password of ['häßlich8', '🪷a'.repeat(64), '  spaces count  ']) {
      const person = await rig.person({ password });
      expect((await rig.call(routes.signIn, { body: person })).statusCode).toBe(200);
    }
  });

  it('make one account of twenty sign-ups with the same address at once', async () => {
    const rig = await serverRig(kind);
    const body = { name: 'Ada', email: 'ada@example.com', password: 'a long enough phrase' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        rig.call(routes.signUp, {
          body: { ...body, email: index % 2 === 0 ? body.email : 'ADA@example.com' },
        }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    const others = answers.filter((answer) => answer.statusCode !== 200);
    expect(new Set(others.map((answer) => `${answer.statusCode} ${codeOf(answer)}`))).toEqual(
      new Set(['409 email_taken']),
    );
  });

  it('give fifty people who sign up in the same millisecond fifty uids', async () => {
    const rig = await serverRig(kind);
    // On PostgreSQL from two servers; two of SQLite in one process would wait for each other with time stopped.
    const other = kind === 'postgres' ? await serverRig(kind, { environment: rig.environment }) : rig;
    const { nowMillis } = rig.clock;
    other.clock.nowMillis = nowMillis;
    const bodies = Array.from({ length: 50 }, (_, index) => ({
      name: 'Ada',
      email: `same-${index}@example.com`,
      password: 'a long enough phrase',
    }));
    const answers = await Promise.all(
      bodies.map((body, index) => (index % 2 === 0 ? rig : other).call(routes.signUp, { body })),
    );
    const rows = await rig.database.kysely.selectFrom('user').select('id').execute();
    expect(answers.filter((answer) => answer.statusCode !== 200).map((answer) => answer.body)).toEqual([]);
    expect(new Set(rows.map((row) => row.id))).toEqual(
      new Set(Array.from({ length: 50 }, (_, index) => `user-${nowMillis + index}`)),
    );
  });
});
