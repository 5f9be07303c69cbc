import { chromium, type Page } from '@playwright/test';
import { matrixSetups, matrixSitWords } from '#content/screens/matrix-practice.ts';
import { sitQuestions, sitWords } from '#content/screens/practice.ts';
import { positions } from '#domain/pahm/positions.ts';
import type { SitTaps } from '#domain/pahm/taps.ts';
import { serverOf } from '../journeys/rig/server.ts';
import { chromiumLaunch, findWindowless } from '../setup/chromium.ts';
import { putBareButtons } from './bare-buttons.ts';
import { type Device, quietPath, readFrom } from './device.ts';
import { atMost, type Effort, type Figure, shown, written } from './figure.ts';
import { type Finger, fingerOn } from './finger.ts';
import { machineMeanwhile, watchMachine } from './machine-load.ts';
import { matrixPersonOn, timerPath } from './matrix-person.ts';
import { type Buttons, tapFigures } from './tap-paint.ts';
import { probeTaps } from './tap-probe.ts';

/** How many taps are timed at each speed, on the app's buttons and on bare ones; and how many are made in all. */
const fullCounts = { app: 250, bare: 100, all: 10_000 };
const briefCounts = { app: 50, bare: 20, all: 500 };
/** So many of the fast taps are under way at once. */
const tapsAtOnce = 20;

async function appButtons({ context, origin }: Device): Promise<Buttons> {
  const page = await context.newPage();
  await page.addInitScript(probeTaps);
  await page.goto(`${origin}${timerPath}`);
  await page.getByRole('button', { name: matrixSetups[2].start, exact: true }).click();
  await page.getByRole('button', { name: sitWords.pause, exact: true }).waitFor();
  const buttons = page.getByRole('group', { name: matrixSitWords.grid }).getByRole('button');
  return { page, finger: await fingerOn(page, buttons) };
}

async function bareButtons({ context, origin }: Device): Promise<Buttons> {
  const page = await context.newPage();
  await page.addInitScript(probeTaps);
  await page.goto(`${origin}${quietPath}`);
  await putBareButtons(page);
  return { page, finger: await fingerOn(page, page.getByRole('button')) };
}

/** Taps as fast as the page takes them, until there are so many; answers how many a second. */
async function tapFast(finger: Finger, upTo: number): Promise<number> {
  const before = { taps: finger.tapped.length, millis: performance.now() };
  while (finger.tapped.length < upTo) {
    const count = Math.min(tapsAtOnce, upTo - finger.tapped.length);
    await Promise.all(Array.from({ length: count }, () => finger.tap()));
  }
  return ((finger.tapped.length - before.taps) * 1000) / (performance.now() - before.millis);
}

/** Ends the sit by hand and answers the positions that the device holds of it. */
async function keptTaps(device: Device, page: Page, uid: string): Promise<string[]> {
  await page.getByRole('button', { name: matrixSitWords.completeEarly }).click();
  await page.getByRole('button', { name: sitQuestions.early.log, exact: true }).click();
  // Every tap is written by itself: after many fast ones that takes a while.
  await page.waitForURL('**/immediate-reflection', { timeout: 120_000 });
  const [sit] = await readFrom<SitTaps>(device, uid, 'taps');
  return sit?.taps.map(({ position }) => position) ?? [];
}

/** How many taps were lost, and how many are kept that were not made, both by position; and whether their order is kept. */
function compared(made: readonly string[], kept: readonly string[]) {
  const timesIn = (all: readonly string[], wanted: string) => all.filter((one) => one === wanted).length;
  const missing = positions.map(({ key }) => timesIn(made, key) - timesIn(kept, key));
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + Math.max(0, count), 0);
  return {
    lost: sum(missing),
    invented: sum(missing.map((count) => -count)),
    isInOrder: made.every((position, at) => position === kept[at]),
  };
}

/**
 * A finger on the nine buttons of a running sit, in the built app and a window as large as a phone's.
 *
 * The time of a tap is that from the touch, as the browser stamps it when it comes in, to the presentation of the next frame;
 * in the callbacks of that frame the button must be lit. Both moments are those of the browser's trace; nothing of a screen
 * or of a finger's glass is in it. The taps that are timed come ten a second, the others as fast as the page takes
 * them. All are real input, and after the sit all are read back from the device.
 */
export async function measureTaps({ runs }: Effort): Promise<Figure[]> {
  const counts = runs > 1 ? fullCounts : briefCounts;
  const server = await serverOf();
  const browser = await chromium.launch(chromiumLaunch(findWindowless));
  try {
    await server.start();
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
    const device = { context, origin: server.origin };
    const person = await matrixPersonOn(device, 'Tia Taps');
    const app = await appButtons(device);
    const bare = await bareButtons(device);
    const busyShare = watchMachine();
    const figures = await tapFigures(browser, { ...app, count: counts.app }, { ...bare, count: counts.bare });
    const machine = machineMeanwhile(busyShare());
    await app.page.bringToFront();
    const aSecond = await tapFast(app.finger, counts.all);
    const made = app.finger.tapped.map((place) => positions[place]?.key ?? '');
    const kept = await keptTaps(device, app.page, person.session.identity.uid);
    const { lost, invented, isInOrder } = compared(made, kept);
    const count = written(made.length);
    return [
      ...figures,
      machine,
      atMost(`taps lost of ${count}`, lost, 0, ''),
      atMost('taps kept that nobody made', invented, 0, ''),
      {
        name: 'the order of the kept taps',
        value: isInOrder ? 'as tapped' : 'another one',
        goal: 'as tapped',
        verdict: isInOrder ? 'met' : 'MISSED',
      },
      shown('fast taps', `${written(aSecond)} a second`),
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}
