import { expect } from '@playwright/test';
import { expectAccessible } from './rig/accessible.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { walkIntroduction, walkQuestionnaire, walkSelfAssessment, walkSignUp } from './rig/onboarding.ts';
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
