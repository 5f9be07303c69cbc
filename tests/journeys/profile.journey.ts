import { expect, type Page } from '@playwright/test';
import { withQuestionnaire, withSelfAssessment } from '#domain/profile/onboarding-profile.ts';
import type { UserProfile } from '#domain/profile/profile.ts';
import { routes } from '#protocol/routes.ts';
import { wholeAnswers } from '../setup/example-answers.ts';
import { expectAccessible } from './rig/accessible.ts';
import { openDevice } from './rig/device.ts';
import { keyboardOf, pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { openDetails, section, valueBeside } from './rig/own-details.ts';
import { type Person, profileOf, signIn, signUp, signUpOnboarded } from './rig/person.ts';
import { refuseWrites } from './rig/refusal.ts';
import type { RunningServer } from './rig/server.ts';

const at = '2026-11-20T10:00:00.000Z';

/** The day on which an account was made, where the browser of the journeys is. */
function dayOfSignUp({ session }: Person): string {
  const millis = Number(session.identity.uid.split('-')[1]);
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', ...day }).format(millis);
}

/** Somebody who has answered everything. */
async function somebodyWhole(server: RunningServer): Promise<Person> {
  const person = await signUp(server.origin, 'Wanda Whole');
  const { data, revision } = await profileOf(server.origin, person);
  const answered = withQuestionnaire(data, wholeAnswers(at));
  const profile: UserProfile = withSelfAssessment(
    answered,
    {
      responses: { 'food-preferences': ['Warm bread', 'Warm bread'], goals: ['Rest'] },
      completedAt: at,
      readyForStageOne: true,
    },
    at,
  );
  const answer = await fetch(`${server.origin}${routes.writeProfile.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.session.token}` },
    body: JSON.stringify({ ...profile, revision }),
  });
  expect(answer.status).toBe(200);
  return person;
}

const menuOf = (projectName: string) => (projectName === 'phone' ? 'Menu' : 'Profile menu');

journey('My Details shows all that is known of somebody', async ({ page, server }, { project }) => {
  const person = await somebodyWhole(server);
  await signIn(page, server.origin, person);
  await page.goto('/home');
  await openDetails(page, pointer, menuOf(project.name));
  await expect(page).toHaveTitle('My Details · Ninefold');
  await expectAccessible(page, 'my details');

  const basic = section(page, 'Basic Information');
  await expect(valueBeside(basic, 'Name')).toHaveText('Wanda Whole');
  await expect(valueBeside(basic, 'Email')).toHaveText(person.email);

  const practice = section(page, 'Practice Preferences');
  await expect(valueBeside(practice, 'Experience')).toHaveText('Beginner');
  await expect(valueBeside(practice, 'Goals')).toHaveText('A steadier focus, Quieter nights');
  await expect(valueBeside(practice, 'Practice time')).toHaveText('Not answered');
  await expect(valueBeside(practice, 'How often')).toHaveText('Not answered');
  await expect(valueBeside(practice, 'Best time of day')).toHaveText('Morning');
  await expect(valueBeside(practice, 'Favourite stages')).toHaveText('Stage 1');

  const questionnaire = section(page, 'Questionnaire Details');
  await expect(questionnaire.getByText('Sleep quality')).toBeHidden();
  await questionnaire.getByRole('heading', { name: 'Questionnaire Details' }).click();
  await expect(valueBeside(questionnaire, 'Age')).toHaveText('35 to 44');
  await expect(valueBeside(questionnaire, 'Nationality')).toHaveText('Germany');
  await expect(valueBeside(questionnaire, 'Country of residence')).toHaveText('Other');
  await expect(valueBeside(questionnaire, 'Sleep quality')).toHaveText('7 of 10');
  await expect(valueBeside(questionnaire, 'Ideas you know')).toContainText('Acceptance: 3 of 5');
  await expect(valueBeside(questionnaire, 'Occupation')).toHaveText('Nurse');
  await expect(questionnaire.getByText('Gender')).toHaveCount(0);

  const assessment = section(page, 'Self-Assessment Details');
  await expect(assessment.getByText('Warm bread').first()).toBeHidden();
  await assessment.getByRole('heading', { name: 'Self-Assessment Details' }).click();
  await expect(assessment.getByText('Warm bread', { exact: true })).toHaveCount(2);
  await expect(assessment.getByText('Not answered')).toHaveCount(7);
  await expectAccessible(page, 'my details, unfolded');
  await questionnaire.getByRole('heading', { name: 'Questionnaire Details' }).click();
  await expect(questionnaire.getByText('Sleep quality')).toBeHidden();

  const account = section(page, 'Account Status');
  await expect(valueBeside(account, 'Account type')).toHaveText('Standard User');
  await expect(valueBeside(account, 'Member Since')).toHaveText(dayOfSignUp(person));

  await assessment.getByRole('link', { name: 'Change your entries' }).click();
  await expect(page).toHaveURL('/self-assessment');
  await page.goBack();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/home');
});

journey('My Details says where nothing is known yet, and leads there', async ({ page, server }) => {
  const person = await signUp(server.origin, 'Nora New');
  await openDevice(page, server.origin, person, {}, '/profile');
  await expect(section(page, 'Questionnaire Details')).toContainText('No questionnaire data available');
  await expect(section(page, 'Self-Assessment Details')).toContainText('No self-assessment data available');
  await expectAccessible(page, 'my details, empty');
  await section(page, 'Questionnaire Details').getByRole('link', { name: 'Questionnaire' }).click();
  await expect(page).toHaveURL('/questionnaire');
  await page.goBack();
  await section(page, 'Self-Assessment Details').getByRole('link', { name: 'Self-assessment' }).click();
  await expect(page).toHaveURL('/self-assessment');
});

journey(
  'the name is changed, and nothing counts as changed that is not kept @phone',
  async ({ page, server }) => {
    const person = await signUpOnboarded(server.origin, 'Ada First');
    await openDevice(page, server.origin, person, {}, '/profile');
    const basic = section(page, 'Basic Information');
    await basic.getByRole('button', { name: 'Change name' }).click();
    const field = basic.getByLabel('Name');
    await expect(field).toBeFocused();
    await field.fill('   ');
    await basic.getByRole('button', { name: 'Save name' }).click();
    await expect(basic.getByText('Please enter a name. It is what we call you here.')).toBeVisible();
    await field.fill('n'.repeat(201));
    await basic.getByRole('button', { name: 'Save name' }).click();
    await expect(basic.getByText('This name is too long. Please use at most 200 characters.')).toBeVisible();
    await expectAccessible(page, 'my details, name at fault');
    await basic.getByRole('button', { name: 'Cancel' }).click();
    await expect(valueBeside(basic, 'Name')).toHaveText('Ada First');
    await expect(basic.getByRole('button', { name: 'Change name' })).toBeFocused();

    await basic.getByRole('button', { name: 'Change name' }).click();
    const letThrough = await refuseWrites(page, 'profile');
    await field.fill('  Zoë Second ');
    await field.press('Enter');
    await expect(
      basic.getByText('This could not be saved on this device, so it is as it was.'),
    ).toBeVisible();
    await expect(field).toHaveValue('  Zoë Second ');
    await letThrough();
    await field.press('Enter');
    await expect(basic.getByText('Your name was changed.')).toBeVisible();
    await expect(valueBeside(basic, 'Name')).toHaveText('Zoë Second');
    await expect(page.getByRole('button', { name: 'Profile menu' })).toHaveText('Z');
    await expect
      .poll(async () => (await profileOf(server.origin, person)).data.displayName)
      .toBe('Zoë Second');
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë Second');
  },
);

journey(
  'with no network the name is kept on the device and sent later @phone',
  async ({ page, server, context, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/);
    const person = await signUpOnboarded(server.origin, 'Olga Offline');
    await openDevice(page, server.origin, person, {}, '/profile');
    await expect(section(page, 'Signing In').getByText('You are signed in nowhere else.')).toBeVisible();
    await context.setOffline(true);
    const basic = section(page, 'Basic Information');
    await basic.getByRole('button', { name: 'Change name' }).click();
    await basic.getByLabel('Name').fill('Olga Kept');
    await basic.getByRole('button', { name: 'Save name' }).click();
    await expect(basic.getByText('Your name was changed.')).toBeVisible();
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    expect((await profileOf(server.origin, person)).data.displayName).toBe('Olga Offline');
    await context.setOffline(false);
    await expect
      .poll(async () => (await profileOf(server.origin, person)).data.displayName)
      .toBe('Olga Kept');
    await expect(page.getByText('Saved on this device.')).toHaveCount(0);
  },
);

journey('Logout leaves My Details for the landing screen @phone', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Lea Leaving');
  await openDevice(page, server.origin, person, {}, '/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page).toHaveURL('/signin?redirect=%2Fprofile');
});

journey(
  'signed out elsewhere, My Details says so until the sign-in page is there @once',
  async ({ browser, server }) => {
    const person = await signUpOnboarded(server.origin, 'Tim Twotabs');
    // A worker would have the sign-in page's files already.
    const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
    const page = await context.newPage();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/sign-in-screen/, async (route) => {
      await arrived;
      await route.continue();
    });
    await openDevice(page, server.origin, person, {}, '/profile');
    await expect(section(page, 'Account Status')).toBeVisible();
    await page.evaluate(() => {
      // It stands there for as long as it takes to come to the sign-in page.
      new MutationObserver(() => {
        const said = document.body.textContent;
        if (said.includes('No user data available.')) Object.assign(window, { said });
      }).observe(document.body, { childList: true, subtree: true });
    });
    const other = await context.newPage();
    await openDevice(other, server.origin, person, {}, '/home');
    await logOut(other);
    const said = () => page.evaluate(() => (window as { said?: string }).said);
    await expect.poll(said).toContain('No user data available. Please sign in.');
    expect(await said()).not.toContain(person.email);
    arrive();
    await expect(page).toHaveURL('/signin?redirect=%2Fprofile');
    await context.close();
  },
);

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

journey('My Details is done with the keyboard alone @desk', async ({ page, server }) => {
  const person = await somebodyWhole(server);
  await openDevice(page, server.origin, person, {}, '/home');
  const hand = keyboardOf(page);
  await openDetails(page, hand, 'Profile menu');
  const basic = section(page, 'Basic Information');
  await hand.press(basic.getByRole('button', { name: 'Change name' }));
  await expect(basic.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Wanda Keys');
  await page.keyboard.press('Enter');
  await expect(valueBeside(basic, 'Name')).toHaveText('Wanda Keys');
  await expect(basic.getByRole('button', { name: 'Change name' })).toBeFocused();
  const questionnaire = section(page, 'Questionnaire Details');
  await hand.press(questionnaire.locator('summary'));
  await expect(questionnaire.getByText('Sleep quality')).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Back to Home' }));
  await expect(page).toHaveURL('/home');
});
