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

const notesCount = 10_000;
/** From a key to its letter, and to what is found, painted: at the 98th percentile, in milliseconds. */
const limitMillis = 50;
const judgedShare = 0.98;
/** How much slower the processor is made the second time. */
const slowdown = 4;
/** A fast typist, and never in step with the frames. */
const distanceMillis = { least: 70, spread: 50 };

const sentence = 'Quiet on the train this morning, and nothing that had to be done at once. ';
/** The last of them stands in one note. */
const searches = ['train', 'quiet window', 'canal mira', 'note 47', 'rain on the roof', 'lighthouse'];

async function typeOn(page: Page, text: string): Promise<void> {
  for (const [number, letter] of [...text].entries()) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await pause(distanceMillis.least + ((number * 7) % distanceMillis.spread));
  }
}

/** What makes the processor so many times slower for a page, for as long as nobody says otherwise. */
async function brakeOf(page: Page): Promise<(times: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (times) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  };
}

/** Opens the history, so that all notes are known to the page, which is the most that typing beside them could cost. */
async function openHistory({ context, origin }: Device): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/notes?tab=history`);
  await page.getByText('Note 0.').waitFor();
  return page;
}

/** Types into a field; of each letter the milliseconds until it was painted. Throws where one is missing at the end. */
async function typed(browser: Browser, page: Page, label: string, text: string): Promise<number[]> {
  const field = page.getByLabel(label);
  await field.fill('');
  const millis = await untilPainted(browser, 'keypress', () => typeOn(page, text));
  if ((await field.inputValue()) !== text) throw new Error('Letters were lost.');
  if (millis.length !== text.length)
    throw new Error(`The trace holds ${millis.length} of ${text.length} keys.`);
  return millis;
}

/**
 * Searches; of each letter the milliseconds until it was painted, with what it finds: both are drawn at once. Throws where
 * the last word does not find what it should.
 */
async function searched(browser: Browser, page: Page, words: readonly string[]): Promise<number[]> {
  const millis: number[] = [];
  for (const one of words) millis.push(...(await typed(browser, page, noteSearchWords.search, one)));
  await page.getByText(noteSearchWords.found(1, notesCount)).waitFor({ timeout: 5000 });
  return millis;
}

const spread = (millis: readonly number[]) =>
  `${written(median(millis), 1)} and ${written(Math.max(...millis), 1)} ms`;

/**
 * Daily Notes with 10,000 notes on the device, in the built app and a window as large as a phone's: typing in a note, and
 * searching the notes as one types. A letter counts from its key, as the browser stamps it when it comes in, to the
 * presentation of the frame after it, both in the browser's own trace.
 */
export async function measureNotes({ runs }: Effort): Promise<Figure[]> {
  const text = sentence.repeat(runs > 1 ? 3 : 1);
  const words = runs > 1 ? searches : searches.slice(-2);
  const server = await serverOf();
  const browser = await chromium.launch(chromiumLaunch(findWindowless));
  try {
    await server.start();
    const viewport = { width: 390, height: 844 };
    const device = { context: await browser.newContext({ viewport }), origin: server.origin };
    const notes = manyNotes(notesCount, Date.now());
    const { session } = await matrixPersonOn(device, 'Tia Typing', { notes });
    const page = await openHistory(device);
    const slowDown = await brakeOf(page);
    const busyShare = watchMachine();
    // The first search warms the browser up and does not count.
    await searched(browser, page, searches.slice(-1));
    const found = await searched(browser, page, words);
    await slowDown(slowdown);
    const foundSlowly = await searched(browser, page, words);
    await slowDown(1);
    await page.getByRole('tab', { name: notesWords.tabs.create }).click();
    await typed(browser, page, noteFormWords.text, sentence.slice(0, 20));
    const letters = await typed(browser, page, noteFormWords.text, text);
    await slowDown(slowdown);
    const slowLetters = await typed(browser, page, noteFormWords.text, text);
    await slowDown(1);
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
