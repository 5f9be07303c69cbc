import { createPrivateKey } from 'node:crypto';
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
  /** The mail server, and who mails are from. */
  mail: { smtpUrl: string; from: string } | undefined;
  /** Issuers are the addresses under which the providers describe themselves. */
  google: { issuer: string; clientId: string; clientSecret: string } | undefined;
  apple: { issuer: string; clientId: string; teamId: string; keyId: string; privateKey: string } | undefined;
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

  const smtpUrl = checked(
    'SMTP_URL',
    (value) => isUrlOf(value, ['smtp:', 'smtps:']) && new URL(value).hostname !== '',
    'an address that begins with smtp:// or smtps://',
  );
  const from = checked('MAIL_FROM', isEmail, 'an email address');
  const issuer = (name: string, usual: string) =>
    checked(name, isIssuer, 'an address that begins with https://') ?? usual;
  const googleIssuer = issuer('GOOGLE_ISSUER', 'https://accounts.google.com');
  const appleIssuer = issuer('APPLE_ISSUER', 'https://appleid.apple.com');
  const google = group({ clientId: 'GOOGLE_CLIENT_ID', clientSecret: 'GOOGLE_CLIENT_SECRET' });
  const apple = group({
    clientId: 'APPLE_CLIENT_ID',
    teamId: 'APPLE_TEAM_ID',
    keyId: 'APPLE_KEY_ID',
    privateKey: 'APPLE_PRIVATE_KEY',
  });
  const privateKey = checked(
    'APPLE_PRIVATE_KEY',
    (value) => apple === undefined || isAppleKey(plainKey(value)),
    'the text of the .p8 file from Apple, with line breaks or \\n',
  );
  // Whoever can choose the address that a link or a return leads to could catch what it carries.
  if ((smtpUrl || google || apple) && !given('PUBLIC_URL') && !isLocal) {
    problems.push('PUBLIC_URL must be set too: mails and sign-in by Google or Apple lead back to it.');
  }

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
    mail: smtpUrl ? { smtpUrl, from: from ?? senderOf(smtpUrl, publicUrl) } : undefined,
    google: google && { ...google, issuer: googleIssuer },
    apple: apple && { ...apple, privateKey: plainKey(privateKey ?? ''), issuer: appleIssuer },
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

/** An issuer must be as safe as what it vouches for; on this machine it may be a try. */
function isIssuer(value: string): boolean {
  if (isUrlOf(value, ['https:'])) return true;
  return isUrlOf(value, ['http:']) && isLoopback(new URL(value).hostname.replace(/^\[|\]$/g, ''));
}

/** A key in the many lines that it has: some ways to set a variable allow one line alone. */
function plainKey(value: string): string {
  return value.replaceAll('\\n', '\n');
}

function isAppleKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

/** Who mails are from unless set: whom the mail server knows, or ninefold at the public address. */
function senderOf(smtpUrl: string, publicUrl: string | undefined): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return isEmail(user) ? user : `ninefold@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`;
}
