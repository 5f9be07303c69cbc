import { accountMessages } from '#content/messages/account.ts';
import { answerMessages } from '#content/messages/answers.ts';
import { entryLimits } from '#platform/account-api.ts';

/** The fields of the two forms to sign in and up, in the order in which they stand. */
export const fieldNames = ['name', 'email', 'password'] as const;
export type FieldName = (typeof fieldNames)[number];

/** What is wrong with an entry: a sentence for each field at fault, and one for the form as a whole. */
export type Faults<Field extends string = FieldName> = Partial<Record<Field | 'form', string>>;

/** Something, an @, something: the same as the browser's own email field; the server has the last word. */
const emailPattern = /^[^\s@]+@[^\s@]+$/;

function emailFault(email: string): string | undefined {
  if (email === '') return accountMessages.emailRequired;
  return emailPattern.test(email) ? undefined : answerMessages.invalid_email;
}

/** What must be put right before a link is asked for. */
export function emailFaults({ email }: { email: string }): Faults<'email'> {
  return present({ email: emailFault(email) });
}

/** What must be put right before a password is chosen by a link. */
export function passwordFaults({ password }: { password: string }): Faults<'password'> {
  return present({ password: newPasswordFault(password) });
}

/** What must be put right before the password is changed: the current one is there, the new one has 8 to 128 characters. */
export function passwordChangeFaults(entry: {
  currentPassword: string;
  newPassword: string;
}): Faults<'currentPassword' | 'newPassword'> {
  return present({
    currentPassword: entry.currentPassword === '' ? accountMessages.passwordRequired : undefined,
    newPassword: newPasswordFault(entry.newPassword),
  });
}

/** What must be put right before signing in (A § 5): both fields are required, the email is one. */
export function signInFaults({ email, password }: { email: string; password: string }): Faults {
  return present({
    email: emailFault(email),
    password: password === '' ? accountMessages.passwordRequired : undefined,
  });
}

/** What must be put right before signing up (A § 5): all three are required, the password has 8 to 128 characters. */
export function signUpFaults(entry: { name: string; email: string; password: string }): Faults {
  return present({
    name: nameFault(entry.name),
    email: emailFault(entry.email),
    password: newPasswordFault(entry.password),
  });
}

function nameFault(name: string): string | undefined {
  if (name === '') return answerMessages.name_required;
  return name.length > entryLimits.name ? accountMessages.nameTooLong : undefined;
}

function newPasswordFault(password: string): string | undefined {
  if (password === '') return accountMessages.passwordRequired;
  const length = [...password].length;
  if (length < entryLimits.password.minimum) return answerMessages.password_too_short;
  return length > entryLimits.password.maximum ? answerMessages.password_too_long : undefined;
}

/** The server's error codes that belong to one field of a form, by code. */
export type FieldsOfCodes<Field extends string> = Readonly<Record<string, Field>>;

const fieldOfCode: FieldsOfCodes<FieldName> = {
  name_required: 'name',
  invalid_email: 'email',
  password_too_short: 'password',
  password_too_long: 'password',
  password_too_common: 'password',
};

/** The same for the two passwords of a change. */
export const fieldOfChangeCode: FieldsOfCodes<'currentPassword' | 'newPassword'> = {
  wrong_password: 'currentPassword',
  password_too_short: 'newPassword',
  password_too_long: 'newPassword',
  password_too_common: 'newPassword',
};

/** A refusal as a fault: at its field where it has one, else at the form; `fallback` where it came without a sentence. */
export function faultOf<Field extends string = FieldName>(
  problem: { code: string; message: string },
  fallback: string,
  fields: FieldsOfCodes<Field | FieldName> = fieldOfCode,
): Faults<Field> {
  const field = Object.hasOwn(fields, problem.code) ? fields[problem.code] : undefined;
  return { [field ?? 'form']: problem.message || fallback } as Faults<Field>;
}

/** The first field at fault, from the top of the form. */
export function firstAtFault<Field extends string = FieldName>(
  faults: Faults<Field>,
  fields: readonly Field[] = fieldNames as readonly string[] as readonly Field[],
): Field | undefined {
  return fields.find((name) => faults[name] !== undefined);
}

function present<Field extends string>(faults: Record<Field, string | undefined>): Faults<Field> {
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined);
  return Object.fromEntries(found) as Faults<Field>;
}
