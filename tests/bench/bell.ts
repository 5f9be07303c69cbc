import { setTimeout as pause } from 'node:timers/promises';
import type { DeviceSettings } from '#store/device-settings.ts';
import { serverOf } from '../journeys/rig/server.ts';
import { atMost, type Effort, type Figure, shown, written } from './figure.ts';
import { machineMeanwhile, watchMachine } from './machine-load.ts';
import { type SittingBrowser, startSittingBrowser } from './sitting-browser.ts';
import { type ProbedStroke, probeStrokes } from './stroke-probe.ts';

/** How far a bell may be from its moment, in milliseconds. */
const limits = { visible: 100, hidden: 1000 } as const;
type Mode = keyof typeof limits;

const minuteMillis = 60_000;
const settings: Partial<DeviceSettings> = { startBell: false, intervalMinutes: 1, endBell: true };

/** A part of a sit: what is left of it when it goes on, and how much of that is sat, in milliseconds. */
interface Watch {
  leftMillis: number;
  satMillis: number;
}

/** The last minutes of the sit; in brief the time around one bell in between, and then that around the end. */
function watchesOf({ runs }: Effort): Watch[] {
  if (runs > 1) return [{ leftMillis: 150_000, satMillis: 150_000 }];
  return [
    { leftMillis: minuteMillis + 8000, satMillis: 9000 },
    { leftMillis: 8000, satMillis: 8000 },
  ];
}

/** So long after its moment a bell is still waited for. */
const waitedMillis = 2000;

interface Heard {
  between: number[];
  end: number[];
  /** Seconds that passed in hiding, and how often a timer of one second came in them. */
  hidden: { seconds: number; ticks: number };
}

/** By how much the nearest stroke missed its moment, in milliseconds; endless where there was none. */
function errorAt(dueMillis: number, strokes: readonly ProbedStroke[]): number {
  const errors = strokes
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ heardAtMillis = Number.POSITIVE_INFINITY }) => heardAtMillis - dueMillis);
  return errors.reduce(
    (least, error) => (Math.abs(error) < Math.abs(least) ? error : least),
    Number.POSITIVE_INFINITY,
  );
}

async function heard(browser: SittingBrowser, mode: Mode, watches: readonly Watch[]): Promise<Heard> {
  const all: Heard = { between: [], end: [], hidden: { seconds: 0, ticks: 0 } };
  for (const { leftMillis, satMillis } of watches) {
    const { tab, resumedAtMillis } = await browser.resume(leftMillis, probeStrokes);
    const hiddenFrom = Date.now();
    if (mode === 'hidden') await browser.hide(tab);
    // Nobody looks meanwhile: looking would keep a hidden tab awake.
    await pause(resumedAtMillis + satMillis + waitedMillis - Date.now());
    if (mode === 'hidden') all.hidden.seconds += (Date.now() - hiddenFrom) / 1000;
    const { strokes, secondsInHiding } = await tab.evaluate<Window['strokeProbe']>('window.strokeProbe');
    all.hidden.ticks += secondsInHiding;
    for (let left = leftMillis % minuteMillis; left <= satMillis; left += minuteMillis) {
      const errors = left === leftMillis ? all.end : all.between;
      errors.push(errorAt(resumedAtMillis + left, strokes));
    }
  }
  return all;
}

/** The error that is the farthest from none. */
function worst(errors: readonly number[]): number {
  return errors.reduce((most, error) => (Math.abs(error) > Math.abs(most) ? error : most), 0);
}

function figuresOf(mode: Mode, { between, end, hidden }: Heard): Figure[] {
  const error = (name: string, errors: readonly number[]): Figure => ({
    ...atMost(`${name}, ${mode} tab`, Math.abs(worst(errors)), limits[mode], 'ms'),
    value: `${written(worst(errors))} ms`,
  });
  return [
    error('end bell', end),
    error(`bells in between (${between.length})`, between),
    ...(mode === 'hidden'
      ? [shown('in hiding, a timer of 1 s came', `${hidden.ticks} times in ${written(hidden.seconds)} s`)]
      : []),
  ];
}

/**
 * How far the bells of a sit are from their moments: the last minutes of one of two hours, with a bell every minute, in a tab
 * that is seen and in one that is hidden and throttled as Chromium throttles. It is the moment that a stroke has on the audio
 * clock, carried over to the page's clock when it sounds, against the press on Resume and what was left of the sit then; no
 * microphone listens. A minus is early.
 */
export async function measureBell(effort: Effort): Promise<Figure[]> {
  const server = await serverOf();
  const browsers: SittingBrowser[] = [];
  const started = async (name: string): Promise<SittingBrowser> => {
    const browser = await startSittingBrowser(server.origin, name, settings);
    browsers.push(browser);
    return browser;
  };
  try {
    await server.start();
    const watches = watchesOf(effort);
    const seen = await started('Bo Bell');
    const unseen = await started('Hal Hidden');
    const busyShare = watchMachine();
    // Side by side: they only wait.
    const [visible, hidden] = await Promise.all([
      heard(seen, 'visible', watches),
      heard(unseen, 'hidden', watches),
    ]);
    return [...figuresOf('visible', visible), ...figuresOf('hidden', hidden), machineMeanwhile(busyShare())];
  } finally {
    for (const browser of browsers) await browser.remove();
    await server.remove();
  }
}
