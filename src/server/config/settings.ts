import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type DeveloperTools, developerToolsValues } from '#protocol/settings.ts';

/** What the operator set, read once and checked. */
export interface Settings {
  host: string;
  port: number;
  dataFolder: string;
  databaseUrl: string | undefined;
  adminEmail: string | undefined;
  developerTools: DeveloperTools;
  smtpUrl: string | undefined;
  google: { clientId: string; clientSecret: string } | undefined;
  apple: { clientId: string; teamId: string; keyId: string; privateKey: string } | undefined;
  /** The origin that people see, without a closing slash; undefined when the server is reached as it listens. */
  publicUrl: string | undefined;
  authSecret: string | undefined;
  /** True while only this machine can reach the server: it listens on loopback and no public address is set. */
  isLocal: boolean;
}

/** The settings were not usable; `problems` has one sentence for each that is wrong. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings from environment variables. A variable that is absent or empty has its default. Throws a
 * SettingsError that names everything that is wrong; a secret's value is never repeated in it.
 */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const given = (name: string) => environment[name]?.trim() || undefined;

  function checked(name: string, isValid: (value: string) => boolean, rule: string): string | undefined {
    const value = given(name);
    if (value === undefined || isValid(value)) return value;
    problems.push(`${name} must be ${rule}.`);
    return undefined;
  }

  function group<Key extends string>(names: Record<Key, string>): Record<Key, string> | undefined {
    const entries = Object.entries<string>(names);
    const missing = entries.filter(([, name]) => given(name) === undefined).map(([, name]) => name);
    if (missing.length === entries.length) return undefined;
    if (missing.length > 0) {
      problems.push(`${missing.join(', ')} must be set too, or none of ${Object.values(names).join(', ')}.`);
      return undefined;
    }
    return Object.fromEntries(entries.map(([key, name]) => [key, given(name) ?? ''])) as Record<Key, string>;
  }

  const host = checked('HOST', isHost, 'an IP address or a host name, for example 127.0.0.1') ?? '127.0.0.1';
  const port = checked('PORT', isPort, 'a whole number from 0 to 65535') ?? '3000';
  const publicUrl = checked(
    'PUBLIC_URL',
    (value) => isUrlOf(value, ['http:', 'https:']) && new URL(value).pathname === '/' && !/[?#@]/.test(value),
    'an address without a path, for example https://ninefold.example',
  );
  const isLocal = publicUrl === undefined && isLoopback(host);
  const developerTools = checked(
    'DEVELOPER_TOOLS',
    (value) => developerToolsValues.some((known) => known === value),
    `one of ${developerToolsValues.join(', ')}`,
  ) as DeveloperTools | undefined;

  const settings: Settings = {
    host,
    port: Number(port),
    dataFolder: resolve(given('DATA_DIR') ?? 'data'),
    databaseUrl: checked(
      'DATABASE_URL',
      (value) => isUrlOf(value, ['postgres:', 'postgresql:']),
      'an address that begins with postgres://, or be left out for SQLite',
    ),
    adminEmail: checked('ADMIN_EMAIL', isEmail, 'an email address')?.toLowerCase(),
    developerTools: developerTools ?? (isLocal ? 'everyone' : 'admin'),
    smtpUrl: checked(
      'SMTP_URL',
      (value) => isUrlOf(value, ['smtp:', 'smtps:']),
      'an address that begins with smtp:// or smtps://',
    ),
    google: group({ clientId: 'GOOGLE_CLIENT_ID', clientSecret: 'GOOGLE_CLIENT_SECRET' }),
    apple: group({
      clientId: 'APPLE_CLIENT_ID',
      teamId: 'APPLE_TEAM_ID',
      keyId: 'APPLE_KEY_ID',
      privateKey: 'APPLE_PRIVATE_KEY',
    }),
    publicUrl: publicUrl && new URL(publicUrl).origin,
    authSecret: checked('AUTH_SECRET', (value) => value.length >= 32, 'at least 32 characters long'),
    isLocal,
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/.test(value);
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

function isUrlOf(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}
