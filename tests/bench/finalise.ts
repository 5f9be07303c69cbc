import { type Browser, chromium, type Page } from '@playwright/test';
import { sitQuestions, sitWords } from '#content/screens/practice.ts';
import { serverOf } from '../journeys/rig/server.ts';
import { chromiumLaunch, findWindowless } from '../setup/chromium.ts';
import { exampleMatrixSit, exampleTaps } from '../setup/example-sit.ts';
import { type Device, openHome, putOn, readFrom } from './device.ts';
import { aimAtMost, atMost, type Effort, type Figure, median, percentile, shown, written } from './figure.ts';
import { machineMeanwhile, watchMachine } from './machine-load.ts';
import { matrixPersonOn, timerPath } from './matrix-person.ts';
import { pastSits } from './past-sits.ts';
import { type ProbedWrite, probeWrites } from './write-probe.ts';

/** How many sessions are on the device. */
const manySessions = 10_000;
/** How much longer it may take with many sessions than with none, by the medians. */
const mostRatio = 1.3;
/** What the record's own transaction should take with many sessions, at the 95th percentile, in milliseconds. */
const aimedMillis = 15;
/** How many sits are timed on each device. */
const sitsCounts = { full: 25, brief: 4 };
/** The first sits warm the browser up and do not count. */
const warmingSits = 1;
/** So much is left of a sit when it goes on. */
const leftMillis = 400;

interface Finalised {
  /** From the end of the sit to its record being on the device. */
  wholeMillis: number;
  /** The transaction of the record alone. */
  recordMillis: number;
}

interface Side extends Device {
  uid: string;
  finalised: Finalised[];
}

async function sideOf(browser: Browser, origin: string, sessions: number): Promise<Side> {
  const device = { context: await browser.newContext(), origin };
  const name = `Fia ${sessions === 0 ? 'First' : 'Practised'}`;
  const { session } = await matrixPersonOn(device, name, pastSits(sessions));
  const { uid } = session.identity;
  // The app works out what all sessions come to when it opens, and not at the end of a sit.
  await openHome(device);
  const [totals] = await readFrom<{ running: { sessions: number } }>(device, uid, 'runningTotals');
  if (totals?.running.sessions !== sessions) {
    throw new Error(`The app counts ${totals?.running.sessions} sessions of ${sessions}.`);
  }
  return { ...device, uid, finalised: [] };
}

/** The last moment of the sit is that of its last mark, which is written first; then its record. */
function finalisedBy(writes: readonly ProbedWrite[]): Finalised {
  const isOver = ({ tables }: ProbedWrite) => tables.includes('sits') && tables.includes('sessions');
  const at = writes.findIndex(isOver);
  const record = writes[at];
  const lastMark = writes.slice(0, at).findLast(({ tables }) => tables.includes('sits'));
  if (!record?.committedAt || !lastMark) throw new Error('The sit was not recorded.');
  return {
    wholeMillis: record.committedAt - lastMark.begunAt,
    recordMillis: record.committedAt - record.begunAt,
  };
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Lets a sit of stage 2 with a few taps, of which nearly nothing is left, go on to its end. */
async function finaliseOne(side: Side): Promise<void> {
  const sitId = `ending-${side.finalised.length}`;
  const sit = exampleMatrixSit({ sitId, status: 'paused' });
  const endedMillis = Date.now();
  const elapsedMillis = sit.plannedMinutes * 60_000 - leftMillis;
  await putOn(side, side.uid, {
    sits: [
      {
        ...sit,
        elapsedMillis,
        startedAt: new Date(endedMillis - elapsedMillis).toISOString(),
        markedAt: new Date(endedMillis).toISOString(),
      },
    ],
    tapMarks: exampleTaps.map((tap, number) => ({ sitId, number, ...tap })),
  });
  const page = await side.context.newPage();
  await page.addInitScript(probeWrites);
  await page.goto(`${side.origin}${timerPath}`);
  await press(page, sitQuestions.found.resume);
  await page.getByRole('timer').waitFor();
  await press(page, sitWords.resume);
  await page.evaluate(() => window.writeProbe.recorded);
  side.finalised.push(finalisedBy(await page.evaluate(() => window.writeProbe.writes)));
  await page.close();
}

type Part = keyof Finalised;

/**
 * How long it takes to finalise a sit of stage 2 that comes to its end by itself in the built app: from the end, at which the
 * last mark is written, until session, note, taps, roll-ups and progress are on the device. With no sessions on one device
 * and 10,000 with their notes and taps on another, in one browser and by turns.
 */
export async function measureFinalise({ runs }: Effort): Promise<Figure[]> {
  const server = await serverOf();
  const browser = await chromium.launch(chromiumLaunch(findWindowless));
  try {
    await server.start();
    const few = await sideOf(browser, server.origin, 0);
    const many = await sideOf(browser, server.origin, manySessions);
    const machine = watchMachine();
    const rounds = warmingSits + (runs > 1 ? sitsCounts.full : sitsCounts.brief);
    for (let round = 0; round < rounds; round += 1) {
      for (const side of round % 2 === 0 ? [few, many] : [many, few]) await finaliseOne(side);
    }
    const busyShare = machine();
    const millis = (side: Side, part: Part) => side.finalised.slice(warmingSits).map((one) => one[part]);
    const ratio = (part: Part) => median(millis(many, part)) / median(millis(few, part));
    const spread = (side: Side, part: Part) => {
      const all = millis(side, part);
      return `${written(median(all), 1)} and ${written(percentile(all, 0.95), 1)} ms`;
    };
    const count = written(manySessions);
    return [
      atMost(`${count} sessions against none, ratio of the medians`, ratio('wholeMillis'), mostRatio, '', 2),
      shown('without sessions, p50 and p95', spread(few, 'wholeMillis')),
      shown(`with ${count} sessions, p50 and p95`, spread(many, 'wholeMillis')),
      shown('the record alone, ratio of the medians', written(ratio('recordMillis'), 2)),
      shown('the record alone without sessions, p50 and p95', spread(few, 'recordMillis')),
      shown(`the record alone with ${count} sessions, p50 and p95`, spread(many, 'recordMillis')),
      aimAtMost(
        `the record alone with ${count} sessions, p95`,
        percentile(millis(many, 'recordMillis'), 0.95),
        aimedMillis,
        'ms',
        1,
      ),
      machineMeanwhile(busyShare),
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}
