import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { answerMessages } from '#content/messages/answers.ts';
import { ownDataMessages } from '#content/messages/own-data.ts';
import {
  dataRemovalWords,
  deleteAccountWords,
  deleteDeviceDataWords,
} from '#content/screens/data-removal.ts';
import { databaseName } from '#store/database.ts';
import { removalKey } from '#store/removal-mark.ts';
import { chromiumLaunch } from '../setup/chromium.ts';
import { expectAccessible } from './rig/accessible.ts';
import { accountJourney } from './rig/account-journey.ts';
import { openDevice, recordsIn } from './rig/device.ts';
import { journey } from './rig/journey.ts';
import { listenForNoise } from './rig/noise.ts';
import { everythingReadable, expectNothingOf, savedBy } from './rig/own-data.ts';
import { fullSits, reached } from './rig/past-sits.ts';
import { expectGoodbyesHeard, newCredentials, type Person, signIn, signUpOnboarded } from './rig/person.ts';
import type { RunningServer } from './rig/server.ts';

const removal = (page: Page) => page.getByRole('region', { name: dataRemovalWords.title, exact: true });
const accountQuestion = (page: Page) => page.getByRole('alertdialog', { name: deleteAccountWords.question });
const deviceQuestion = (page: Page) =>
  page.getByRole('alertdialog', { name: deleteDeviceDataWords.question });

/** Texts of somebody alone, which stand in their records. */
const tracesOf = (canary: string, { email, name, session }: Person) => [canary, email, name, session.token];

/** Somebody who has lived on this device: sits, a note, a reflection, drafts, screens opened, all with a text of theirs. */
async function livedIn(page: Page, server: RunningServer, name: string, canary: string): Promise<Person> {
  const person = await signUpOnboarded(server.origin, name);
  const { sessions = [], taps = [] } = fullSits(2, 2);
  await openDevice(page, server.origin, person, {
    ...reached(2, 'read'),
    sessions: sessions.map((session, at) => ({ ...session, sessionId: `${canary}-${at}`, notes: canary })),
    taps: taps.map((one, at) => ({ ...one, sessionId: `${canary}-${at}` })),
    notes: [
      {
        noteId: `${canary}-note`,
        timestamp: '2026-01-05T08:00:00.000Z',
        content: `Only ${canary}`,
        emotion: 'calm',
        energyLevel: 5,
        tags: [canary],
        source: 'person',
      },
    ],
    drafts: [{ key: 'note', noteId: `${canary}-draft`, form: { text: canary } }],
    setAside: [{ table: 'notes', key: canary, record: { canary }, at: '2026-01-05T08:00:00.000Z' }],
  });
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
  // What the tab alone remembers.
  await page.goto('/stage2?step=posture');
  await page.getByRole('radio', { name: 'Chair Sitting' }).check({ force: true });
  await page.getByRole('button', { name: 'Start Practice' }).click();
  await expect(page.getByLabel('Duration in minutes')).toBeVisible();
  await page.goto('/profile');
  await expect(removal(page)).toBeVisible();
  // That it was opened is the last that is written of it.
  const views = () => recordsIn<{ page_name: string }>(page, person, 'pageViews');
  await expect.poll(async () => (await views()).map(({ page_name }) => page_name)).toContain('/profile');
  return person;
}

async function storedOf(page: Page, person: Person): Promise<unknown> {
  const tables = [
    'sessions',
    'taps',
    'notes',
    'reflections',
    'marks',
    'drafts',
    'settings',
    'profile',
    'pageViews',
  ];
  return Promise.all(tables.map((table) => recordsIn(page, person, table)));
}

journey(
  'an account is deleted with its password, and nothing of it is left anywhere @once',
  async ({ server, browserName }) => {
    expect(browserName).toBe('chromium');
    const profile = await mkdtemp(join(tmpdir(), 'ninefold-removal-'));
    const open = async (): Promise<{ context: BrowserContext; page: Page; expectNoNoise: () => void }> => {
      const context = await chromium.launchPersistentContext(profile, {
        ...chromiumLaunch(),
        baseURL: server.origin,
        timezoneId: 'Europe/Berlin',
      });
      const noise = listenForNoise(context, server.origin);
      // A wrong password is answered with 403.
      noise.allow(/403 \(Forbidden\).*users\/delete/);
      return { context, page: await context.newPage(), expectNoNoise: noise.expectNone };
    };
    try {
      const first = await open();
      const { page } = first;
      const ben = await livedIn(page, server, 'Ben Staying', 'canary-of-ben');
      const bens = await storedOf(page, ben);
      const ada = await livedIn(page, server, 'Ada Leaving', 'canary-of-ada');
      const traces = tracesOf('canary-of-ada', ada);
      const readable = await everythingReadable(page);
      expect(traces.filter((trace) => readable.includes(trace))).toEqual(traces);

      await removal(page).getByRole('button', { name: deleteAccountWords.delete }).click();
      const question = accountQuestion(page);
      await expect(question).toContainText(deleteAccountWords.text);
      await expect(question).toContainText(deleteAccountWords.elsewhere);
      await question.getByRole('button', { name: deleteAccountWords.cancel }).click();
      await expect(question).toHaveCount(0);

      await removal(page).getByRole('button', { name: deleteAccountWords.delete }).click();
      const { text } = await savedBy(page, question.getByRole('button', { name: deleteAccountWords.export }));
      expect(text).toContain('Only canary-of-ada');

      await removal(page).getByRole('button', { name: deleteAccountWords.delete }).click();
      await question.getByLabel(deleteAccountWords.password).fill('not the phrase at all');
      await question.getByRole('button', { name: deleteAccountWords.delete }).click();
      await expect(question.getByText(answerMessages.wrong_password)).toBeVisible();
      expect(await recordsIn(page, ada, 'notes')).toHaveLength(1);
      await question.getByLabel(deleteAccountWords.password).fill(ada.password);
      await question.getByRole('button', { name: deleteAccountWords.delete }).click();
      await expect(page).toHaveURL('/signin');
      await expect(page.getByText(deleteAccountWords.done)).toBeVisible();
      await expectNothingOf(page, ada.session.identity.uid, traces);
      await page.goto('/profile');
      await expect(page).toHaveURL(/\/signin/);
      first.expectNoNoise();
      await first.context.close();

      const second = await open();
      await second.page.goto('/signin');
      await expect(second.page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await expectNothingOf(second.page, ada.session.identity.uid, traces);
      expect(await storedOf(second.page, ben)).toEqual(bens);
      await second.page.getByLabel('Email').fill(ada.email);
      await second.page.getByLabel('Password', { exact: true }).fill(ada.password);
      await second.page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(second.page.getByText(answerMessages.invalid_credentials)).toBeVisible();
      await expectNothingOf(
        second.page,
        ada.session.identity.uid,
        tracesOf('canary-of-ada', ada).slice(0, 1),
      );
      await signIn(second.page, server.origin, ben);
      await second.page.goto('/notes?tab=history');
      await expect(second.page.getByText('Only canary-of-ben')).toBeVisible();
      await second.context.close();
    } finally {
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  },
);

journey(
  'the data on this device is deleted, the account stays, and another tab lets go @phone',
  async ({ page, context, server }) => {
    const ada = await livedIn(page, server, 'Ada Moving', 'canary-of-ada');
    const other = await context.newPage();
    await other.goto('/home');
    await expect(other.getByRole('heading', { name: 'Your Journey' })).toBeVisible();

    await removal(page).getByRole('button', { name: deleteDeviceDataWords.delete }).click();
    const question = deviceQuestion(page);
    await expect(question).toContainText(deleteDeviceDataWords.text);
    await expect(question).toContainText(deleteDeviceDataWords.stays);
    await question.getByRole('button', { name: deleteDeviceDataWords.cancel }).click();
    await expect(question).toHaveCount(0);
    expect(await recordsIn(page, ada, 'notes')).toHaveLength(1);

    await removal(page).getByRole('button', { name: deleteDeviceDataWords.delete }).click();
    await question.getByRole('button', { name: deleteDeviceDataWords.delete }).click();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByText(deleteDeviceDataWords.done)).toBeVisible();
    await expect(other).toHaveURL(/\/signin/);
    await expectNothingOf(page, ada.session.identity.uid, tracesOf('canary-of-ada', ada));
    // The other tab hears of it a moment later.
    const others = () => expectNothingOf(other, ada.session.identity.uid, tracesOf('canary-of-ada', ada));
    await expect(others).toPass();

    await signIn(page, server.origin, ada);
    await expect(page.getByText('Your sits will appear here.')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText(ada.email)).toBeVisible();
  },
);

journey(
  'a tab that does not let go is told of, and what is left in it is empty @once',
  async ({ page, server, noise }) => {
    const ada = await livedIn(page, server, 'Ada Held', 'canary-of-ada');
    await page.evaluate(
      (name) =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => {
            Object.assign(window, { stubborn: request.result });
            resolve();
          };
        }),
      databaseName(ada.session.identity.uid),
    );
    await removal(page).getByRole('button', { name: deleteDeviceDataWords.delete }).click();
    await deviceQuestion(page).getByRole('button', { name: deleteDeviceDataWords.delete }).click();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByRole('alert')).toHaveText(ownDataMessages.notDeletedHere);
    // Once the page is gone, nothing holds on any more. This one has no icon.
    noise.allow(/favicon/);
    await page.goto('/livez');
    await expectNothingOf(page, ada.session.identity.uid, tracesOf('canary-of-ada', ada));
  },
);

journey(
  'without the server an account is not deleted, and nothing has changed @once',
  async ({ page, server, context, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const ada = await livedIn(page, server, 'Ada Offline', 'canary-of-ada');
    const before = await recordsIn(page, ada, 'sessions');
    await removal(page).getByRole('button', { name: deleteAccountWords.delete }).click();
    await accountQuestion(page).getByLabel(deleteAccountWords.password).fill(ada.password);
    await context.setOffline(true);
    await accountQuestion(page).getByRole('button', { name: deleteAccountWords.delete }).click();
    await expect(accountQuestion(page).getByText(ownDataMessages.needsServer)).toBeVisible();
    expect(await recordsIn(page, ada, 'sessions')).toEqual(before);
    await context.setOffline(false);
  },
);

accountJourney(
  'an account without a password is deleted after a fresh sign-in with its provider @once',
  async ({ page, surroundings, noise }) => {
    // The provider is a site of its own; and the server refuses once.
    noise.allow(/localhost|403 \(Forbidden\)/);
    const { email } = newCredentials('Gisa Google');
    surroundings.openId.expectGuest({
      subject: 'subject of gisa',
      email,
      email_verified: true,
      name: 'Gisa Google',
    });
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL('/questionnaire');
    await page.goto('/profile');
    const old = { error: { code: 'fresh_sign_in_needed', message: 'The sign-in was too long ago.' } };
    await page.route('**/api/users/delete', (route) => route.fulfill({ status: 403, json: old }), {
      times: 1,
    });
    const question = accountQuestion(page);
    await removal(page).getByRole('button', { name: deleteAccountWords.delete }).click();
    await expect(question.getByLabel(deleteAccountWords.password)).toHaveCount(0);
    await question.getByRole('button', { name: deleteAccountWords.delete }).click();
    await expect(question.getByText(answerMessages.fresh_sign_in_needed)).toBeVisible();
    await expect(question.getByRole('button', { name: deleteAccountWords.confirmWith.apple })).toHaveCount(0);
    await question.getByRole('button', { name: deleteAccountWords.confirmWith.google }).click();
    await expect(page).toHaveURL('/profile');
    await expectGoodbyesHeard(page);
    await removal(page).getByRole('button', { name: deleteAccountWords.delete }).click();
    await question.getByRole('button', { name: deleteAccountWords.delete }).click();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByText(deleteAccountWords.done)).toBeVisible();
    expect(await everythingReadable(page)).not.toContain(email);
  },
);

journey('the sections and questions of one’s own data are for everybody @phone', async ({ page, server }) => {
  const ada = await livedIn(page, server, 'Ada Everybody', 'canary-of-ada');
  await expectAccessible(page, 'My Details with own data');
  const opener = removal(page).getByRole('button', { name: deleteAccountWords.delete });
  await opener.focus();
  await page.keyboard.press('Enter');
  const question = accountQuestion(page);
  await expect(question.getByRole('button', { name: deleteAccountWords.cancel })).toBeFocused();
  await expect(question.getByLabel(deleteAccountWords.password)).toBeVisible();
  await expectAccessible(page, 'the question before an account is deleted');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await recordsIn(page, ada, 'notes')).toHaveLength(1);
});

journey(
  'a removal that the end of the browser interrupted goes on at the next start @once',
  async ({ page, server }) => {
    const ada = await livedIn(page, server, 'Ada Interrupted', 'canary-of-ada');
    const { uid } = ada.session.identity;
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [removalKey, uid] as const);
    await page.goto('/home');
    await expect(page).toHaveURL(/\/signin/);
    await expect(async () => expectNothingOf(page, uid, tracesOf('canary-of-ada', ada))).toPass();
    await signIn(page, server.origin, ada);
    await expect(page.getByText('Your sits will appear here.')).toBeVisible();
  },
);
