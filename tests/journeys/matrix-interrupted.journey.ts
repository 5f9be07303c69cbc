import { expect, type Page } from '@playwright/test';
import { recordsIn } from './rig/device.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import {
  expectTaps,
  interruptedOffer,
  letMatrixSitEnd,
  positionButton,
  remainingSeconds,
  sittingAt,
  tapAll,
} from './rig/matrix.ts';

const resume = (page: Page) => page.getByRole('button', { name: 'Resume' });

journey(
  'a reload in mid-sit keeps each tap, and the sit goes on to its end @phone',
  async ({ page, server }) => {
    const person = await sittingAt(page, server, 5);
    await tapAll(page, pointer, ['worry', 'present', 'likes']);
    await page.clock.fastForward(10 * 60_000);
    await tapAll(page, pointer, ['present']);
    await page.reload();
    await expect(interruptedOffer(page)).toContainText(/Stage 5: 10 min.* of 60 minutes are kept/);
    await expect(interruptedOffer(page)).toContainText('Its 4 taps are kept too.');
    await resume(page).click();
    await expect(page.getByText('Practice paused')).toBeVisible();
    await expectTaps(page, 'present', 2);
    // A paused sit takes no taps, as its buttons say.
    await positionButton(page, 'past').click({ force: true });
    await expectTaps(page, 'past', 0);
    await resume(page).click();
    expect(await remainingSeconds(page)).toBeGreaterThan(49 * 60 + 30);
    await tapAll(page, pointer, ['past']);
    await letMatrixSitEnd(page);
    await expect(page.getByText('Duration, full session')).toBeVisible();
    await expect(page.getByText('5 observations.')).toBeVisible();
    const [kept] = await recordsIn<{ taps: { position: string; atMillis: number }[] }>(page, person, 'taps');
    expect(kept?.taps.map(({ position }) => position)).toEqual([
      'worry',
      'present',
      'likes',
      'present',
      'past',
    ]);
    expect(kept?.taps[3]?.atMillis).toBeGreaterThanOrEqual(600_000);
  },
);

/** The ways a page ends without being asked. */
const ends: [string, (page: Page) => Promise<void>][] = [
  ['a closed tab', (page) => page.close()],
  [
    'a crash of its page',
    async (page) => {
      const crash = page.waitForEvent('crash');
      const session = await page.context().newCDPSession(page);
      // It is never answered.
      session.send('Page.crash').catch(() => {});
      await crash;
      await page.close();
    },
  ],
];

for (const [what, end] of ends) {
  journey(`after ${what} a sit is offered again with its taps @once`, async ({ page, context, server }) => {
    const person = await sittingAt(page, server, 3);
    await tapAll(page, pointer, ['regret', 'present']);
    await page.clock.fastForward(4 * 60_000);
    await tapAll(page, pointer, ['dislikes']);
    await end(page);

    const again = await context.newPage();
    await again.goto('/home');
    await expect(interruptedOffer(again)).toContainText(/Stage 3: 4 min.* of 30 minutes are kept/);
    await expect(interruptedOffer(again)).toContainText('Its 3 taps are kept too.');
    await again.getByRole('button', { name: 'Keep what was done' }).click();
    await expect(again).toHaveURL('/immediate-reflection');
    await expect(again.getByText('Duration, ended early')).toBeVisible();
    await expect(again.getByText('4 min', { exact: true })).toBeVisible();
    await expect(again.getByText('3 observations.')).toBeVisible();
    expect(await recordsIn(again, person, 'sits')).toEqual([]);
    expect(await recordsIn(again, person, 'tapMarks')).toEqual([]);
  });
}

journey('a sit that two tabs know of is recorded once @once', async ({ page, context, server }) => {
  const person = await sittingAt(page, server, 2);
  await tapAll(page, pointer, ['present']);
  const other = await context.newPage();
  await other.goto('/stage2?step=timer');
  await expect(other.getByText('This sit is running in another tab')).toBeVisible();
  const third = await context.newPage();
  await third.goto('/home');
  await expect(third.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
  await expect(interruptedOffer(third)).toHaveCount(0);

  // It ends where it runs; the others hear of it.
  await page.bringToFront();
  await letMatrixSitEnd(page);
  await expect(third.getByText('1 dayday streak')).toBeVisible();
  await expect(other.getByLabel('Duration in minutes')).toBeVisible();
  await expect(interruptedOffer(third)).toHaveCount(0);
  for (const table of ['sessions', 'taps', 'notes', 'endedSits']) {
    expect(await recordsIn(page, person, table), table).toHaveLength(1);
  }
});

journey(
  'an interrupted sit is offered in one of two tabs, and kept once @once',
  async ({ page, context, server }) => {
    const person = await sittingAt(page, server, 2);
    await tapAll(page, pointer, ['present']);
    await page.clock.fastForward(60_000);
    await page.close();
    const [one, other] = [await context.newPage(), await context.newPage()];
    await one.goto('/home');
    await expect(interruptedOffer(one)).toBeVisible();
    await other.goto('/stage2?step=timer');
    await expect(other.getByText('This sit is running in another tab')).toBeVisible();
    await one.bringToFront();
    await one.getByRole('button', { name: 'Keep what was done' }).click();
    await expect(one).toHaveURL('/immediate-reflection');
    await expect(other.getByLabel('Duration in minutes')).toBeVisible();
    expect(await recordsIn(one, person, 'sessions')).toHaveLength(1);
  },
);
