import { expect, type Page } from '@playwright/test';
import { resultsOf } from '#domain/onboarding/answers.ts';
import { withQuestionnaire, withSelfAssessment } from '#domain/profile/onboarding-profile.ts';
import type { UserProfile } from '#domain/profile/profile.ts';
import type { SessionAnswer } from '#protocol/accounts.ts';
import type { ProfileAnswer } from '#protocol/profile.ts';
import { routes } from '#protocol/routes.ts';
import { revocationPrefix } from '#store/revocations.ts';

/** Somebody with an account, made through the server's interface. */
export interface Person {
  name: string;
  email: string;
  password: string;
  session: SessionAnswer;
}

let count = 0;

async function call<Answer>(url: string, method: string, body?: unknown, token?: string): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Credentials that nobody used yet. */
export function newCredentials(name: string): { name: string; email: string; password: string } {
  count += 1;
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${process.pid}.${count}@example.org`;
  return { name, email, password: 'lantern orbit velvet' };
}

/** Signs somebody up. */
export async function signUp(origin: string, name: string): Promise<Person> {
  const credentials = newCredentials(name);
  const session = await call<SessionAnswer>(`${origin}${routes.signUp.path}`, 'POST', {
    ...credentials,
    rememberMe: true,
  });
  return { ...credentials, session };
}

/** The person's profile as the server holds it. */
export function profileOf(origin: string, person: Person): Promise<ProfileAnswer> {
  return call<ProfileAnswer>(`${origin}${routes.readProfile.path}`, 'GET', undefined, person.session.token);
}

/** Signs somebody up who has finished the onboarding: home opens, and practice too. */
export async function signUpOnboarded(origin: string, name: string): Promise<Person> {
  const person = await signUp(origin, name);
  const { data, revision } = await profileOf(origin, person);
  const at = new Date().toISOString();
  const answered = withQuestionnaire(data, resultsOf({ goals: ['focus'] }, at));
  const ready: UserProfile = withSelfAssessment(
    answered,
    { responses: {}, completedAt: at, readyForStageOne: true },
    at,
  );
  await call(`${origin}${routes.writeProfile.path}`, 'POST', { ...ready, revision }, person.session.token);
  return person;
}

/** Signs in by the form. */
export async function signIn(page: Page, origin: string, person: Person, rememberMe = true): Promise<void> {
  await page.goto(`${origin}/signin`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(rememberMe);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/(?:home|questionnaire|introduction)$/);
}

/** Waits until the server has heard of every sign-out: a page that opens before that says goodbye once more, and is refused. */
export async function expectGoodbyesHeard(page: Page): Promise<void> {
  const unheard = () =>
    page.evaluate(
      (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
      revocationPrefix,
    );
  await expect.poll(unheard).toEqual([]);
}
