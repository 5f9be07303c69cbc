import { expect, type Page } from '@playwright/test';
import { pahmWords } from '#content/learning/pahm.ts';
import { learnWords } from '#content/screens/learn.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { durationField, personAt, startMatrixSit, walkMatrixPosture, walkStageSlides } from './rig/matrix.ts';
import { reached } from './rig/past-sits.ts';
import { loadWithState } from './rig/router-state.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const posture = (page: Page) => page.getByRole('heading', { name: 'Select Your Posture' });

journey('Back leads from the timer by posture and introduction to home @phone', async ({ page, server }) => {
  await personAt(page, server, 3, '/home', reached(3));
  await page.getByRole('link', { name: 'PAHM Beginner', exact: true }).click();
  await walkStageSlides(page, pointer, 3);
  await walkMatrixPosture(page, pointer, 3);
  await startMatrixSit(page, pointer, 3);
  await page.getByRole('button', { name: 'Pause' }).click();
  // A paused sit is left without a question, and is offered by the setup.
  await back(page).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();

  await expect(durationField(page)).toBeVisible();
  await back(page).click();
  await expect(posture(page)).toBeVisible();
  for (const step of ['introduction-4', 'introduction-3', 'introduction-2', 'introduction']) {
    await back(page).click();
    await expect(page).toHaveURL(`/stage3?step=${step}`);
  }
  await back(page).click();
  await expect(page).toHaveURL('/home');

  // The introduction has been read: the card leads to the posture now.
  await page.getByRole('link', { name: 'PAHM Beginner', exact: true }).click();
  await expect(page).toHaveURL('/stage3?step=posture');
  await expect(page.getByRole('radio', { name: 'Chair Sitting' })).toBeChecked();
});

journey('whoever is sent past an introduction comes to the posture @once', async ({ page, server }) => {
  await personAt(page, server, 4, '/home', reached(4));
  for (const address of ['/stage4', '/stage4?returnToStage=3&fromStage=true', '/stage4?returnToStage=4']) {
    await page.goto(address);
    await expect(page).toHaveURL('/stage4?step=introduction');
  }
  await page.goto('/stage4?returnToStage=4&fromStage=true');
  await expect(page).toHaveURL('/stage4?step=posture');
  for (const state of [{ fromPAHM: true }, { fromIntro: true }]) {
    await loadWithState(page, '/stage4', state);
    await expect(page).toHaveURL('/stage4?step=posture');
  }
  // Skipping counts as read.
  await page.goto('/stage4');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(posture(page)).toBeVisible();
  await page.goto('/stage4');
  await expect(page).toHaveURL('/stage4?step=posture');
});

journey(
  'the matrix is looked up from a stage and from Learn, and leads back into practice @desk',
  async ({ page, server }) => {
    await personAt(page, server, 4, '/stage4?step=introduction-4');
    const explained = page.getByRole('heading', { level: 1, name: pahmWords.title });
    await page.getByRole('button', { name: 'Refresh about PAHM' }).click();
    await expect(page).toHaveURL('/learning/pahm');
    await expect(explained).toBeVisible();
    await back(page).click();
    await expect(page).toHaveURL('/stage4?step=introduction-4');
    await page.getByRole('button', { name: 'Refresh about PAHM' }).click();
    await page.getByRole('button', { name: 'Start PAHM Practice' }).click();
    await expect(page).toHaveURL('/stage4?step=posture');
    // The page was replaced: what lies before is the slide.
    await page.goBack();
    await expect(page).toHaveURL('/stage4?step=introduction-4');

    await page.goto('/learn');
    await page.getByRole('link', { name: learnWords.cards.pahm.title }).click();
    await expect(explained).toBeVisible();
    const matrix = page.getByRole('group', { name: 'A matrix to try' });
    await matrix.getByRole('button', { name: /^Worry:/ }).click();
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
    await expect(page.getByText('Tap any of the nine.')).toBeHidden();
    await page.getByRole('button', { name: 'Start PAHM Practice' }).click();
    await expect(page).toHaveURL('/stage2?step=posture');
    await walkMatrixPosture(page, pointer, 2);
    await expect(durationField(page)).toHaveValue('30');
  },
);

/** B § 8 for stage 2; the others say what opens them. */
const locked = [
  [2, /^You need to complete T5 practice before accessing Stage 2\.$/],
  [3, /^Stage 3 opens after five full sits of stage 2, .* 60\s% or more/],
  [4, /^Stage 4 opens after five full sits of stage 3, .* 60\s% or more/],
  [5, /^Stage 5 opens after five full sits of stage 4, .* 70\s% or more/],
  [6, /^Stage 6 opens after five full sits of stage 5, .* 70\s% or more/],
] as const;

journey(
  'a stage that is not open yet says so at home, whatever leads there @once',
  async ({ page, server }) => {
    await personAt(page, server, 2, '/home', { marks: [] });
    const message = page.getByRole('alertdialog');
    for (const [stage, text] of locked) {
      await page.goto(`/stage${stage}?step=timer`);
      await expect(page).toHaveURL('/home');
      await expect(message.getByText(text)).toBeVisible();
      await message.getByRole('button', { name: 'OK' }).click();
      await expect(message).toBeHidden();
    }
    await page.goto('/learning/pahm');
    await page.getByRole('button', { name: 'Start PAHM Practice' }).click();
    await expect(page).toHaveURL('/home');
    await expect(message.getByText(locked[0][1])).toBeVisible();
  },
);
