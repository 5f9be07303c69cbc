import { expect, type Page } from '@playwright/test';
import type { RecoveryRecord } from '#domain/recovery/record.ts';
import { holdTable, recordsIn } from './rig/device.ts';
import { keyboardOf, pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { tapAll } from './rig/matrix.ts';
import {
  expectRecoveryReflection,
  inRecovery,
  letRecoveryEnd,
  openPractice,
  recovering,
  startRecovery,
  walkRecoveryPosture,
  walkRecoveryReflection,
} from './rig/recovery.ts';
import { arriveWithState } from './rig/router-state.ts';

const complete = (page: Page) => page.getByRole('button', { name: /^(?:Complete Reflection|Saving\.\.\.)$/ });
const feeling = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** B § 8, word for word. */
const feelingMissing = 'Please select how you feel after the practice.';
const notSaved = 'Error saving reflection. Please try again.';

journey('a feeling is asked for, and the thoughts are not @phone', async ({ page, server }) => {
  const person = await inRecovery(page, server, 'mid-day-reset');
  await letRecoveryEnd(page, 'mid-day-reset');
  await expect(complete(page)).toBeDisabled();
  await expect(complete(page)).toHaveAccessibleDescription(feelingMissing);
  await page.getByLabel('Your thoughts').fill('Only a word.');
  await expect(complete(page)).toBeDisabled();
  for (const name of ['Much better', 'Better', 'Neutral', 'The same as before', 'Worse'])
    await expect(feeling(page, name)).not.toBeChecked();
  await page.getByLabel('Your thoughts').fill('');
  await walkRecoveryReflection(page, pointer, 'neutral');
  const [record] = await recordsIn<RecoveryRecord>(page, person, 'recoveryRecords');
  expect(record?.reflection).toMatchObject({ mentalState: 'neutral', text: '' });
});

journey(
  'while it is saved it says so, and pressing twice makes one record @once',
  async ({ page, server }) => {
    const person = await inRecovery(page, server, 'mid-day-reset');
    await letRecoveryEnd(page, 'mid-day-reset');
    await pointer.choose(feeling(page, 'Much better'));
    await page.getByLabel('Your thoughts').fill('Light.');
    const letGo = await holdTable(page, person, 'recoveryRecords');
    await complete(page).dblclick();
    await expect(complete(page)).toHaveText('Saving...');
    await expect(complete(page)).toBeDisabled();
    await complete(page).click({ force: true });
    await page.clock.fastForward(5000);
    await expect(complete(page)).toHaveText('Saving...');
    await expectRecoveryReflection(page, 'mid-day-reset');
    await letGo();
    await expect(page).toHaveURL('/home');
    // The address is there before the screen is.
    await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
    const [first, ...others] = await recordsIn<RecoveryRecord>(page, person, 'recoveryRecords');
    expect(others).toEqual([]);
    expect(first?.reflection).toMatchObject({ mentalState: 'much-better', text: 'Light.' });

    // Opened again it shows what was said; said again, it takes the former place.
    const address = '/mind-recovery/mid-day-reset?step=reflection';
    await arriveWithState(page, address, JSON.stringify({ sessionId: first?.sessionId }));
    await expect(feeling(page, 'Much better')).toBeChecked();
    await expect(page.getByLabel('Your thoughts')).toHaveValue('Light.');
    await walkRecoveryReflection(page, pointer, 'better');
    const again = await recordsIn<RecoveryRecord>(page, person, 'recoveryRecords');
    expect(again.map(({ reflection }) => reflection?.mentalState)).toEqual(['better']);
  },
);

journey('the saving can be seen for a second at least @once', async ({ page, server }) => {
  await inRecovery(page, server, 'mid-day-reset');
  await letRecoveryEnd(page, 'mid-day-reset');
  await pointer.choose(feeling(page, 'Better'));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await complete(page).click();
  await expect(complete(page)).toHaveText('Saving...');
  await page.clock.runFor(900);
  await expect(complete(page)).toHaveText('Saving...');
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page).toHaveURL('/home');
});

journey(
  'a reflection that is not saved is told of, and nothing of it is lost @phone',
  async ({ page, server }) => {
    const person = await inRecovery(page, server, 'mid-day-reset');
    await letRecoveryEnd(page, 'mid-day-reset');
    await pointer.choose(feeling(page, 'Worse'));
    await page.getByLabel('Your thoughts').fill('The room was loud.');
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...call) {
        if (this.name === 'recoveryRecords' && !('isRoomFree' in window))
          throw new DOMException('No room', 'QuotaExceededError');
        return put.apply(this, call);
      };
    });
    await complete(page).click();
    await expect(page.getByRole('alert').filter({ hasText: notSaved })).toBeVisible();
    await expectRecoveryReflection(page, 'mid-day-reset');
    await expect(complete(page)).toBeEnabled();
    await expect(complete(page)).toHaveText('Complete Reflection');
    await expect(feeling(page, 'Worse')).toBeChecked();
    await expect(page.getByLabel('Your thoughts')).toHaveValue('The room was loud.');
    const [unsaid] = await recordsIn<RecoveryRecord>(page, person, 'recoveryRecords');
    expect(unsaid?.reflection).toBeUndefined();

    await page.evaluate(() => void Object.assign(window, { isRoomFree: true }));
    await complete(page).click();
    await expect(page).toHaveURL('/home');
    const [record] = await recordsIn<RecoveryRecord>(page, person, 'recoveryRecords');
    expect(record?.reflection).toMatchObject({ mentalState: 'worse', text: 'The room was loud.' });
  },
);

journey(
  'a deleted practice takes what was said along, and both come back @once',
  async ({ page, server }) => {
    const person = await inRecovery(page, server, 'mid-day-reset');
    await tapAll(page, pointer, ['present']);
    await letRecoveryEnd(page, 'mid-day-reset');
    await walkRecoveryReflection(page, pointer, 'better', 'Quiet.');
    const tables = ['sessions', 'taps', 'recoveryRecords'];
    const before = await Promise.all(tables.map((table) => recordsIn(page, person, table)));
    await page.goto('/sessions');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Mid-Day Reset' });
    await expect(row).toContainText('3 minutes · full');
    await expect(row).toContainText('Seated · 1 tap · present 100 %');
    await row.getByRole('button', { name: /^Correct or delete/ }).click();
    await expect(page.getByRole('dialog').getByText('Correct', { exact: true })).toHaveCount(0);
    await page.getByRole('dialog').getByText('Delete', { exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this sit?' });
    await expect(question).toContainText('its one tap and your reflection on it');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The sit was deleted.')).toBeVisible();
    for (const table of tables) expect(await recordsIn(page, person, table), table).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The sit is back.')).toBeVisible();
    expect(await Promise.all(tables.map((table) => recordsIn(page, person, table)))).toEqual(before);
  },
);

journey('Mind Recovery works by keyboard alone @desk', async ({ page, server }) => {
  const hand = keyboardOf(page);
  const person = await recovering(page, server, '/home');
  await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Mind Recovery' }));
  await openPractice(page, hand, 'emotional-reset');
  await walkRecoveryPosture(page, hand, 'emotional-reset', 'seated');
  await startRecovery(page, hand);
  await page.keyboard.press('Space');
  await expect(page.getByText('Practice paused')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Notice, and come back')).toBeVisible();
  for (const key of ['Numpad5', 'Numpad3', 'Numpad0']) await page.keyboard.press(key);
  await letRecoveryEnd(page, 'emotional-reset');
  await walkRecoveryReflection(page, hand, 'much-better', 'By hand.');
  const [record] = await recordsIn<RecoveryRecord>(page, person, 'recoveryRecords');
  expect(record).toMatchObject({
    totalInteractions: 1,
    reflection: { mentalState: 'much-better', text: 'By hand.' },
  });
});
