import { expect, type Page } from '@playwright/test';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { expectGoodbyesHeard, signIn, signUp, signUpOnboarded } from './rig/person.ts';
import {
  expectCounted,
  letSitEnd,
  startSit,
  walkLevelIntroduction,
  walkPosture,
  walkReflection,
  walkStage1Slides,
} from './rig/practice.ts';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'NINEFOLD' })).toBeVisible();
  await expectGoodbyesHeard(page);
}

journey('two people on one browser see nothing of each other @once', async ({ page, server }) => {
  const ada = await signUpOnboarded(server.origin, 'Ada First');
  const ben = await signUpOnboarded(server.origin, 'Ben Second');
  await page.clock.install();

  await signIn(page, server.origin, ada);
  await page.getByRole('link', { name: 'Begin · 10 min' }).click();
  await walkStage1Slides(page, pointer);
  await walkLevelIntroduction(page, pointer, 't1');
  await walkPosture(page, pointer, 't1');
  await startSit(page, pointer);
  await letSitEnd(page, 10);
  await walkReflection(page, pointer);
  await expectCounted(page, 'day streak', '1 day');
  await logOut(page);

  await signIn(page, server.origin, ben);
  await expect(page.getByRole('button', { name: 'Profile menu' })).toHaveText('B');
  await expectCounted(page, 'day streak', '0 days');
  await expectCounted(page, 'total practice', '0 h');
  await expect(page.getByText('Ada')).toHaveCount(0);
  // Ben has read no introduction, and no reflection waits for him.
  await page.goto('/seeker-practice-complete');
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: 'Begin · 10 min' }).click();
  await walkStage1Slides(page, pointer);
  await walkLevelIntroduction(page, pointer, 't1');
  await walkPosture(page, pointer, 't1');
  await startSit(page, pointer);
  await page.clock.fastForward(60_000);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Practice paused')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'A sit was interrupted' })).toBeVisible();
  await logOut(page);

  await signIn(page, server.origin, ada);
  await expectCounted(page, 'day streak', '1 day');
  await expectCounted(page, 'total practice', '0.2 h');
  await expect(page.getByRole('heading', { name: 'A sit was interrupted' })).toHaveCount(0);
});

journey('a draft of one person is not opened for another @once', async ({ page, server }) => {
  const cleo = await signUp(server.origin, 'Cleo Third');
  const dora = await signUp(server.origin, 'Dora Fourth');
  await signIn(page, server.origin, cleo);
  await expect(page.getByText('Question 1 of 27')).toBeVisible();
  await pointer.choose(page.getByRole('checkbox').first());
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Question 2 of 27')).toBeVisible();
  await logOut(page);

  await signIn(page, server.origin, dora);
  await expect(page.getByText('Question 1 of 27')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await logOut(page);

  await signIn(page, server.origin, cleo);
  await expect(page.getByText('Question 2 of 27')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});
