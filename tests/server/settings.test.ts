import { generateKeyPairSync } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '#protocol/routes.ts';
import { settingsAnswerSchema } from '#protocol/settings.ts';
import { keptSecret, makeDataFolder } from '#server/config/data-folder.ts';
import { readSettings, SettingsError } from '#server/config/settings.ts';
import { emptyFolder } from './rig/empty-database.ts';
import { serverRig } from './rig/server-rig.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
  .trim();
const otherKey = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const apple = { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'b', APPLE_KEY_ID: 'c' };

describe('the settings', () => {
  it('all have a default', () => {
    const expected = {
      host: '127.0.0.1',
      port: 3000,
      dataFolder: resolve('data'),
      databaseUrl: undefined,
      adminEmail: undefined,
      developerTools: 'everyone',
      mail: undefined,
      google: undefined,
      apple: undefined,
      publicUrl: undefined,
      authSecret: undefined,
      isLocal: true,
    };
    expect(readSettings({})).toEqual(expected);
    expect(readSettings({ HOST: '', PORT: ' ', DATABASE_URL: '', AUTH_SECRET: '' })).toEqual(expected);
  });

  it('are taken as they are set', () => {
    const settings = readSettings({
      HOST: '0.0.0.0',
      PORT: '8080',
      DATA_DIR: '/srv/ninefold',
      DATABASE_URL: 'postgres://user:pass@db/ninefold',
      ADMIN_EMAIL: 'Head@Example.com',
      DEVELOPER_TOOLS: 'off',
      SMTP_URL: 'smtps://mail.example:465',
      MAIL_FROM: 'calm@ninefold.example',
      GOOGLE_CLIENT_ID: 'a',
      GOOGLE_CLIENT_SECRET: 'b',
      APPLE_CLIENT_ID: 'c',
      APPLE_TEAM_ID: 'd',
      APPLE_KEY_ID: 'e',
      APPLE_PRIVATE_KEY: appleKey.replaceAll('\n', '\\n'),
      APPLE_ISSUER: 'http://127.0.0.1:9',
      PUBLIC_URL: 'https://ninefold.example/',
      AUTH_SECRET: 'x'.repeat(32),
    });
    expect(settings).toEqual({
      host: '0.0.0.0',
      port: 8080,
      dataFolder: '/srv/ninefold',
      databaseUrl: 'postgres://user:pass@db/ninefold',
      adminEmail: 'head@example.com',
      developerTools: 'off',
      mail: { smtpUrl: 'smtps://mail.example:465', from: 'calm@ninefold.example' },
      google: { issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b' },
      apple: {
        issuer: 'http://127.0.0.1:9',
        clientId: 'c',
        teamId: 'd',
        keyId: 'e',
        privateKey: appleKey,
      },
      publicUrl: 'https://ninefold.example',
      authSecret: 'x'.repeat(32),
      isLocal: false,
    });
  });

  it.each([
    [{}, 'everyone'],
    [{ HOST: 'localhost' }, 'everyone'],
    [{ HOST: '::1' }, 'everyone'],
    [{ HOST: '127.0.0.2' }, 'everyone'],
    [{ HOST: '0.0.0.0' }, 'admin'],
    [{ HOST: '192.168.1.2' }, 'admin'],
    [{ PUBLIC_URL: 'https://ninefold.example' }, 'admin'],
    [{ HOST: '0.0.0.0', DEVELOPER_TOOLS: 'everyone' }, 'everyone'],
  ])('show the developer tools with %j to %s', (environment, developerTools) => {
    expect(readSettings(environment).developerTools).toBe(developerTools);
  });

  it.each([
    [{ HOST: 'not a host' }, 'HOST must be'],
    [{ PORT: '65536' }, 'PORT must be'],
    [{ PORT: '3000x' }, 'PORT must be'],
    [{ DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL must be'],
    [{ ADMIN_EMAIL: 'head' }, 'ADMIN_EMAIL must be'],
    [{ DEVELOPER_TOOLS: 'yes' }, 'DEVELOPER_TOOLS must be'],
    [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL must be'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be'],
    [{ GOOGLE_ISSUER: 'http://accounts.example' }, 'GOOGLE_ISSUER must be'],
    [{ APPLE_ISSUER: 'appleid.apple.com' }, 'APPLE_ISSUER must be'],
    [{ ...apple, APPLE_PRIVATE_KEY: 'f' }, 'APPLE_PRIVATE_KEY must be'],
    [{ ...apple, APPLE_PRIVATE_KEY: otherKey }, 'APPLE_PRIVATE_KEY must be'],
    [{ SMTP_URL: 'smtp://mail.example', HOST: '0.0.0.0' }, 'PUBLIC_URL must be set too'],
    [{ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', HOST: '0.0.0.0' }, 'PUBLIC_URL must be set too'],
    [{ GOOGLE_CLIENT_ID: 'a' }, 'GOOGLE_CLIENT_SECRET must be set too'],
    [{ APPLE_TEAM_ID: 'a', APPLE_KEY_ID: 'b' }, 'APPLE_CLIENT_ID, APPLE_PRIVATE_KEY must be set too'],
    [{ PUBLIC_URL: 'ninefold.example' }, 'PUBLIC_URL must be'],
    [{ PUBLIC_URL: 'https://ninefold.example/app' }, 'PUBLIC_URL must be'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must be'],
  ])('that are wrong (%j) are named', (environment, beginning) => {
    const problems = problemsOf(environment);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.startsWith(beginning)).toBe(true);
  });

  it('that are wrong are all named at once, and no secret is repeated', () => {
    const problems = problemsOf({
      PORT: 'x',
      AUTH_SECRET: 'tooshort',
      DATABASE_URL: 'secret://user:pass@db',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toMatch(/tooshort|pass@/);
  });

  it.each([
    [{ SMTP_URL: 'smtp://post%40ninefold.example:x@mail.example' }, 'post@ninefold.example'],
    [{ SMTP_URL: 'smtp://user:x@mail.example', PUBLIC_URL: 'https://sit.example' }, 'ninefold@sit.example'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'ninefold@localhost'],
  ])('send mails with %j from %s', (environment, from) => {
    expect(readSettings(environment).mail?.from).toBe(from);
  });

  it.each([
    [{}, {}],
    [{ google: true }, { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }],
    [{ apple: true }, { ...apple, APPLE_PRIVATE_KEY: appleKey }],
    [{ mail: true }, { SMTP_URL: 'smtp://mail.example' }],
  ])('tell the shell which doors are open: %j', async (open, settings) => {
    const rig = await serverRig('sqlite', { settings });
    expect(settingsAnswerSchema.parse((await rig.call(routes.settings)).json())).toEqual({
      google: false,
      apple: false,
      mail: false,
      developerTools: 'everyone',
      ...open,
    });
  });
});

describe('the data folder', () => {
  it('is made for its owner alone, with a secret that stays', () => {
    const folder = join(emptyFolder(), 'deep', 'data');
    makeDataFolder(folder);
    const secret = keptSecret(folder);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(keptSecret(folder)).toBe(secret);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
  });

  it('with a damaged secret is refused rather than given another one', () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'auth-secret'), 'half');
    expect(() => keptSecret(folder)).toThrow(/holds no usable secret/);
  });
});
