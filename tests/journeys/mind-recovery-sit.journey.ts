import { expect } from '@playwright/test';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { RecoveryRecord } from '#domain/recovery/record.ts';
import { recordsIn } from './rig/device.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import {
  endQuestion,
  expectTaps,
  interruptedOffer,
  personAt,
  positionButton,
  remainingSeconds,
  tapAll,
} from './rig/matrix.ts';
import {
  expectRecoveryReflection,
  inRecovery,
  letRecoveryEnd,
  startRecovery,
  walkRecoveryPosture,
  walkRecoveryReflection,
} from './rig/recovery.ts';

/** B § 8, word for word. */
const confirmation = 'Complete this mind recovery practice early?';

journey('ended early it asks first, goes on, and is logged as what was done', async ({ page, server }) => {
  const person = await inRecovery(page, server, 'work-home-transition');
  await tapAll(page, pointer, ['present', 'worry']);
  await page.clock.fastForward(2 * 60_000);
  await page.getByRole('button', { name: 'Complete Early' }).click();
  await expect(endQuestion(page).getByText(confirmation, { exact: true })).toBeVisible();
  await expect(endQuestion(page)).toContainText(/You have sat 2 min.* of 5 minutes/);
  await endQuestion(page).getByRole('button', { name: 'Resume' }).click();
  await tapAll(page, pointer, ['present']);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Practice paused')).toBeVisible();
  await positionButton(page, 'past').click({ force: true });
  await expectTaps(page, 'past', 0);
  const remaining = await remainingSeconds(page);
  await page.clock.fastForward(60_000);
  expect(await remainingSeconds(page)).toBe(remaining);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Complete Early' }).click();
  await endQuestion(page).getByRole('button', { name: 'Log this sit' }).click();
  await expectRecoveryReflection(page, 'work-home-transition');
  await expect(
    page.getByText('Work-Home Transition, 2 of 5 minutes, Seated: ended early. 3 taps, 67 % in the present.'),
  ).toBeVisible();
  const [session, ...others] = await recordsIn<PracticeSession>(page, person, 'sessions');
  expect(others).toEqual([]);
  expect(session).toMatchObject({ isCompleted: false, duration: 2, targetMinutes: 5, stageLevel: 0 });
  const [record] = await recordsIn<RecoveryRecord>(page, person, 'recoveryRecords');
  expect(record).toMatchObject({ sessionId: session?.sessionId, duration: 2, totalInteractions: 3 });
  expect(record?.reflection).toBeUndefined();
});

journey(
  "the browser's Back asks too, and what is discarded leaves nothing @once",
  async ({ page, server }) => {
    const person = await inRecovery(page, server, 'mid-day-reset');
    await tapAll(page, pointer, ['regret']);
    await page.goBack();
    await expect(endQuestion(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(endQuestion(page)).toBeHidden();
    await expect(page.getByText('Notice, and come back')).toBeVisible();
    await page.goBack();
    await endQuestion(page).getByRole('button', { name: 'Discard' }).click();
    await page
      .getByRole('alertdialog', { name: 'Discard this sit?' })
      .getByRole('button', { name: 'Discard' })
      .click();
    await expect(page.getByRole('heading', { name: 'Select Your Posture' })).toBeVisible();
    for (const table of ['sits', 'tapMarks', 'sessions', 'taps', 'notes', 'recoveryRecords'])
      expect(await recordsIn(page, person, table), table).toEqual([]);
  },
);

journey('a reload in mid-practice keeps each tap, and it goes on to its end', async ({ page, server }) => {
  const person = await inRecovery(page, server, 'emotional-reset');
  await tapAll(page, pointer, ['worry', 'present']);
  await page.clock.fastForward(3 * 60_000);
  await tapAll(page, pointer, ['likes']);
  await page.reload();
  await expect(interruptedOffer(page)).toContainText(/Emotional Reset: 3 min.* of 5 minutes are kept/);
  await expect(interruptedOffer(page)).toContainText('Its 3 taps are kept too.');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Practice paused')).toBeVisible();
  await expectTaps(page, 'worry', 1);
  await page.getByRole('button', { name: 'Resume' }).click();
  await tapAll(page, pointer, ['present']);
  await letRecoveryEnd(page, 'emotional-reset');
  // The reflection survives a reload as well.
  await pointer.choose(page.getByRole('radio', { name: 'Better', exact: true }));
  await page.getByLabel('Your thoughts').fill('Still here.');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Better', exact: true })).toBeChecked();
  await expect(page.getByLabel('Your thoughts')).toHaveValue('Still here.');
  const [taps] = await recordsIn<{ taps: { position: string }[] }>(page, person, 'taps');
  expect(taps?.taps.map(({ position }) => position)).toEqual(['worry', 'present', 'likes', 'present']);
  const [record] = await recordsIn<RecoveryRecord>(page, person, 'recoveryRecords');
  expect(record).toMatchObject({ duration: 5, totalInteractions: 4, presentPercentage: 75 });
});

journey('after a closed tab it is offered at home, and kept @once', async ({ page, context, server }) => {
  const person = await inRecovery(page, server, 'evening-wind-down');
  await tapAll(page, pointer, ['nostalgia']);
  await page.clock.fastForward(2 * 60_000);
  await tapAll(page, pointer, ['present']);
  await page.close();

  const again = await context.newPage();
  await again.goto('/home');
  await expect(interruptedOffer(again)).toContainText(/Evening Wind-Down: 2 min.* of 5 minutes are kept/);
  await again.getByRole('button', { name: 'Keep what was done' }).click();
  await expectRecoveryReflection(again, 'evening-wind-down');
  await walkRecoveryReflection(again, pointer, 'same');
  expect(await recordsIn(again, person, 'sits')).toEqual([]);
  const [record] = await recordsIn<RecoveryRecord>(again, person, 'recoveryRecords');
  expect(record).toMatchObject({ duration: 2, reflection: { mentalState: 'same', text: '' } });
});

journey(
  'an open sit of a stage stands before a practice, and leads back to it @once',
  async ({ page, server }) => {
    await personAt(page, server, 2, '/stage2?step=timer');
    await startRecovery(page, pointer);
    await tapAll(page, pointer, ['past']);
    await page.goto('/mind-recovery/mid-day-reset?step=timer');
    await expect(interruptedOffer(page)).toContainText('Stage 2');
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page).toHaveURL('/stage2?step=timer');
    await expectTaps(page, 'past', 1);
    await page.getByRole('button', { name: 'Complete Early' }).click();
    await endQuestion(page).getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();

    // And the other way round: a practice that was interrupted, at the door of a stage.
    await page.goto('/mind-recovery/mid-day-reset');
    await walkRecoveryPosture(page, pointer, 'mid-day-reset');
    await startRecovery(page, pointer);
    await tapAll(page, pointer, ['future']);
    await page.goto('/stage2?step=timer');
    await expect(interruptedOffer(page)).toContainText('Mid-Day Reset');
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page).toHaveURL('/mind-recovery/mid-day-reset?step=timer');
    await expectTaps(page, 'future', 1);
    await page.getByRole('button', { name: 'Resume' }).click();
    await letRecoveryEnd(page, 'mid-day-reset');
  },
);
