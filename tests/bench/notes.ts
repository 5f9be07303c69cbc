import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { noteFormWords, noteSearchWords, notesWords } from '#content/screens/notes.ts';
import { serverOf } from '../journeys/rig/server.ts';
import { chromiumLaunch, findWindowless } from '../setup/chromium.ts';
import { manyNotes } from '../setup/example-notes.ts';
import { type Device, readFrom } from './device.ts';
import { atMost, type Effort, type Figure, median, percentile, shown, written } from './figure.ts';
import { machineMeanwhile, watchMachine } from './machine-load.ts';
import { matrixPersonOn } from './matrix-person.ts';
import { untilPainted } from './paint-trace.ts';
import { forgetKey, probeSearch } from './search-probe.ts';

const notesCount = 10_000;
/** From a key to its letter, and to what is found, painted: at the 98th percentile, in milliseconds. */
const limitMillis = 50;
const judgedShare = 0.98;
/** How much slower the processor is made the second time. */
const slowdown = 4;
/** A fast typist, and never in step with the frames. */
const distanceMillis = { least: 70, spread: 50 };

const sentence = 'Quiet on the train this morning, and nothing that had to be done at once. ';
const searches = ['train', 'quiet window', 'lighthouse', 'canal mira', 'note 4711', 'nothing to be found'];

async function typeOn(page: Page, text: string): Promise<void> {
  for (const [number, letter] of [...text].entries()) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await pause(distanceMillis.least + ((number * 7) % distanceMillis.spread));
  }
}

async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  await session.detach();
}

/** Opens the history, so that all notes are known to the page, which is the most that typing beside them could cost. */
async function openHistory({ context, origin }: Device): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/notes?tab=history`);
  await page.getByText('Note 0.').waitFor();
  return page;
}

/** Types a note; of each letter the milliseconds until it was painted. Throws where one is missing at the end. */
async function typed(browser: Browser, page: Page, text: string): Promise<number[]> {
  const field = page.getByLabel(noteFormWords.text);
  const before = await field.inputValue();
  await field.focus();
  const millis = await untilPainted(browser, 'keypress', () => typeOn(page, text));
  if ((await field.inputValue()) !== before + text) throw new Error('Letters were lost.');
  if (millis.length !== text.length)
    throw new Error(`The trace holds ${millis.length} of ${text.length} keys.`);
  return millis;
}

/** Searches; of each key that changed what is found the milliseconds until that was drawn. */
async function searched(page: Page, words: readonly string[]): Promise<number[]> {
  const field = page.getByLabel(noteSearchWords.search);
  const millis: number[] = [];
  for (const one of words) {
    await field.fill('lighthouse');
    await page.getByText(noteSearchWords.found(1, notesCount)).waitFor();
    await page.evaluate(forgetKey);
    await field.fill('');
    await field.focus();
    await page.evaluate(() => {
      window.searchProbe.millis.length = 0;
    });
    await typeOn(page, one);
    millis.push(...(await page.evaluate(() => window.searchProbe.millis)));
  }
  return millis;
}

const spread = (millis: readonly number[]) =>
  `${written(median(millis), 1)} and ${written(Math.max(...millis), 1)} ms`;

/**
 * Daily Notes with 10,000 notes on the device, in the built app and a window as large as a phone's: typing in a note, and
 * searching the notes as one types. A letter counts from its key, as the browser stamps it when it comes in, to the
 * presentation of the next frame, both in the browser's own trace; what is found counts to the end of the frame that draws it.
 */
export async function measureNotes({ runs }: Effort): Promise<Figure[]> {
  const text = sentence.repeat(runs > 1 ? 3 : 1);
  const words = runs > 1 ? searches : searches.slice(0, 3);
  const server = await serverOf();
  const browser = await chromium.launch(chromiumLaunch(findWindowless));
  try {
    await server.start();
    const viewport = { width: 390, height: 844 };
    const device = { context: await browser.newContext({ viewport }), origin: server.origin };
    const notes = manyNotes(notesCount, Date.now());
    const { session } = await matrixPersonOn(device, 'Tia Typing', { notes });
    const page = await openHistory(device);
    const busyShare = watchMachine();
    await page.evaluate(probeSearch);
    // The first search warms the browser up and does not count.
    await searched(page, ['rain']);
    const found = await searched(page, words);
    await slowDown(page, slowdown);
    const foundSlowly = await searched(page, words);
    await slowDown(page, 1);
    await page.getByRole('tab', { name: notesWords.tabs.create }).click();
    await typed(browser, page, sentence.slice(0, 20));
    const letters = await typed(browser, page, text);
    await slowDown(page, slowdown);
    const slowLetters = await typed(browser, page, text);
    await slowDown(page, 1);
    const machine = machineMeanwhile(busyShare());
    const kept = await readFrom(device, session.identity.uid, 'notes');
    if (kept.length !== notesCount) throw new Error(`There are ${kept.length} notes on the device.`);
    const slower = `the same, CPU ${slowdown} times slower`;
    return [
      atMost('typing, key to painted letter, p98', percentile(letters, judgedShare), limitMillis, 'ms', 1),
      shown(`typing, median and longest of ${letters.length}`, spread(letters)),
      shown(slower, `p98 ${written(percentile(slowLetters, judgedShare), 1)} ms`),
      atMost('search, key to what is found, p98', percentile(found, judgedShare), limitMillis, 'ms', 1),
      shown(`search, median and longest of ${found.length}`, spread(found)),
      shown(slower, `p98 ${written(percentile(foundSlowly, judgedShare), 1)} ms`),
      machine,
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}
