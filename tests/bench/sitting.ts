import { setTimeout as pause } from 'node:timers/promises';
import type { RawTab } from '../journeys/rig/raw-tab.ts';
import { serverOf } from '../journeys/rig/server.ts';
import { aimAtMost, atMost, type Effort, type Figure, shown, written } from './figure.ts';
import { machineMeanwhile, watchMachine } from './machine-load.ts';
import { type SittingBrowser, startSittingBrowser } from './sitting-browser.ts';
import { probeSitting } from './sitting-probe.ts';

/** The display changes once a second, and nothing else does. */
const mostCommitsASecond = 1;
/** What the page's thread may take of a processor, in percent. */
const mostCpuPercent = 1;
/** Of one run; in five runs it is a minute, and half of that in hiding. */
const seenSeconds = 12;
const hiddenSeconds = 6;
/** Time for the page to become quiet after the sit went on, or after it was hidden. */
const settlingMillis = 3000;
const leftMillis = 40 * 60_000;
/** Where so much of the machine is at work, somebody else works on it: what a page takes says little then. */
const noisyShare = 0.25;

interface Cost {
  seconds: number;
  counts: Window['sittingProbe'];
  /** By the names that Chromium gives them; times in seconds. */
  metrics: Record<string, number>;
}

async function standOf(tab: RawTab): Promise<Cost> {
  const { metrics } = (await tab.send('Performance.getMetrics')) as {
    metrics: { name: string; value: number }[];
  };
  return {
    seconds: performance.now() / 1000,
    counts: await tab.evaluate<Window['sittingProbe']>('({ ...window.sittingProbe })'),
    metrics: Object.fromEntries(metrics.map(({ name, value }) => [name, value])),
  };
}

/** What some seconds of the sit cost, beginning in the middle of one, so that as many of its seconds begin as pass. */
async function costOf(tab: RawTab, seconds: number): Promise<Cost> {
  await tab.evaluate(`new Promise((done) => {
    const timer = document.querySelector('[role=timer]');
    if (document.hidden || !timer) return done();
    const observer = new MutationObserver(() => { observer.disconnect(); setTimeout(done, 500); });
    observer.observe(timer, { characterData: true, childList: true, subtree: true });
  })`);
  const before = await standOf(tab);
  await pause(seconds * 1000);
  const after = await standOf(tab);
  const passed = (name: keyof Cost['counts']) => after.counts[name] - before.counts[name];
  return {
    seconds: after.seconds - before.seconds,
    counts: {
      commits: passed('commits'),
      changes: passed('changes'),
      frames: passed('frames'),
      framesInHiding: passed('framesInHiding'),
    },
    metrics: Object.fromEntries(
      Object.entries(after.metrics).map(([name, value]) => [name, value - (before.metrics[name] ?? 0)]),
    ),
  };
}

/** A share of one processor, in percent. */
function percent({ metrics, seconds }: Cost, name: string): number {
  return ((metrics[name] ?? Number.NaN) / seconds) * 100;
}

function seenFigures(seen: Cost, seconds: number, busyShare: number): Figure[] {
  const aSecond = (count: number) => `${written(count / seconds, 2)} a second`;
  const isNoisy = busyShare > noisyShare;
  const judged = isNoisy ? aimAtMost : atMost;
  return [
    atMost('commits of React a second', seen.counts.commits / seconds, mostCommitsASecond, '', 2),
    atMost('changes of the page a second', seen.counts.changes / seconds, mostCommitsASecond, '', 2),
    shown('layouts', aSecond(seen.metrics.LayoutCount ?? Number.NaN)),
    shown('frames asked for by the app', aSecond(seen.counts.frames)),
    judged("CPU, the page's thread", percent(seen, 'TaskDuration'), mostCpuPercent, '% of a core', 2),
    shown(
      'CPU, the whole renderer with its sound',
      `${written(percent(seen, 'ProcessTime'), 2)} % of a core`,
    ),
    machineMeanwhile(busyShare, isNoisy ? ', too much to judge the CPU' : ''),
  ];
}

/**
 * What a running sit of stage 2 costs that nobody taps, with its bell set and sound awake: while it is seen, and hidden. The
 * page's thread is measured by the time of its tasks; the renderer by the processor time of all its threads.
 */
export async function measureSitting({ runs }: Effort): Promise<Figure[]> {
  const server = await serverOf();
  let browser: SittingBrowser | undefined;
  try {
    await server.start();
    browser = await startSittingBrowser(server.origin, 'Sia Sitting', {});
    const { tab } = await browser.resume(leftMillis, probeSitting);
    await tab.send('Performance.enable');
    await pause(settlingMillis);
    const busy = watchMachine();
    const seen = await costOf(tab, seenSeconds * runs);
    const figures = seenFigures(seen, seenSeconds * runs, busy());
    await browser.hide(tab);
    await pause(settlingMillis);
    const hidden = await costOf(tab, hiddenSeconds * runs);
    return [
      ...figures,
      atMost('hidden: frames asked for', hidden.counts.framesInHiding, 0, ''),
      atMost('hidden: commits of React', hidden.counts.commits, 0, ''),
      shown("hidden: CPU, the page's thread", `${written(percent(hidden, 'TaskDuration'), 2)} % of a core`),
    ];
  } finally {
    await browser?.remove();
    await server.remove();
  }
}
