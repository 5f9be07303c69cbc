import { expect } from '@playwright/test';
import { keyboardOf } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import {
  endQuestion,
  expectTaps,
  personAt,
  startMatrixSit,
  tapAll,
  walkMatrixPosture,
  walkStageSlides,
} from './rig/matrix.ts';
import { walkIntroduction, walkQuestionnaire, walkSelfAssessment, walkSignUp } from './rig/onboarding.ts';
import { reached } from './rig/past-sits.ts';
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

journey('a matrix sit works by keyboard alone @desk', async ({ page, server }) => {
  const hand = keyboardOf(page);
  await personAt(page, server, 3, '/home', reached(3));
  await hand.press(page.getByRole('link', { name: 'PAHM Beginner', exact: true }));
  await walkStageSlides(page, hand, 3);
  await walkMatrixPosture(page, hand, 3);
  await startMatrixSit(page, hand, 3);
  // The first button has the focus, and Space is its own; elsewhere it would be Pause, too.
  await page.keyboard.press('Space');
  await expect(page.getByText('Practice paused')).toBeVisible();
  await page.keyboard.press('Space');
  await tapAll(page, hand, ['nostalgia', 'worry']);
  await page.keyboard.press('Numpad5');
  await page.keyboard.press('Numpad5');
  await expectTaps(page, 'worry', 1);
  await expectTaps(page, 'present', 2);
  await hand.press(page.getByRole('button', { name: 'Undo Present' }));
  await expectTaps(page, 'present', 1);
  await page.clock.fastForward(6 * 60_000);

  await hand.press(page.getByRole('button', { name: 'Complete Early' }));
  await page.keyboard.press('Escape');
  await expect(endQuestion(page)).toBeHidden();
  await expect(page.getByText('Notice, and come back')).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Complete Early' }));
  await hand.press(page.getByRole('button', { name: 'Log this sit' }));
  await expect(page.getByText('3 observations.')).toBeVisible();
  await walkReflection(page, hand);
  await expectCounted(page, 'total practice', '0.1 h');
});
