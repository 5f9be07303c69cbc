import { expect } from '@playwright/test';
import { keyboardOf } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { walkIntroduction, walkQuestionnaire, walkSelfAssessment, walkSignUp } from './rig/onboarding.ts';
import { newCredentials } from './rig/person.ts';
import {
  expectCounted,
  letSitEnd,
  startSit,
  walkLevelIntroduction,
  walkPosture,
  walkReflection,
  walkStage1Slides,
} from './rig/practice.ts';

journey('everything works by keyboard alone @desk', async ({ page }) => {
  const hand = keyboardOf(page);
  await page.clock.install();
  await walkSignUp(page, hand, newCredentials('Kay Board'));
  await walkQuestionnaire(page, hand);
  await walkIntroduction(page, hand);
  await walkSelfAssessment(page, hand);
  await hand.press(page.getByRole('link', { name: 'Get Started' }));
  await walkStage1Slides(page, hand);
  await walkLevelIntroduction(page, hand, 't1');
  await walkPosture(page, hand, 't1');
  await startSit(page, hand);
  await hand.press(page.getByRole('button', { name: 'Pause' }));
  await expect(page.getByText('Practice paused')).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Resume' }));
  await hand.press(page.getByRole('button', { name: 'Complete Practice' }));
  const question = page.getByRole('alertdialog', { name: 'End this sit now?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByText('Maintain physical stillness')).toBeVisible();
  await letSitEnd(page, 10);
  await walkReflection(page, hand);
  await expectCounted(page, 'day streak', '1 day');

  await hand.press(page.getByRole('button', { name: 'Profile menu' }));
  await hand.press(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL('/');
});
