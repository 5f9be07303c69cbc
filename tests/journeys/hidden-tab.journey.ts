import { chromium, expect } from '@playwright/test';
import { isProof, showCount } from '../setup/counts.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { killableBrowser } from './rig/killable-browser.ts';
import { durationField, personAt, remainingSeconds, startMatrixSit, tapAll } from './rig/matrix.ts';
import { type RawTab, rawBrowser } from './rig/raw-tab.ts';
import { until } from './rig/until.ts';

// Chromium's own way with hidden tabs, sooner than usual: ten seconds after it is hidden, chains of timers wake once a minute.
const throttling = '--enable-features=IntensiveWakeUpThrottling:grace_period_seconds/10';
const plannedMinutes = 15;
/** How long the tab is hidden before the sit ends. */
const hiddenSeconds = isProof ? 295 : 75;

/** Presses the button of a name, as soon as it is there. */
async function press(tab: RawTab, name: string): Promise<void> {
  const isPressed = `(() => {
    const found = [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === ${JSON.stringify(name)});
    found?.click();
    return Boolean(found);
  })()`;
  await until(`the button ${name}`, async () => (await tab.evaluate<boolean>(isPressed)) || undefined);
}

journey('a sit in a hidden, throttled tab ends on time with its true length @once', async ({ server }) => {
  const browser = await killableBrowser([throttling]);
  try {
    // The sit begins, and its first part is passed over by a moved clock; the device dies and comes back.
    const connected = await chromium.connectOverCDP(await browser.start());
    const page = await connected.contexts()[0]?.newPage();
    if (!page) throw new Error('The browser has no window.');
    await personAt(page, server, 2, '/stage2?step=timer');
    await durationField(page).fill(String(plannedMinutes));
    await startMatrixSit(page, pointer, 2);
    await tapAll(page, pointer, ['present', 'worry', 'present']);
    await page.clock.fastForward((plannedMinutes * 60 - hiddenSeconds - 5) * 1000);
    await page.getByRole('button', { name: 'Pause' }).click();
    const leftSeconds = await remainingSeconds(page);
    const session = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    await browser.kill();

    // From here on nothing but the debugging interface: Playwright would keep the tab awake.
    const raw = await rawBrowser(await browser.start());
    const sitting = await raw.openTab(`${server.origin}/signin`);
    const store = `Object.entries(${session}).forEach(([key, value]) => localStorage.setItem(key, value))`;
    await until(
      'the page',
      async () => (await sitting.evaluate<boolean>('location.pathname === "/signin"')) || undefined,
    );
    await sitting.evaluate(store);
    await sitting.send('Page.navigate', { url: `${server.origin}/home` });
    await press(sitting, 'Resume');
    await until(
      'the paused sit',
      async () =>
        (await sitting.evaluate<boolean>('document.body.innerText.includes("Practice paused")')) || undefined,
    );
    await sitting.evaluate(`{
      window.ticks = 0;
      const tick = () => { window.ticks += document.hidden ? 1 : 0; setTimeout(tick, 1000); };
      tick();
      new MutationObserver(() => {
        if (document.body.innerText.includes('How was the sit?')) window.endedAt ??= Date.now();
      }).observe(document.body, { childList: true, subtree: true });
    }`);
    await press(sitting, 'Resume');
    const startedAt = Date.now();
    const other = await raw.openTab('about:blank');
    await raw.activate(other);
    await until(
      'the tab to be hidden',
      async () => (await sitting.evaluate<boolean>('document.hidden')) || undefined,
    );

    const endedAt = await until(
      'the end of the sit',
      // Looked at seldom, and only after its end: the looking itself must not keep the tab awake.
      async () => {
        if (Date.now() - startedAt < (leftSeconds + 2) * 1000) return undefined;
        return (await sitting.evaluate<number | null>('window.endedAt ?? null')) ?? undefined;
      },
      (leftSeconds + 70) * 1000,
    );
    const isStillHidden = await sitting.evaluate<boolean>('document.hidden');
    const ticks = await sitting.evaluate<number>('window.ticks');
    const lateSeconds = (endedAt - startedAt) / 1000 - leftSeconds;
    expect(isStillHidden).toBe(true);
    // The rig is worth something only where a chain of timers was throttled.
    expect(ticks).toBeLessThan(leftSeconds * 0.7);
    expect(Math.abs(lateSeconds)).toBeLessThan(2);

    await raw.activate(sitting);
    const summary = await sitting.evaluate<string>('document.body.innerText');
    expect(summary).toContain('full session');
    expect(summary).toContain(`${plannedMinutes} min`);
    // What was tapped before is there, and nothing came to it.
    expect(summary).toContain('3 observations.');
    raw.close();
    showCount(
      `hidden for ${leftSeconds} s and throttled (a 1 s timer fired ${ticks} times)`,
      `the sit ended ${lateSeconds.toFixed(1)} s from its deadline, with its true length`,
    );
  } finally {
    await browser.remove();
  }
});
