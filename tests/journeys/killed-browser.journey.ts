import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { rounds, seed, showCount } from '../setup/counts.ts';
import { putRecords } from './rig/device.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { type KillableBrowser, killableBrowser } from './rig/killable-browser.ts';
import { expectTaps, interruptedOffer, startMatrixSit } from './rig/matrix.ts';
import { listenForNoise } from './rig/noise.ts';
import { reached } from './rig/past-sits.ts';
import { type Person, signIn, signUpOnboarded } from './rig/person.ts';
import { startSit, walkLevelIntroduction, walkPosture, walkStage1Slides } from './rig/practice.ts';
import type { RunningServer } from './rig/server.ts';

/** A new start of the same browser after it died: the person's home, once more. */
async function openHome(
  browser: KillableBrowser,
  server: RunningServer,
  person: Person,
): Promise<{ page: Page; context: BrowserContext }> {
  const connected = await chromium.connectOverCDP(await browser.start());
  const [context] = connected.contexts();
  if (!context) throw new Error('The browser has no window.');
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${server.origin}/home`);
  const home = page.getByRole('heading', { name: 'Your Journey' });
  const form = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(home.or(form)).toBeVisible();
  // The sign-in itself may have been too fresh to outlive the kill; what was saved must not depend on it.
  if (await form.isVisible()) await signIn(page, server.origin, person);
  await expect(home).toBeVisible();
  return { page, context };
}

/** From home into a running sit of T1. The introductions show until they were read. */
async function sitT1(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^T1, 10 minutes/ }).click();
  const first = page.getByRole('button', { name: 'Skip' });
  const level = page.getByRole('button', { name: 'Choose a posture' });
  const posture = page.getByRole('heading', { name: 'Select Your Posture' });
  await expect(first.or(level).or(posture).first()).toBeVisible();
  if (await first.isVisible()) await walkStage1Slides(page, pointer);
  if (!(await posture.isVisible())) await walkLevelIntroduction(page, pointer, 't1');
  await walkPosture(page, pointer, 't1');
  await startSit(page, pointer);
}

journey('killed the instant saved shows, nothing is lost @once', async ({ server }) => {
  const person = await signUpOnboarded(server.origin, 'Kim Killed');
  const browser = await killableBrowser();
  const count = rounds(20);
  try {
    for (let round = 1; round <= count; round += 1) {
      const { page, context } = await openHome(browser, server, person);
      const noise = listenForNoise(context, server.origin);
      await sitT1(page);
      await page.clock.fastForward(597_000);
      await page.getByRole('heading', { name: 'How was the sit?' }).waitFor();
      await browser.kill();

      const after = await openHome(browser, server, person);
      await expect(after.page.getByText(hoursAfter(round))).toBeVisible();
      await expect(after.page.getByRole('heading', { name: 'A sit was interrupted' })).toHaveCount(0);
      const words = `What I noticed in round ${round}.`;
      await after.page.goto(`${server.origin}/seeker-practice-complete`);
      await after.page.getByLabel('What did you notice while sitting?').fill(words);
      await after.page.getByRole('button', { name: 'Complete Reflection' }).click();
      await after.page.getByRole('heading', { name: 'Your Journey' }).waitFor();
      await browser.kill();

      const last = await openHome(browser, server, person);
      await last.page.goto(`${server.origin}/seeker-practice-complete`);
      await expect(last.page.getByLabel('What did you notice while sitting?')).toHaveValue(words);
      await browser.kill();
      noise.expectNone();
    }
    showCount('killed the instant saved shows', `${count} of ${count} sits and reflections were there`);
  } finally {
    await browser.remove();
  }
});

/** Home's figure after so many sits of ten minutes. */
function hoursAfter(sits: number): string {
  return `${Math.round(sits / 0.6) / 10} htotal practice`;
}

/** How long a sit of ten minutes has lasted, as its countdown shows. */
async function satSeconds(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await page.getByRole('timer').textContent()) ?? '')
    .split(':')
    .map(Number);
  return 600 - minutes * 60 - seconds;
}

journey('killed in mid-sit, the sit is offered again @once', async ({ server }) => {
  const person = await signUpOnboarded(server.origin, 'Mia Midway');
  const browser = await killableBrowser();
  const count = rounds(20);
  try {
    for (let round = 1; round <= count; round += 1) {
      const { page } = await openHome(browser, server, person);
      await sitT1(page);
      const jumpSeconds = 60 + ((round * 97) % 480);
      await page.clock.fastForward(jumpSeconds * 1000);
      // The jump is one stretch without a mark; from here on the journal is written every five seconds, as in any sit.
      const shown = () => satSeconds(page);
      await expect.poll(shown).toBeGreaterThan(jumpSeconds + 6 + (round % 5));
      const shownSeconds = await shown();
      await browser.kill();

      const after = await openHome(browser, server, person);
      const offer = after.page.getByRole('region', { name: 'A sit was interrupted' });
      const kept = (await offer.getByText(/are kept/).textContent()) ?? '';
      const [, minutes = '0', seconds = '0'] =
        /(?:(\d+) min(?:utes?)? ?)?(?:(\d+) s)? of 10/.exec(kept) ?? [];
      const keptSeconds = Number(minutes) * 60 + Number(seconds);
      expect(keptSeconds, kept).toBeGreaterThanOrEqual(shownSeconds - 6);
      expect(keptSeconds, kept).toBeLessThanOrEqual(shownSeconds + 2);

      await offer.getByRole('button', { name: 'Resume' }).click();
      await expect(after.page.getByText('Practice paused')).toBeVisible();
      await after.page.getByRole('button', { name: 'Resume' }).click();
      await expect(after.page.getByText('Maintain physical stillness')).toBeVisible();
      await after.page.clock.fastForward((597 - keptSeconds) * 1000);
      await expect(after.page.getByText('full session')).toBeVisible();
      await expect(after.page.getByText('10 min', { exact: true })).toBeVisible();
      await browser.kill();
    }
    showCount('killed in mid-sit', `${count} of ${count} sits were offered again and went on to their end`);
  } finally {
    await browser.remove();
  }
});

/** A hand is no faster: ten taps a second, for which a sit's journal is made. */
const betweenTapsMillis = 100;

/** Taps the middle once and again until the browser is gone. Answers how many taps were shown. */
async function tapUntilKilled(page: Page): Promise<number> {
  let shown = 0;
  try {
    for (;;) {
      const rest = pause(betweenTapsMillis);
      await page.keyboard.press('Numpad5');
      await expectTaps(page, 'present', shown + 1);
      shown += 1;
      await rest;
    }
  } catch (error) {
    if (page.context().browser()?.isConnected()) throw error;
    return shown;
  }
}

journey('killed while it is tapped, a sit loses one tap at most @once', async ({ server }) => {
  const person = await signUpOnboarded(server.origin, 'Tam Tapped');
  const browser = await killableBrowser();
  const count = rounds(20);
  const moments = fc.sample(fc.integer({ min: 300, max: 2800 }), { seed: seed(1), numRuns: count });
  let taps = 0;
  let lost = 0;
  try {
    const first = await openHome(browser, server, person);
    await putRecords(first.page, person, reached(2, 'read'));
    await browser.kill();
    for (const moment of moments) {
      const { page } = await openHome(browser, server, person);
      await page.goto(`${server.origin}/stage2?step=timer`);
      await startMatrixSit(page, pointer, 2);
      const [shown] = await Promise.all([tapUntilKilled(page), pause(moment).then(() => browser.kill())]);

      const after = await openHome(browser, server, person);
      const offer = interruptedOffer(after.page);
      await expect(offer).toContainText('of 30 minutes are kept');
      const text = (await offer.textContent()) ?? '';
      const kept = /Its one tap is kept/.test(text) ? 1 : Number(/Its (\d+) taps/.exec(text)?.[1] ?? 0);
      // The one under way at the very end may have been kept before it was shown.
      expect(kept, text).toBeGreaterThanOrEqual(shown - 1);
      expect(kept, text).toBeLessThanOrEqual(shown + 1);
      taps += shown;
      lost += Math.max(0, shown - kept);
      await offer.getByRole('button', { name: 'Keep what was done' }).click();
      await expect(
        after.page.getByText(kept === 0 ? 'No taps in this sit.' : `${kept} observation`),
      ).toBeVisible();
      await browser.kill();
    }
    showCount(
      'killed while it was tapped',
      `${lost} of ${taps} taps lost in ${count} sits, at most one in any`,
    );
  } finally {
    await browser.remove();
  }
});
