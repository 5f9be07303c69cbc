import { expect } from '@playwright/test';
import { expectAccessible } from './rig/accessible.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import {
  endQuestion,
  interruptedOffer,
  letMatrixSitEnd,
  personAt,
  tapAll,
  walkMatrixPosture,
  walkStageSlides,
} from './rig/matrix.ts';
import { walkIntroduction, walkQuestionnaire, walkSelfAssessment, walkSignUp } from './rig/onboarding.ts';
import { fullSits, reached } from './rig/past-sits.ts';
import { newCredentials, signIn, signUpOnboarded } from './rig/person.ts';
import {
  startSit,
  walkLevelIntroduction,
  walkPosture,
  walkReflection,
  walkStage1Slides,
} from './rig/practice.ts';

journey('axe finds nothing in the onboarding', async ({ page }) => {
  const look = (what: string) => expectAccessible(page, what);
  await walkSignUp(page, pointer, newCredentials('Axel Accessible'));
  await walkQuestionnaire(page, pointer, look);
  await walkIntroduction(page, pointer, look);
  await walkSelfAssessment(page, pointer, look);
});

journey(
  'axe finds nothing on home, in the menus, on Learn and in the dialogs of the shell',
  async ({ page, server }, { project }) => {
    const look = (what: string) => expectAccessible(page, what);
    const person = await signUpOnboarded(server.origin, 'Hal Home');
    await signIn(page, server.origin, person);
    await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
    await look('home');
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await look('profile menu, open');
    await page.keyboard.press('Escape');
    if (project.name === 'phone') {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await look('menu, open');
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Learn' }).click();
    } else {
      await page.getByRole('navigation').getByRole('link', { name: 'Learn' }).click();
    }
    await expect(page).toHaveURL('/learn');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('learn');
  },
);

journey('axe finds nothing in the forms at fault and in their dialogs', async ({ page, server, noise }) => {
  noise.allow(/status of (?:400|401|409|422)/);
  const look = (what: string) => expectAccessible(page, what);
  const person = await signUpOnboarded(server.origin, 'Tara Taken');
  await page.goto('/signin');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await look('sign in, refused');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(page.getByText('Forgot password functionality will be implemented soon.')).toBeVisible();
  await look('sign in, dialog open');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await look('sign up, incomplete');
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('This email is already registered. Please sign in instead.')).toBeVisible();
  await look('sign up, dialog open');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/signin');
});

journey('axe finds nothing in practice', async ({ page, server }) => {
  const look = (what: string) => expectAccessible(page, what);
  const person = await signUpOnboarded(server.origin, 'Pia Practice');
  await page.clock.install();
  await signIn(page, server.origin, person);
  await page.getByRole('link', { name: 'Begin · 10 min' }).click();
  await walkStage1Slides(page, pointer, look);
  await walkLevelIntroduction(page, pointer, 't1', look);
  await walkPosture(page, pointer, 't1', look);
  await startSit(page, pointer, look);
  await look('timer, running');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Practice paused')).toBeVisible();
  await look('timer, paused');
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'A sit was interrupted' })).toBeVisible();
  await look('home, with an interrupted sit');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Complete Practice' }).click();
  await expect(page.getByRole('alertdialog', { name: 'End this sit now?' })).toBeVisible();
  await look('timer, question open');
  await page.getByRole('button', { name: 'Log this sit' }).click();
  await walkReflection(page, pointer, look);
});

journey('axe finds nothing in the matrix practice', async ({ page, server }) => {
  const look = (what: string) => expectAccessible(page, what);
  await personAt(page, server, 2, '/home', { ...reached(2), ...fullSits(2, 3) });
  await expect(page.getByText('3 of 5 full sits')).toBeVisible();
  await look('home, with a stage under way');
  await page.goto('/stage3');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('home, with a locked stage');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: 'PAHM Trainee', exact: true }).click();
  await walkStageSlides(page, pointer, 2, look);
  await walkMatrixPosture(page, pointer, 2, look);
  await page.getByRole('checkbox', { name: 'Sit with eyes closed' }).check();
  await page.getByLabel('Duration in minutes').fill('7');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('requires a minimum of 15 minutes')).toBeVisible();
  await look('setup of a matrix sit, at fault, with eyes closed');
  await page.getByLabel('Time to settle').selectOption('60 seconds');
  await page.getByRole('checkbox', { name: 'Sit with eyes closed' }).uncheck();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Begin now' })).toBeVisible();
  await look('matrix sit, settling');
  await page.getByRole('button', { name: 'Begin now' }).click();
  await tapAll(page, pointer, ['present', 'worry']);
  await look('matrix sit, running');
  await page.getByRole('button', { name: 'Sit with eyes closed' }).click();
  await look('matrix sit, eyes closed');
  await page.getByRole('button', { name: 'Show the screen' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await look('matrix sit, paused');
  await page.getByRole('button', { name: 'Complete Early' }).click();
  await expect(endQuestion(page)).toBeVisible();
  await look('matrix sit, question open');
  await endQuestion(page).getByRole('button', { name: 'Discard' }).click();
  await look('matrix sit, second question open');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.goto('/home');
  await expect(interruptedOffer(page)).toBeVisible();
  await look('home, with an interrupted matrix sit');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await letMatrixSitEnd(page);
  await page.getByText('Show as a table').click();
  await pointer.choose(page.getByRole('radio', { name: 'Very Good', exact: true }));
  await look('reflection on a matrix sit');
});

journey('axe finds nothing in the list of sits and in its form', async ({ page, server }) => {
  const look = (what: string) => expectAccessible(page, what);
  await personAt(page, server, 2, '/sessions');
  await expect(page.getByRole('heading', { name: 'No sits yet' })).toBeVisible();
  await look('your sits, none');
  await page.getByRole('link', { name: 'Add a sit' }).click();
  await page.getByText('Where are you sitting?').click();
  await page.getByRole('button', { name: 'Add this sit' }).click();
  await expect(page.getByText('Please choose a posture.')).toBeVisible();
  await look('adding a sit, at fault');
  await page.getByLabel('Began at').fill('00:00');
  await page.getByLabel('Day', { exact: true }).fill('2026-01-05');
  await page.getByLabel('Length in minutes').fill('20');
  await page.getByLabel('Posture').selectOption('Lying Down');
  await page.getByRole('button', { name: 'Add this sit' }).click();
  await expect(page.getByText('The sit was added.')).toBeVisible();
  await look('your sits, one');
  await page.getByRole('button', { name: /^Correct or delete/ }).click();
  await look('your sits, menu open');
  await page.getByRole('dialog').getByText('Delete', { exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('your sits, question open');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The sit was deleted.')).toBeVisible();
  await look('your sits, one deleted');
});
