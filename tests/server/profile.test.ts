import { describe, expect, it } from 'vitest';
import type { UserProfile } from '#domain/profile/profile.ts';
import { profileAnswerSchema } from '#protocol/profile.ts';
import { bodyLimitBytes, routes } from '#protocol/routes.ts';
import { databaseKinds } from './rig/empty-database.ts';
import { fullProfile } from './rig/full-profile.ts';
import { codeOf, type ServerRig, serverRig } from './rig/server-rig.ts';

async function read(rig: ServerRig, token: string) {
  return profileAnswerSchema.parse((await rig.call(routes.readProfile, { token })).json());
}

function withTotals(profile: UserProfile, totalSessions: number): UserProfile {
  const { currentProgress } = profile.enhancedProfile;
  return {
    ...profile,
    enhancedProfile: { ...profile.enhancedProfile, currentProgress: { ...currentProgress, totalSessions } },
  };
}

const wrongProfiles: [string, (profile: UserProfile) => object][] = [
  ['displayName', (profile) => ({ ...profile, displayName: 7 })],
  ['displayName', (profile) => ({ ...profile, displayName: 'x'.repeat(501) })],
  ['goals', (profile) => ({ ...profile, goals: 'sleep' })],
  ['goals.1', (profile) => ({ ...profile, goals: ['sleep', null] })],
  ['assessmentCompleted', (profile) => ({ ...profile, assessmentCompleted: 'yes' })],
  ['enhancedProfile', ({ enhancedProfile: _, ...rest }) => rest],
  ['enhancedProfile.currentProgress.totalSessions', (profile) => withTotals(profile, -1)],
  ['enhancedProfile.currentProgress.totalSessions', (profile) => withTotals(profile, 1e300)],
  ['revision', (profile) => ({ ...profile, revision: '1' })],
  ['reset', (profile) => ({ ...profile, reset: 1 })],
];

describe.each(databaseKinds)('the profile on %s', (kind) => {
  it('begins as a new one and comes back as it was written', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const first = await read(rig, ada.token);
    expect(first.revision).toBe(0);
    expect(first.data).toMatchObject({
      ...ada.identity,
      currentStage: 'questionnaire',
      questionnaireCompleted: false,
    });

    const profile = fullProfile(first.data);
    const written = await rig.call(routes.writeProfile, {
      token: ada.token,
      body: { ...profile, revision: 0 },
    });
    expect(written.json()).toEqual({ data: profile, revision: 1 });
    expect(await read(rig, ada.token)).toEqual({ data: profile, revision: 1 });

    const again = await rig.call(routes.signIn, { body: ada });
    expect(again.json().identity.displayName).toBe(profile.displayName);
  });

  it('drops what is unknown and what is not for its owner to write', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const { data } = await read(rig, ada.token);
    const { enhancedProfile } = data;
    const body = {
      ...data,
      uid: 'user-1',
      email: 'other@example.com',
      role: 'admin',
      createdAt: 'now',
      sessions: [1, 2],
      enhancedProfile: { ...enhancedProfile, isAdmin: true },
    };
    expect((await rig.call(routes.writeProfile, { token: ada.token, body })).json()).toEqual({
      data,
      revision: 1,
    });
    expect(await read(rig, ada.token)).toEqual({ data, revision: 1 });
  });

  it('refuses wrong types, naming the field, and what is no object', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const { data } = await read(rig, ada.token);
    for (const [field, wrong] of wrongProfiles) {
      const answer = await rig.call(routes.writeProfile, { token: ada.token, body: wrong(data) });
      expect({ status: answer.statusCode, ...answer.json().error }).toMatchObject({
        status: 400,
        code: 'invalid_profile',
        field,
      });
    }
    for (const body of ['[]', '"text"', '7', 'null']) {
      const answer = await rig.call(routes.writeProfile, { token: ada.token, body });
      expect([body, answer.statusCode, codeOf(answer)]).toEqual([body, 400, 'invalid_profile']);
    }
    expect((await read(rig, ada.token)).revision).toBe(0);
  });

  it('takes 256 KB and not a byte more', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const { data } = await read(rig, ada.token);
    const write = async (bytes: number) => {
      const text = JSON.stringify({ ...data, ignored: '' });
      const body = text.replace('"ignored":""', `"ignored":"${'x'.repeat(bytes - text.length)}"`);
      expect(Buffer.byteLength(body)).toBe(bytes);
      return rig.call(routes.writeProfile, { token: ada.token, body });
    };
    expect((await write(bodyLimitBytes)).statusCode).toBe(200);
    const tooLarge = await write(bodyLimitBytes + 1);
    expect([tooLarge.statusCode, codeOf(tooLarge)]).toEqual([413, 'body_too_large']);
  });

  it('answers a write against an old revision with the newer profile', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const { data } = await read(rig, ada.token);
    const write = (displayName: string, revision: number | undefined) =>
      rig.call(routes.writeProfile, { token: ada.token, body: { ...data, displayName, revision } });
    expect((await write('first', 0)).json().revision).toBe(1);
    const late = await write('second', 0);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      error: { code: 'revision_conflict' },
      data: { ...data, displayName: 'first' },
      revision: 1,
    });
    expect((await write('ahead of its time', 7)).statusCode).toBe(409);
    expect((await write('second', 1)).json().revision).toBe(2);
    expect((await write('without a revision', undefined)).json()).toMatchObject({
      data: { displayName: 'without a revision' },
      revision: 3,
    });
  });

  it('lets one of many writes against the same revision through, and every one without', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const { data } = await read(rig, ada.token);
    const writeAll = (revision: number | undefined) =>
      Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          rig.call(routes.writeProfile, {
            token: ada.token,
            body: { ...data, displayName: `device ${index}`, revision },
          }),
        ),
      );
    for (const revision of [0, 1]) {
      const statuses = (await writeAll(revision)).map((answer) => answer.statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    }
    const revisions = (await writeAll(undefined)).map((answer) => answer.json().revision);
    expect(new Set(revisions)).toEqual(new Set(Array.from({ length: 20 }, (_, index) => index + 3)));
  });

  it('never lowers totals and stage, except by a reset', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const { data } = await read(rig, ada.token);
    const write = async (body: object) =>
      (await rig.call(routes.writeProfile, { token: ada.token, body })).json().data.enhancedProfile
        .currentProgress.totalSessions;
    expect(await write(withTotals(data, 12))).toBe(12);
    expect(await write(withTotals(data, 0))).toBe(12);
    expect(await write({ ...withTotals(data, 0), reset: false })).toBe(12);
    expect(await write({ ...withTotals(data, 0), reset: true })).toBe(0);
    expect((await read(rig, ada.token)).data.enhancedProfile.currentProgress.totalSessions).toBe(0);
  });

  it('is read and written by its owner alone', async () => {
    const rig = await serverRig(kind);
    const people = await Promise.all([rig.person(), rig.person(), rig.person()]);
    for (const person of people) {
      const { data } = await read(rig, person.token);
      // Whoever's uid and address a body carries, the token says whose profile is written.
      for (const other of people) {
        const body = { ...data, ...other.identity, displayName: `of ${person.identity.uid}` };
        await rig.call(routes.writeProfile, { token: person.token, body });
      }
    }
    for (const person of people) {
      const { data } = await read(rig, person.token);
      expect([data.uid, data.email, data.displayName]).toEqual([
        person.identity.uid,
        person.email,
        `of ${person.identity.uid}`,
      ]);
    }
  });

  it('carries the role that the server knows', async () => {
    const rig = await serverRig(kind, { settings: { ADMIN_EMAIL: 'Head@Example.com' } });
    const head = await rig.person({ email: 'head@example.com' });
    const granted = await rig.person();
    const roles = async () => [
      (await read(rig, head.token)).data.role,
      (await read(rig, granted.token)).data.role,
    ];
    // The address alone proves nothing before it is verified.
    expect(await roles()).toEqual(['user', 'user']);
    const { kysely } = rig.database;
    const isTrue = kind === 'sqlite' ? 1 : true;
    await kysely.updateTable('user').set({ emailVerified: isTrue }).where('email', '=', head.email).execute();
    await kysely.updateTable('user').set({ role: 'admin' }).where('email', '=', granted.email).execute();
    expect(await roles()).toEqual(['admin', 'admin']);
  });
});
