import { expect, type Page } from '@playwright/test';
import { askedOf, stubAbilities } from './rig/abilities.ts';
import { holdTable, recordsIn } from './rig/device.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import {
  endQuestion,
  expectTaps,
  letMatrixSitEnd,
  personAt,
  positionButton,
  sittingAt,
  tapAll,
} from './rig/matrix.ts';

/** B § 2: the grid, row by row. */
const labels = [
  'NOSTALGIA',
  'LIKES',
  'ANTICIPATION',
  'PAST',
  'PRESENT',
  'FUTURE',
  'REGRET',
  'DISLIKES',
  'WORRY',
];
const grid = (page: Page) => page.getByRole('group', { name: 'Where is attention?' });

journey(
  'a tap is lit, felt and counted, and the last one can be taken back @phone',
  async ({ page, server }) => {
    await stubAbilities(page);
    const person = await sittingAt(page, server, 6);
    await expect(grid(page).getByText(/^[A-Z]+$/)).toHaveText(labels);
    await expect.poll(async () => (await askedOf(page)).screen).toEqual({ isHeld: true, requests: 1 });

    // The clock stands, so that what lasts 300 ms can be looked at.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const likes = positionButton(page, 'likes');
    await likes.click();
    await expect(likes).toHaveAttribute('data-lit');
    await page.clock.runFor(299);
    await expect(likes).toHaveAttribute('data-lit');
    await page.clock.runFor(1);
    await expect(likes).not.toHaveAttribute('data-lit');
    expect((await askedOf(page)).vibrations).toEqual([50]);
    await page.clock.resume();

    await tapAll(page, pointer, ['worry', 'worry']);
    await expectTaps(page, 'worry', 2);
    await page.getByRole('button', { name: 'Undo Worry' }).click();
    await expectTaps(page, 'worry', 1);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(async () => (await askedOf(page)).screen.isHeld).toBe(false);
    // Also while paused the last tap can be taken back, and then there is none.
    await page.getByRole('button', { name: 'Undo Worry' }).click();
    await page.getByRole('button', { name: 'Undo Likes' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(async () => (await askedOf(page)).screen).toEqual({ isHeld: true, requests: 2 });
    await tapAll(page, pointer, ['regret']);
    await letMatrixSitEnd(page);
    await expect.poll(async () => (await askedOf(page)).screen.isHeld).toBe(false);
    const [kept] = await recordsIn<{ taps: { position: string }[] }>(page, person, 'taps');
    expect(kept?.taps.map(({ position }) => position)).toEqual(['regret']);
    expect((await askedOf(page)).vibrations).toEqual([50, 50, 50, 50]);
  },
);

journey(
  'with the number pad the nine positions lie as on the screen, eyes open or closed @desk',
  async ({ page, server }) => {
    await stubAbilities(page);
    const person = await personAt(page, server, 5, '/stage5?step=timer');
    await expect(page.getByRole('checkbox', { name: 'Sit with eyes closed' })).toBeVisible();
    // What was just chosen holds for the sit, also while a slow device still keeps it.
    const letGo = await holdTable(page, person, 'settings');
    await page.getByRole('checkbox', { name: 'Sit with eyes closed' }).check();
    await expect(page.getByRole('checkbox', { name: 'Vibration' })).toBeChecked();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Show the screen' })).toBeVisible();
    await letGo();
    for (const digit of [7, 8, 9, 4, 5, 6, 1, 2, 3]) await page.keyboard.press(`Numpad${digit}`);
    const counts = grid(page).getByText(/^\d+$/);
    await expect(counts).toHaveText(Array(9).fill('1'));
    // The row is how long, the column how often.
    const { vibrations } = await askedOf(page);
    expect(vibrations.map((pattern) => [pattern].flat().length)).toEqual([1, 3, 5, 1, 3, 5, 1, 3, 5]);
    const lengths = vibrations.map((pattern) => [pattern].flat()[0] ?? 0);
    expect(new Set(lengths.slice(0, 3)).size).toBe(1);
    expect(lengths[0]).toBeLessThan(lengths[3] ?? 0);
    expect(lengths[3]).toBeLessThan(lengths[6] ?? 0);

    await page.keyboard.press('Backspace');
    await expectTaps(page, 'worry', 0);
    await page.keyboard.press('Numpad0');
    await expectTaps(page, 'dislikes', 0);
    // Digits above the letters count, too; a key with Control belongs to the browser.
    await page.keyboard.press('Digit5');
    await page.keyboard.press('Control+Digit5');
    await expectTaps(page, 'present', 2);

    await page.keyboard.press('Space');
    await expect(page.getByText('Practice paused')).toBeVisible();
    await page.keyboard.press('Numpad5');
    await expectTaps(page, 'present', 2);
    await page.getByRole('button', { name: 'Resume' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Show the screen' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Notice, and come back')).toBeVisible();
    const before = (await askedOf(page)).vibrations.length;
    await page.keyboard.press('Numpad3');
    expect((await askedOf(page)).vibrations.slice(before)).toEqual([50]);
    // While a question is asked, keys mean nothing else.
    await page.getByRole('button', { name: 'Complete Early' }).click();
    await page.keyboard.press('Numpad3');
    await endQuestion(page).getByRole('button', { name: 'Resume' }).click();
    await expectTaps(page, 'worry', 1);
  },
);

journey('a place held in the dark takes the tap before it back @phone', async ({ page, server }) => {
  await stubAbilities(page);
  await sittingAt(page, server, 2);
  await page.getByRole('button', { name: 'Sit with eyes closed' }).click();
  await tapAll(page, pointer, ['worry']);
  const present = positionButton(page, 'present');
  const box = await present.boundingBox();
  if (!box) throw new Error('The middle is not there.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.clock.runFor(1000);
  await page.mouse.up();
  await expectTaps(page, 'worry', 0);
  await expectTaps(page, 'present', 0);
});
