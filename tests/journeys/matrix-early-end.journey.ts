import { expect } from '@playwright/test';
import { recordsIn } from './rig/device.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import {
  endQuestion,
  expectTaps,
  interruptedOffer,
  personAt,
  sittingAt,
  startMatrixSit,
  tapAll,
} from './rig/matrix.ts';

/** B § 8, word for word. */
const confirmations = [
  [2, 'Complete this session early? Note: PAHM practice is most effective with full duration.'],
  [3, 'Stage 3 practice is most effective with full duration.'],
  [4, 'Stage 4 practice is most effective with full duration for continuous attention development.'],
  [
    5,
    'Stage 5 practice is most effective with full duration for developing introspective awareness and overcoming subtle dullness.',
  ],
  [
    6,
    'Complete this session early? Note: Stage 6 practice is most effective with full duration for developing single-pointed attention and subduing subtle distractions.',
  ],
] as const;

journey(
  'each stage asks in its own words before a sit is completed early @once',
  async ({ page, server }) => {
    await personAt(page, server, 6, '/stage2?step=timer');
    for (const [stage, confirmation] of confirmations) {
      await page.goto(`/stage${stage}?step=timer`);
      await startMatrixSit(page, pointer, stage);
      await page.getByRole('button', { name: 'Complete Early' }).click();
      await expect(endQuestion(page).getByText(confirmation, { exact: true })).toBeVisible();
      await endQuestion(page).getByRole('button', { name: 'Discard' }).click();
      const sure = page.getByRole('alertdialog', { name: 'Discard this sit?' });
      await sure.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByLabel('Duration in minutes')).toBeVisible();
    }
    await page.goto('/home');
    await expect(page.getByText('0 daysday streak')).toBeVisible();
    await expect(interruptedOffer(page)).toHaveCount(0);
  },
);

journey(
  'a sit goes on where it was asked about, and is logged as what was sat @phone',
  async ({ page, server }) => {
    const person = await sittingAt(page, server, 5);
    await tapAll(page, pointer, ['present', 'worry']);
    await page.clock.fastForward(7 * 60_000);
    await page.getByRole('button', { name: 'Complete Early' }).click();
    await expect(endQuestion(page)).toContainText(/You have sat 7 min.* of 60 minutes/);
    await endQuestion(page).getByRole('button', { name: 'Resume' }).click();
    await tapAll(page, pointer, ['present']);
    await expectTaps(page, 'present', 2);

    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Complete Early' }).click();
    await endQuestion(page).getByRole('button', { name: 'Log this sit' }).click();
    await expect(page).toHaveURL('/immediate-reflection');
    await expect(page.getByText('Duration, ended early')).toBeVisible();
    await expect(page.getByText('7 min', { exact: true })).toBeVisible();
    const [session, ...others] = await recordsIn<Record<string, unknown>>(page, person, 'sessions');
    expect(others).toEqual([]);
    expect(session).toMatchObject({ stageLevel: 5, isCompleted: false, duration: 7, targetMinutes: 60 });
    expect(session).toMatchObject({ pahmCounts: { present_neutral: 2, future_aversion: 1 } });

    // Back leads to the setup of the same timer, prefilled.
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/stage5?step=timer');
    await expect(page.getByLabel('Duration in minutes')).toHaveValue('60');
  },
);

journey("the browser's Back asks first; a discarded sit leaves nothing @once", async ({ page, server }) => {
  const person = await personAt(page, server, 3, '/stage3?step=posture');
  await pointer.choose(page.getByRole('radio', { name: 'Seiza Position' }));
  await page.getByRole('button', { name: 'Start Practice' }).click();
  await startMatrixSit(page, pointer, 3);
  await tapAll(page, pointer, ['regret']);
  await page.goBack();
  await expect(endQuestion(page)).toBeVisible();
  // Put away unanswered, the question changes nothing.
  await page.keyboard.press('Escape');
  await expect(endQuestion(page)).toBeHidden();
  await expect(page.getByText('Notice, and come back')).toBeVisible();

  await page.goBack();
  await endQuestion(page).getByRole('button', { name: 'Discard' }).click();
  await page
    .getByRole('alertdialog', { name: 'Discard this sit?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(page).toHaveURL('/stage3?step=posture');
  for (const table of ['sits', 'tapMarks', 'sessions', 'taps', 'notes']) {
    expect(await recordsIn(page, person, table), table).toEqual([]);
  }
});
