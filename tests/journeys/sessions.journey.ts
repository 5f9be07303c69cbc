import { expect, type Locator, type Page } from '@playwright/test';
import { recordsIn } from './rig/device.ts';
import { journey } from './rig/journey.ts';
import { personAt } from './rig/matrix.ts';
import { dayText, fullSits } from './rig/past-sits.ts';
import { expectCounted } from './rig/practice.ts';

const rows = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

/** Opens what can be done with the sit of a row. */
async function choose(page: Page, row: Locator, what: 'Correct' | 'Delete'): Promise<void> {
  await row.getByRole('button', { name: /^Correct or delete/ }).click();
  const panel = page.getByRole('dialog', { name: /^Correct or delete/ });
  await panel.getByText(what, { exact: true }).click();
}

/** Fills in when a sit was and how long. */
async function tell(page: Page, day: string, time: string, minutes: string): Promise<void> {
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Began at').fill(time);
  await page.getByLabel('Length in minutes').fill(minutes);
}

async function expectHome(page: Page, days: string, hours: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/home');
  await expectCounted(page, 'day streak', days);
  await expectCounted(page, 'total practice', hours);
}

journey(
  'a sit is added by hand, corrected, deleted and brought back, and home counts along',
  async ({ page, server }) => {
    const person = await personAt(page, server, 2, '/home');
    await expect(page.getByText('Your sits will appear here.')).toBeVisible();
    await page.getByRole('link', { name: 'All sits' }).click();
    await expect(page).toHaveURL('/sessions');
    await expect(page.getByRole('heading', { name: 'No sits yet' })).toBeVisible();

    await page.getByRole('link', { name: 'Add a sit' }).click();
    // What is missing is said at its field, and what was typed stays.
    await page.getByLabel('Length in minutes').fill('601');
    await page.getByRole('button', { name: 'Add this sit' }).click();
    await expect(page.getByText('Please enter the time at which it began.')).toBeVisible();
    await expect(page.getByText('A sit entered by hand lasts 1 to 600 minutes.')).toBeVisible();
    await expect(page.getByText('Please choose a posture.')).toBeVisible();
    await expect(page.getByLabel('Length in minutes')).toHaveValue('601');
    await tell(page, dayText(1), '07:00', 'half an hour');
    await page.getByLabel('Posture').selectOption('Cushion Sitting');
    await page.getByRole('button', { name: 'Add this sit' }).click();
    await expect(page.getByText('Please enter the length in whole minutes.')).toBeVisible();
    await tell(page, dayText(-1), '07:00', '30');
    await page.getByRole('button', { name: 'Add this sit' }).click();
    await expect(page.getByText('This sit would end in the future.')).toBeVisible();
    await tell(page, dayText(1), '07:00', '30');
    await page.getByRole('button', { name: 'Add this sit' }).click();
    await expect(page).toHaveURL('/sessions');
    await expect(page.getByText('The sit was added.')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Stage 2 · PAHM Trainee');
    await expect(rows(page)).toContainText('07:00 · 30 minutes · full');
    await expect(rows(page)).toContainText('entered by hand');
    await expectHome(page, '1 day', '0.5 h');
    await expect(page.getByText('1 of 5 full sits · present: no observations, needs 60 %')).toBeVisible();

    await page.getByRole('link', { name: 'All sits' }).click();
    await choose(page, rows(page), 'Correct');
    await expect(page.getByLabel('Began at')).toHaveValue('07:00');
    await tell(page, dayText(3), '06:15', '60');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('The sit was corrected.')).toBeVisible();
    await expect(rows(page)).toContainText('06:15 · 60 minutes · full');
    const [corrected] = await recordsIn<{ practiceDay: string }>(page, person, 'sessions');
    expect(corrected?.practiceDay).toBe(dayText(3));
    // The day of the streak went along.
    await expectHome(page, '0 days', '1 h');

    await page.getByRole('link', { name: 'All sits' }).click();
    await choose(page, rows(page), 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete this sit?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(rows(page)).toHaveCount(1);
    await choose(page, rows(page), 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The sit was deleted.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No sits yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The sit is back.')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expectHome(page, '0 days', '1 h');
  },
);

journey(
  'a timed sit takes its taps along when it is deleted, and has them again when it is back @once',
  async ({ page, server }) => {
    const person = await personAt(page, server, 2, '/sessions', fullSits(2, 2));
    const all = ['sessions', 'taps'];
    const before = await Promise.all(all.map((table) => recordsIn(page, person, table)));
    const newest = rows(page).first();
    await expect(newest).toContainText('10 taps · present 80 %');
    await choose(page, newest, 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete this sit?' });
    await expect(question).toContainText('and with it its 10 taps.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page)).toHaveCount(1);
    expect(await recordsIn(page, person, 'taps')).toHaveLength(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(2);
    expect(await Promise.all(all.map((table) => recordsIn(page, person, table)))).toEqual(before);

    // A correction keeps its taps, and what they say.
    await choose(page, newest, 'Correct');
    await page.getByLabel('Length in minutes').fill('14');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(newest).toContainText('14 minutes · ended early');
    await expect(newest).toContainText('10 taps · present 80 %');
    await expect(newest).toContainText('corrected');
    await expectHome(page, '2 days', '0.5 h');
    await expect(page.getByText('1 of 5 full sits · present 80 %, needs 60 %')).toBeVisible();
  },
);
