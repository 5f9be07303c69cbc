import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { analyticsTabs, rangeWords } from '#content/analytics/dashboard.ts';
import { tabNames } from '#content/screens/shell.ts';
import { analyticsDaysOf, noRecords } from '#domain/analytics/analytics-day.ts';
import { periodOf } from '#domain/analytics/period.ts';
import { isInRange, rangeOf } from '#domain/analytics/range.ts';
import { practiceSessionSchema } from '#domain/practice/session.ts';
import { serverOf } from '../journeys/rig/server.ts';
import { chromiumLaunch, findWindowless } from '../setup/chromium.ts';
import type { Device } from './device.ts';
import { atMost, type Effort, type Figure, median, shown, written } from './figure.ts';
import { machineMeanwhile, watchMachine } from './machine-load.ts';
import { matrixPersonOn } from './matrix-person.ts';
import { pastSits } from './past-sits.ts';

/** How many sessions are on the device, and how long opening may take from the press to what is drawn, in milliseconds. */
const sizes = [
  { sessions: 1_000, limitMillis: 60 },
  { sessions: 10_000, limitMillis: 120 },
  { sessions: 100_000, limitMillis: 250 },
];
/** Somebody looks at home, or at another range, for so long before going on: what that began is over. */
const pauseMillis = 1500;
/** A hand that has come to what it presses takes at least so long to press it. */
const handMillis = 100;
const longestTaskMillis = 50;
/** The heap of the page with all tabs opened, and at how many sessions it is judged. */
const mostHeapMegabytes = 25;
const judgedHeap = 10_000;

/** What opening something took: until its first frame was drawn, and the longest task of the page on the way. */
interface Opened {
  drawnMillis: number;
  longestTaskMillis: number;
}

/** Runs in the page: waits for the next press, and then until what it leads to is drawn. */
function watchNextPress(ready: string): void {
  let longest = 0;
  const watcher = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  const earlier = document.querySelector(ready);
  const opened = new Promise<Opened>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp: begun }) => {
        watcher.observe({ type: 'longtask' });
        const look = () => {
          const found = document.querySelector(ready);
          if (!found || found === earlier) {
            requestAnimationFrame(look);
            return;
          }
          // This callback belongs to the frame that holds it, which is drawn when the next task begins: the first in the queue.
          void globalThis.scheduler.postTask(
            () => {
              const drawnMillis = performance.now() - begun;
              setTimeout(() => {
                watcher.disconnect();
                resolve({ drawnMillis, longestTaskMillis: longest });
              }, 100);
            },
            { priority: 'user-blocking' },
          );
        };
        look();
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { opened });
}

const panel = '[role=tabpanel] [aria-busy], [role=tabpanel] h2, [role=tabpanel] h3';

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

interface Side {
  page: Page;
  /** The first adding up of all records. */
  firstMillis: number;
}

/** Somebody with so many sessions on the device, whose analytics were opened once. */
async function sideOf(browser: Browser, origin: string, sessions: number): Promise<Side> {
  const viewport = { width: 1280, height: 800 };
  const device: Device = { context: await browser.newContext({ viewport }), origin };
  await matrixPersonOn(device, 'Una Usage', pastSits(sessions));
  const page = await device.context.newPage();
  await page.goto(`${origin}/home`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const begun = performance.now();
  await page.goto(`${origin}/analytics?range=year`);
  await page.getByRole('tabpanel').waitFor({ timeout: 300_000 });
  return { page, firstMillis: performance.now() - begun };
}

/** Opens the screen from home, and then each tab of it with a year in view, so often; what each took. */
async function openAll({ page }: Side, rounds: number): Promise<Record<string, Opened[]>> {
  const took: Record<string, Opened[]> = {};
  const press = async (
    name: string,
    target: Locator,
    ready: string,
    comes: 'by hand' | 'at once' = 'by hand',
  ) => {
    if (comes === 'by hand') {
      await target.hover();
      await page.waitForTimeout(handMillis);
    }
    await page.evaluate(watchNextPress, ready);
    if (comes === 'by hand') {
      await page.mouse.down();
      await page.mouse.up();
    } else await target.dispatchEvent('click');
    const opened = await page.evaluate(() => (window as unknown as { opened: Promise<Opened> }).opened);
    took[name] = [...(took[name] ?? []), opened];
  };
  const link = page.getByRole('link', { name: tabNames['/analytics'], exact: true });
  async function goHome(): Promise<void> {
    await page.getByRole('link', { name: tabNames['/home'], exact: true }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(pauseMillis);
  }
  for (let round = 0; round < rounds; round += 1) {
    await goHome();
    await press('the screen, nothing read ahead', link, '[role=tabpanel]', 'at once');
    await goHome();
    await press('the screen', link, '[role=tabpanel]');
    await page.getByText(rangeWords.year, { exact: true }).click();
    await page.waitForTimeout(pauseMillis);
    for (const { name } of [...analyticsTabs.slice(1), ...analyticsTabs.slice(0, 1)]) {
      await press(name, page.getByRole('tab', { name, exact: true }), panel);
    }
  }
  return took;
}

/** How much longer a year takes when all records are read and folded for it, as one would write it without thinking of it. */
function naiveRatio(sessions: number): number {
  const { sessions: raw = [] } = pastSits(sessions);
  const today = new Date().toISOString().slice(0, 10);
  const range = rangeOf('year', today);
  const clock = { zone: 'UTC', dayStartHour: 0, dayOfSession: () => undefined };
  const fold = () => {
    const decoded = raw.map((session) => practiceSessionSchema.parse(session));
    return analyticsDaysOf({ ...noRecords, sessions: decoded }, clock).filter(({ practiceDay }) =>
      isInRange(range, practiceDay),
    );
  };
  const days = fold();
  const millisOf = (work: () => unknown) => {
    const times = Array.from({ length: 5 }, () => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    });
    return median(times);
  };
  const own = millisOf(() => periodOf(range, days));
  return millisOf(() => periodOf(range, fold())) / own;
}

async function figuresOf(
  browser: Browser,
  origin: string,
  { sessions, limitMillis }: (typeof sizes)[number],
  rounds: number,
): Promise<Figure[]> {
  const side = await sideOf(browser, origin, sessions);
  // The first round warms the browser up and does not count.
  await openAll(side, 1);
  const took = await openAll(side, rounds);
  const of = `${written(sessions)} sessions`;
  const drawn = Object.entries(took).map(
    ([name, all]) => [name, median(all.map(({ drawnMillis }) => drawnMillis))] as const,
  );
  const slowest = drawn.reduce((most, one) => (one[1] > most[1] ? one : most));
  const longest = Math.max(...Object.values(took).flatMap((all) => all.map((one) => one.longestTaskMillis)));
  const heap = await heapMegabytes(await side.page.context().newCDPSession(side.page));
  const heapName = `${of}: heap of the page`;
  await side.page.context().close();
  return [
    atMost(`${of}: the slowest to drawn (${slowest[0]}), median`, slowest[1], limitMillis, 'ms', 1),
    shown(`${of}: each`, drawn.map(([name, millis]) => `${name} ${written(millis)}`).join(', ')),
    atMost(`${of}: longest task`, longest, longestTaskMillis, 'ms'),
    sessions === judgedHeap
      ? atMost(heapName, heap, mostHeapMegabytes, 'MB', 1)
      : shown(heapName, `${written(heap, 1)} MB`),
    shown(`${of}: first adding up, until drawn`, `${written(side.firstMillis)} ms`),
    shown(
      `${of}: all read and folded for a year, against its days`,
      `${written(naiveRatio(sessions))} times`,
    ),
  ];
}

/**
 * Opening My Analytics and each of its tabs over a year, in the built app and a window as large as a desk's: from the press
 * to the first frame that shows it, by the page's own clock.
 */
export async function measureAnalytics({ runs }: Effort): Promise<Figure[]> {
  const server = await serverOf();
  const browser = await chromium.launch(chromiumLaunch(findWindowless));
  try {
    await server.start();
    const busyShare = watchMachine();
    const figures: Figure[] = [];
    for (const size of runs > 1 ? sizes : sizes.slice(0, 2)) {
      figures.push(...(await figuresOf(browser, server.origin, size, runs)));
    }
    return [...figures, machineMeanwhile(busyShare())];
  } finally {
    await browser.close();
    await server.remove();
  }
}
