import type { Moment } from '#domain/practice/countdown.ts';

/** The time, its zone, and timers. The only place in the browser that time is read from. */
export interface Clock {
  now(): Moment;
  /** The wall clock as an ISO instant in UTC. */
  instant(): string;
  /** The person's own time zone, as an IANA name. */
  zone(): string;
  /** Calls back once after a delay in milliseconds; the answer cancels it. Not a chain: a hidden tab fires it on time. */
  setTimer(callback: () => void, delayMillis: number): () => void;
}

/** The longest delay that setTimeout understands; a longer one would fire at once. */
const longestDelayMillis = 2 ** 31 - 1;

/** The device's own clock. */
export function systemClock(): Clock {
  return {
    now: () => ({ wallMillis: Date.now(), monotonicMillis: performance.now() }),
    instant: () => new Date().toISOString(),
    // What Intl knows would have to be loaded first, for as long as drawing a screen takes.
    zone: () => Temporal.Now.timeZoneId(),
    setTimer(callback, delayMillis) {
      const delay = Math.min(Math.max(0, delayMillis), longestDelayMillis);
      const timer = setTimeout(callback, delay);
      return () => clearTimeout(timer);
    },
  };
}
