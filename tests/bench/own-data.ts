import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { exportWords, importWords, ownDataWords } from '#content/screens/own-data.ts';
import { type Person, signUpOnboarded } from '../journeys/rig/person.ts';
import { serverOf } from '../journeys/rig/server.ts';
import { chromiumLaunch, findWindowless } from '../setup/chromium.ts';
import { type Device, openHome, putOn, readFrom, signInOn } from './device.ts';
import { atMost, type Effort, type Figure, median, shown, written } from './figure.ts';
import { machineMeanwhile, watchMachine } from './machine-load.ts';
import { probeOwnData } from './own-data-probe.ts';
import { pastSits } from './past-sits.ts';

/** How much is on the device. */
const manySessions = 10_000;
const manyNotes = 5_000;
/** How long it may take, in milliseconds. */
const limitMillis = { export: 2_000, import: 5_000 };
const roundCounts = { full: 3, brief: 1 };

interface Measured {
  millis: number;
  longestTaskMillis: number;
}

const section = (page: Page) => page.getByRole('region', { name: ownDataWords.title });

async function openMyDetails({ context, origin }: Device): Promise<Page> {
  const page = await context.newPage();
  // How the sentence begins that says what came in.
  await page.addInitScript(probeOwnData, importWords.added('').slice(0, 6));
  await page.goto(`${origin}/profile`);
  await section(page).waitFor();
  return page;
}

function measured(page: Page): Promise<Measured> {
  return page.evaluate(async () => {
    const endedAt = await window.ownDataProbe.ended;
    const { begunAt, longestTaskMillis } = window.ownDataProbe;
    return { millis: endedAt - begunAt, longestTaskMillis };
  });
}

/** From the press until the file is handed to the browser; and where the file is. */
async function exportOnce(device: Device): Promise<Measured & { file: string; close: () => Promise<void> }> {
  const page = await openMyDetails(device);
  const download = page.waitForEvent('download');
  await section(page).getByRole('button', { name: exportWords.everything }).first().click();
  const figures = await measured(page);
  return { ...figures, file: await (await download).path(), close: () => page.close() };
}

/** From the choice of a file until the screen says what was added, on a device without any data. */
async function importOnce(browser: Browser, origin: string, person: Person, file: string): Promise<Measured> {
  const device = { context: await browser.newContext(), origin };
  await signInOn(device, person.session);
  await openHome(device);
  const page = await openMyDetails(device);
  await section(page).getByLabel(importWords.choose).setInputFiles(file);
  const figures = await measured(page);
  const { uid } = person.session.identity;
  const sessions = await readFrom(device, uid, 'sessions');
  const notes = await readFrom(device, uid, 'notes');
  expect([sessions.length, notes.length]).toEqual([manySessions, manyNotes]);
  await device.context.close();
  return figures;
}

/**
 * How long it takes in the built app to export what years of practice have left, and to import it on an empty device: 10,000
 * sessions with eight taps each, and 5,000 notes.
 */
export async function measureOwnData({ runs }: Effort): Promise<Figure[]> {
  const server = await serverOf();
  const browser = await chromium.launch(chromiumLaunch(findWindowless));
  try {
    await server.start();
    const { origin } = server;
    const person = await signUpOnboarded(origin, 'Xena Porter');
    const device = { context: await browser.newContext(), origin };
    await signInOn(device, person.session);
    await openHome(device);
    const { notes = [], ...sits } = pastSits(manySessions);
    await putOn(device, person.session.identity.uid, { ...sits, notes: notes.slice(0, manyNotes) });
    await openHome(device);
    const machine = watchMachine();
    const exports: Measured[] = [];
    const imports: Measured[] = [];
    for (let round = 0; round < (runs > 1 ? roundCounts.full : roundCounts.brief); round += 1) {
      const { file, close, ...figures } = await exportOnce(device);
      exports.push(figures);
      imports.push(await importOnce(browser, origin, person, file));
      await close();
    }
    const of = (all: readonly Measured[], part: keyof Measured) => median(all.map((one) => one[part]));
    const held = `${written(manySessions)} sessions and ${written(manyNotes)} notes`;
    const task = (all: readonly Measured[]) => `${written(of(all, 'longestTaskMillis'))} ms`;
    return [
      atMost(`export of ${held}`, of(exports, 'millis'), limitMillis.export, 'ms'),
      atMost(`import of ${held}`, of(imports, 'millis'), limitMillis.import, 'ms'),
      shown('the longest task of the page while it exported', task(exports)),
      shown('the longest task of the page while it imported', task(imports)),
      machineMeanwhile(machine()),
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}
