import type { Browser } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds. */
  ts: number;
  id?: string;
  id2?: { local?: string; global?: string };
  args?: { data?: { type?: string } };
}

/**
 * What passed from each event of a type until the frame after it was presented, in milliseconds, while something was done:
 * from the moment that the input bears, which the browser gives it as it comes in, to the moment at which its compositor says
 * that the frame was shown. Both are taken from the browser's own trace, where they are not rounded.
 */
export async function untilPainted(
  browser: Browser,
  type: string,
  work: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(undefined, { categories: ['devtools.timeline'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const begun = new Map<string, number>();
  const millis: number[] = [];
  for (const { name, ph, ts, id, id2, args } of trace.traceEvents) {
    if (name !== 'EventTiming') continue;
    const key = id ?? id2?.local ?? id2?.global ?? '';
    if (ph === 'b' && args?.data?.type === type) begun.set(key, ts);
    const begin = begun.get(key);
    if (ph !== 'e' || begin === undefined) continue;
    begun.delete(key);
    millis.push((ts - begin) / 1000);
  }
  return millis;
}
