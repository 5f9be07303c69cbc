import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { atMost, type Figure, median, percentile, shown, written } from './figure.ts';
import type { Finger } from './finger.ts';
import { untilPainted } from './paint-trace.ts';

/** From a tap to its painted highlight, at the 98th percentile, in milliseconds: at full speed and with a slow processor. */
const speeds = [
  { slowdown: 1, name: 'tap to painted highlight', limitMillis: 34 },
  { slowdown: 4, name: 'the same, CPU 4 times slower', limitMillis: 70 },
] as const;
const judgedShare = 0.98;
/** Ten a second on average, and never in step with the frames. */
const distanceMillis = { least: 80, spread: 40 };

/** Nine buttons with a finger on them, on a page with the probe for taps. */
export interface Buttons {
  page: Page;
  finger: Finger;
}

/** How often they are tapped. */
type Tapped = Buttons & { count: number };

interface Painted {
  millis: number[];
  /** Taps whose button was not lit in the frame after them. */
  unlit: number;
}

async function painted(browser: Browser, { page, finger, count }: Tapped): Promise<Painted> {
  await page.bringToFront();
  await page.evaluate(() => {
    window.tapProbe.isLitInNextFrame = [];
  });
  const millis = await untilPainted(browser, 'pointerdown', async () => {
    for (let number = 0; number < count; number += 1) {
      await finger.tap();
      await pause(distanceMillis.least + ((number * 7) % distanceMillis.spread));
    }
  });
  const lit = await page.evaluate(() => window.tapProbe.isLitInNextFrame.filter(Boolean).length);
  if (millis.length !== count) throw new Error(`The trace holds ${millis.length} of ${count} taps.`);
  return { millis, unlit: count - lit };
}

function medianAndLongest(millis: readonly number[]): string {
  return `${written(median(millis), 1)} and ${written(Math.max(...millis), 1)} ms`;
}

/** Times taps on the app's buttons at each speed, and beside them the same taps on bare ones. */
export async function tapFigures(browser: Browser, app: Tapped, bare: Tapped): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { slowdown, name, limitMillis } of speeds) {
    const measured: Painted[] = [];
    for (const tapped of [app, bare]) {
      await tapped.finger.slowDown(slowdown);
      measured.push(await painted(browser, tapped));
      await tapped.finger.slowDown(1);
    }
    const [ofApp, ofBare] = measured;
    if (!ofApp || !ofBare) continue;
    figures.push(
      atMost(`${name}, p98`, percentile(ofApp.millis, judgedShare), limitMillis, 'ms', 1),
      shown(`${name}, median and longest of ${app.count}`, medianAndLongest(ofApp.millis)),
      shown('bare buttons, p98', `${written(percentile(ofBare.millis, judgedShare), 1)} ms`),
      shown('bare buttons, median and longest', medianAndLongest(ofBare.millis)),
      atMost('taps whose button was not lit in the next frame', ofApp.unlit, 0, ''),
    );
  }
  return figures;
}
