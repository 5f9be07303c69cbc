/**
 * A moment on both of a device's clocks, in milliseconds: the wall clock, which can be set, and the monotonic one, which
 * cannot but may stop while the device sleeps.
 */
export interface Moment {
  wallMillis: number;
  monotonicMillis: number;
}

/** `completed`: it reached zero by itself. `ended`: by hand. */
export type CountdownStatus = 'ready' | 'running' | 'paused' | 'completed' | 'ended';

/** A countdown as a deadline minus now, never as a count of ticks. */
export interface Countdown {
  plannedMillis: number;
  status: CountdownStatus;
  /** What was sat, up to `observed`. */
  elapsedMillis: number;
  /** The moment up to which `elapsedMillis` holds; only while running. */
  observed: Moment | undefined;
  /** Whether `elapsedMillis` holds a stretch of which sleep and a change of the clock look alike. */
  clockWasUncertain: boolean;
}

/**
 * What happens to a countdown. `awake`: the platform vouches that the device did not sleep since the last moment it
 * told of; left out, it does not.
 */
export type CountdownEvent =
  | { kind: 'start' | 'pause' | 'resume' | 'end'; awake?: boolean }
  | { kind: 'observe'; awake: boolean };

/** How far apart the two clocks may run between two moments before one of them is not believed. */
const toleranceMillis = 2000;

/** A countdown that has not started. */
export function readyCountdown(plannedMillis: number): Countdown {
  return {
    plannedMillis,
    status: 'ready',
    elapsedMillis: 0,
    observed: undefined,
    clockWasUncertain: false,
  };
}

/** A countdown taken up again from its journal: paused, with what was already sat. */
export function resumedCountdown(plannedMillis: number, elapsedMillis: number): Countdown {
  return {
    ...readyCountdown(plannedMillis),
    status: 'paused',
    elapsedMillis: Math.min(Math.max(elapsedMillis, 0), plannedMillis),
  };
}

/** The next state of a countdown. An event that does not fit the state changes nothing (B § 4). */
export function advance(countdown: Countdown, event: CountdownEvent, now: Moment): Countdown {
  const { status } = countdown;
  if (event.kind === 'start') return status === 'ready' ? running(countdown, now) : countdown;
  if (event.kind === 'resume') return status === 'paused' ? running(countdown, now) : countdown;
  if (event.kind === 'end' && status === 'paused') return { ...countdown, status: 'ended' };
  if (status !== 'running') return countdown;

  const observed = upTo(countdown, now, event.awake ?? false);
  if (observed.status !== 'running' || event.kind === 'observe') return observed;
  return { ...observed, status: event.kind === 'pause' ? 'paused' : 'ended', observed: undefined };
}

/**
 * What was sat by `now`, as far as it is certain: between two observations the monotonic clock alone counts.
 */
export function elapsedMillis(countdown: Countdown, now: Moment): number {
  return advance(countdown, { kind: 'observe', awake: true }, now).elapsedMillis;
}

/** What remains at `now`, in milliseconds; never below 0. */
export function remainingMillis(countdown: Countdown, now: Moment): number {
  return countdown.plannedMillis - elapsedMillis(countdown, now);
}

/** A remaining time as mm:ss; a second that has begun is shown until it is over (B § 2). */
export function clockText(millis: number): string {
  const seconds = Math.ceil(Math.max(millis, 0) / 1000);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

function running(countdown: Countdown, now: Moment): Countdown {
  return upTo({ ...countdown, status: 'running', observed: now }, now, true);
}

/**
 * A running countdown with the time since its last moment added, up to the planned end at most. While both clocks agree,
 * the monotonic one says how long it was. Where they differ and the device was awake, the wall clock was set. Otherwise
 * the device may have slept, and the wall clock says, unless it was set back.
 */
function upTo(countdown: Countdown, now: Moment, awake: boolean): Countdown {
  const last = countdown.observed ?? now;
  const leftMillis = countdown.plannedMillis - countdown.elapsedMillis;
  const onWall = now.wallMillis - last.wallMillis;
  const onMonotonic = Math.max(0, now.monotonicMillis - last.monotonicMillis);
  const isCertain = awake || Math.abs(onWall - onMonotonic) <= toleranceMillis;
  const passedMillis = isCertain ? onMonotonic : Math.max(onWall, onMonotonic);
  const isCompleted = passedMillis >= leftMillis;
  return {
    ...countdown,
    status: isCompleted ? 'completed' : 'running',
    elapsedMillis: isCompleted ? countdown.plannedMillis : countdown.elapsedMillis + passedMillis,
    observed: isCompleted ? undefined : now,
    // Once the monotonic clock alone has reached the end, it does not matter which of the two was right.
    clockWasUncertain: countdown.clockWasUncertain || (!isCertain && onMonotonic < leftMillis),
  };
}
