import { describe, expect, it } from 'vitest';
import { sessionAnswerSchema } from '#protocol/accounts.ts';
import { routes } from '#protocol/routes.ts';
import { databaseKinds } from './rig/empty-database.ts';
import { codeOf, serverRig } from './rig/server-rig.ts';

const newPassword = 'another long phrase';

describe.each(databaseKinds)('changing the password on %s', (kind) => {
  it('sets the new one and ends every other session of that person alone', async () => {
    const rig = await serverRig(kind);
    const bob = await rig.person();
    const ada = await rig.person();
    const other = sessionAnswerSchema.parse((await rig.call(routes.signIn, { body: ada })).json());
    const body = { currentPassword: ada.password, newPassword };
    const answer = await rig.call(routes.changePassword, { ...ada, body });
    expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);

    expect((await rig.call(routes.readProfile, ada)).statusCode).toBe(200);
    expect(codeOf(await rig.call(routes.readProfile, other))).toBe('unauthenticated');
    expect((await rig.call(routes.readProfile, bob)).statusCode).toBe(200);
    expect(codeOf(await rig.call(routes.signIn, { body: ada }))).toBe('invalid_credentials');
    const signedIn = await rig.call(routes.signIn, { body: { ...ada, password: newPassword } });
    expect(signedIn.statusCode).toBe(200);
    expect((await rig.call(routes.signIn, { body: bob })).statusCode).toBe(200);
  });

  it('refuses what is wrong, naming the field, and leaves everything as it was', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person({ name: 'Ada Lovelace', email: 'ada.lovelace@example.com' });
    const other = sessionAnswerSchema.parse((await rig.call(routes.signIn, { body: ada })).json());
    const right = { currentPassword: ada.password, newPassword };
    for (const [wrong, status, code, field] of [
      [{ newPassword: 'seven77' }, 400, 'password_too_short', 'newPassword'],
      [{ newPassword: 'x1'.repeat(65) }, 400, 'password_too_long', 'newPassword'],
      [{ newPassword: 'meditation1' }, 400, 'password_too_common', 'newPassword'],
      [{ newPassword: 'ada lovelace' }, 400, 'password_too_common', 'newPassword'],
      [{ newPassword: null }, 400, 'invalid_request', 'newPassword'],
      [{ currentPassword: 'not the phrase' }, 403, 'wrong_password', 'currentPassword'],
      [{ currentPassword: 'x'.repeat(10_000) }, 403, 'wrong_password', 'currentPassword'],
      [{ currentPassword: {} }, 400, 'invalid_request', 'currentPassword'],
    ] as const) {
      const answer = await rig.call(routes.changePassword, { ...ada, body: { ...right, ...wrong } });
      expect([wrong, answer.statusCode, answer.json().error]).toMatchObject([wrong, status, { code, field }]);
    }
    expect((await rig.call(routes.readProfile, other)).statusCode).toBe(200);
    expect((await rig.call(routes.signIn, { body: ada })).statusCode).toBe(200);
  });

  it('counts wrong passwords with those of the sign-in', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const change = (currentPassword: string) =>
      rig.call(routes.changePassword, { ...ada, body: { currentPassword, newPassword } });
    for (let time = 0; time < 5; time += 1) {
      await change('not the phrase');
      await rig.call(routes.signIn, { body: { ...ada, password: 'not the phrase' } });
    }
    const before = rig.hasher.calls();
    const answer = await change(ada.password);
    expect([answer.statusCode, codeOf(answer)]).toEqual([429, 'too_many_attempts']);
    expect(rig.hasher.calls()).toBe(before);
    // Nobody is signed out by it.
    expect((await rig.call(routes.readProfile, ada)).statusCode).toBe(200);
  });

  it('of two at once lets one through', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const phrases = ['the first of two', 'the second of two'];
    const answers = await Promise.all(
      phrases.map((phrase) =>
        rig.call(routes.changePassword, {
          ...ada,
          body: { currentPassword: ada.password, newPassword: phrase },
        }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 403]);
    const won = phrases[answers.findIndex((answer) => answer.statusCode === 200)];
    expect((await rig.call(routes.signIn, { body: { ...ada, password: won } })).statusCode).toBe(200);
  });

  it('is not for an account without a password', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    await rig.database.kysely.deleteFrom('account').execute();
    const body = { currentPassword: ada.password, newPassword };
    const answer = await rig.call(routes.changePassword, { ...ada, body });
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'no_password']);
    expect((await rig.call(routes.signInMethods, ada)).json()).toEqual({
      password: false,
      google: false,
      apple: false,
    });
  });
});
