import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import {
  advance,
  type Countdown,
  type CountdownEvent,
  type CountdownStatus,
  clockText,
  elapsedMillis,
  type Moment,
  readyCountdown,
  remainingMillis,
  resumedCountdown,
} from './countdown.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** A device that has been on for three days. */
const epoch: Moment = { wallMillis: 1_790_000_000_000, monotonicMillis: 3 * day + 5000 };

/** A device whose clocks go on together unless it sleeps or somebody sets the wall clock. */
class Device {
  now: Moment = { ...epoch };
  stayAwake(millis: number): this {
    this.now = {
      wallMillis: this.now.wallMillis + millis,
      monotonicMillis: this.now.monotonicMillis + millis,
    };
    return this;
  }
  sleep(millis: number): this {
    return this.setClock(millis);
  }
  setClock(byMillis: number): this {
    this.now = { ...this.now, wallMillis: this.now.wallMillis + byMillis };
    return this;
  }
}

function started(plannedMillis: number, now: Moment = epoch): Countdown {
  return advance(readyCountdown(plannedMillis), { kind: 'start' }, now);
}

const observe = (awake: boolean): CountdownEvent => ({ kind: 'observe', awake });

const moments = fc.record({
  wallMillis: fc.integer({ min: 0, max: 4 * day }),
  monotonicMillis: fc.integer({ min: 0, max: 4 * day }),
});
const events: fc.Arbitrary<CountdownEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('start', 'pause', 'resume', 'end'), awake: fc.boolean() }),
  fc.record({ kind: fc.constant('observe'), awake: fc.boolean() }),
);

describe('the states of a countdown', () => {
  const states: Record<CountdownStatus, Countdown> = {
    ready: readyCountdown(10 * minute),
    running: started(10 * minute),
    paused: resumedCountdown(10 * minute, minute),
    completed: advance(started(minute), observe(true), new Device().stayAwake(minute).now),
    ended: advance(started(10 * minute), { kind: 'end' }, epoch),
  };
  const table: readonly [CountdownStatus, CountdownEvent['kind'], CountdownStatus][] = [
    ['ready', 'start', 'running'],
    ['ready', 'observe', 'ready'],
    ['ready', 'pause', 'ready'],
    ['ready', 'resume', 'ready'],
    ['ready', 'end', 'ready'],
    ['running', 'start', 'running'],
    ['running', 'observe', 'running'],
    ['running', 'pause', 'paused'],
    ['running', 'resume', 'running'],
    ['running', 'end', 'ended'],
    ['paused', 'start', 'paused'],
    ['paused', 'observe', 'paused'],
    ['paused', 'pause', 'paused'],
    ['paused', 'resume', 'running'],
    ['paused', 'end', 'ended'],
    ['completed', 'start', 'completed'],
    ['completed', 'observe', 'completed'],
    ['completed', 'pause', 'completed'],
    ['completed', 'resume', 'completed'],
    ['completed', 'end', 'completed'],
    ['ended', 'start', 'ended'],
    ['ended', 'observe', 'ended'],
    ['ended', 'pause', 'ended'],
    ['ended', 'resume', 'ended'],
    ['ended', 'end', 'ended'],
  ];

  it.each(table)('%s, %s: %s', (before, kind, after) => {
    const later = new Device().stayAwake(2 * minute).now;
    const event: CountdownEvent = kind === 'observe' ? observe(true) : { kind };
    const state = states[before];
    expect(state.status).toBe(before);
    expect(advance(state, event, later).status).toBe(after);
  });

  it.each(['observe', 'pause', 'end'] as const)(
    'is completed, not interrupted, by %s at zero and beyond',
    (kind) => {
      const event: CountdownEvent = kind === 'observe' ? observe(true) : { kind };
      for (const millis of [10 * minute, 10 * minute + 1, day]) {
        const over = advance(started(10 * minute), event, new Device().stayAwake(millis).now);
        expect(over).toMatchObject({ status: 'completed', elapsedMillis: 10 * minute });
        expect(over.observed).toBeUndefined();
      }
    },
  );

  it('is not completed one millisecond before', () => {
    const now = new Device().stayAwake(10 * minute - 1).now;
    expect(advance(started(10 * minute), observe(true), now).status).toBe('running');
    expect(advance(started(10 * minute), { kind: 'end' }, now)).toMatchObject({
      status: 'ended',
      elapsedMillis: 10 * minute - 1,
    });
  });

  it('keeps what was sat when it is ended while paused', () => {
    const paused = advance(started(10 * minute), { kind: 'pause' }, new Device().stayAwake(minute).now);
    const later = new Device().stayAwake(3 * minute).now;
    expect(advance(paused, { kind: 'end' }, later)).toEqual({
      plannedMillis: 10 * minute,
      status: 'ended',
      elapsedMillis: minute,
      observed: undefined,
      clockWasUncertain: false,
    });
  });

  it('is taken up from its journal, within its bounds', () => {
    expect(resumedCountdown(hour, 7 * minute)).toMatchObject({ status: 'paused', elapsedMillis: 7 * minute });
    expect(resumedCountdown(hour, 2 * hour).elapsedMillis).toBe(hour);
    expect(resumedCountdown(hour, -1).elapsedMillis).toBe(0);
    expect(advance(resumedCountdown(hour, hour), { kind: 'resume' }, epoch).status).toBe('completed');
  });
});

describe('what is sat', () => {
  it('never exceeds the planned time, never goes down, and stays within its states, whatever the clocks do', () => {
    const steps = fc.array(fc.tuple(events, moments), { maxLength: 30 });
    holds(
      fc.property(fc.integer({ min: 1, max: 2 * hour }), steps, (planned, history) => {
        let countdown = started(planned);
        for (const [event, now] of history) {
          const next = advance(countdown, event, now);
          expect(next.elapsedMillis).toBeGreaterThanOrEqual(countdown.elapsedMillis);
          expect(next.elapsedMillis).toBeLessThanOrEqual(planned);
          expect(next.status === 'completed').toBe(next.elapsedMillis === planned && next.status !== 'ended');
          expect(next.observed === undefined).toBe(next.status !== 'running');
          expect(remainingMillis(next, now)).toBeGreaterThanOrEqual(0);
          countdown = next;
        }
      }),
    );
  });

  it('does not depend on when it was observed', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 5 * minute }), { maxLength: 40 });
    holds(
      fc.property(gaps, fc.integer({ min: 1, max: 2 * hour }), fc.boolean(), (observed, planned, awake) => {
        const device = new Device();
        let often = started(planned);
        for (const gap of observed) often = advance(often, observe(awake), device.stayAwake(gap).now);
        const once = advance(started(planned), observe(awake), device.now);
        expect(often).toEqual(once);
      }),
    );
  });

  it('gains nothing while paused, whatever happens then', () => {
    const stretch = fc.record({
      sat: fc.integer({ min: 0, max: 3 * minute }),
      paused: fc.integer({ min: 0, max: day }),
      slept: fc.integer({ min: 0, max: day }),
      clockSet: fc.integer({ min: -day, max: day }),
    });
    holds(
      fc.property(fc.array(stretch, { maxLength: 15 }), (stretches) => {
        const device = new Device();
        let countdown = started(2 * hour);
        for (const { sat, paused, slept, clockSet } of stretches) {
          countdown = advance(countdown, { kind: 'pause' }, device.stayAwake(sat).now);
          const asPaused = countdown.elapsedMillis;
          device.stayAwake(paused).sleep(slept).setClock(clockSet);
          expect(elapsedMillis(countdown, device.now)).toBe(asPaused);
          countdown = advance(countdown, { kind: 'resume' }, device.now);
        }
        const sat = stretches.reduce((sum, stretch) => sum + stretch.sat, 0);
        expect(countdown.elapsedMillis).toBe(sat);
        expect(countdown.clockWasUncertain).toBe(false);
      }),
    );
  });

  it('counts a hidden tab in full: both clocks go on by 60 s between two ticks', () => {
    const device = new Device();
    let countdown = started(30 * minute);
    for (let ticks = 1; ticks < 30; ticks++) {
      countdown = advance(countdown, observe(false), device.stayAwake(minute).now);
      expect(countdown.elapsedMillis).toBe(ticks * minute);
    }
    countdown = advance(countdown, observe(false), device.stayAwake(minute).now);
    expect(countdown).toMatchObject({
      status: 'completed',
      elapsedMillis: 30 * minute,
      clockWasUncertain: false,
    });
  });

  it('is told between two observations too', () => {
    const device = new Device();
    const countdown = started(10 * minute);
    device.stayAwake(3 * minute);
    expect(elapsedMillis(countdown, device.now)).toBe(3 * minute);
    expect(remainingMillis(countdown, device.now)).toBe(7 * minute);
    device.setClock(hour);
    expect(elapsedMillis(countdown, device.now)).toBe(3 * minute);
    expect(remainingMillis(readyCountdown(minute), device.now)).toBe(minute);
  });
});

describe('a clock that was set while the device was awake', () => {
  it.each([
    ['an hour on', hour],
    ['an hour back', -hour],
    ['a day on', day],
    ['a day back', -day],
    ['three seconds on', 3000],
    ['three seconds back', -3000],
  ])('leaves the duration within 2 s: %s', (_, by) => {
    const device = new Device();
    let countdown = advance(started(30 * minute), observe(true), device.stayAwake(minute).now);
    countdown = advance(countdown, observe(true), device.setClock(by).stayAwake(1000).now);
    countdown = advance(countdown, observe(true), device.stayAwake(minute).now);
    expect(Math.abs(countdown.elapsedMillis - (2 * minute + 1000))).toBeLessThanOrEqual(2000);
    expect(countdown).toMatchObject({ status: 'running', clockWasUncertain: false });
  });

  it('leaves the duration within 2 s, however often it is set and whenever it is observed', () => {
    const changes = fc.constantFrom(0, 0, hour, -hour, day, -day, 1500, -1500);
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: minute }), changes), { maxLength: 60 });
    holds(
      fc.property(steps, (history) => {
        const device = new Device();
        let countdown = started(2 * hour);
        for (const [gap, change] of history) {
          countdown = advance(countdown, observe(true), device.setClock(change).stayAwake(gap).now);
        }
        const sat = history.reduce((sum, [gap]) => sum + gap, 0);
        expect(Math.abs(countdown.elapsedMillis - sat)).toBeLessThanOrEqual(2000);
        expect(countdown.clockWasUncertain).toBe(false);
      }),
    );
  });
});

describe('a device that slept', () => {
  it('counts the sleep in full, and says that it could not tell', () => {
    const device = new Device();
    const before = advance(started(30 * minute), observe(true), device.stayAwake(minute).now);
    const after = advance(before, observe(false), device.sleep(10 * minute).now);
    expect(after).toMatchObject({ status: 'running', elapsedMillis: 11 * minute, clockWasUncertain: true });
    const later = advance(after, observe(true), device.stayAwake(minute).now);
    expect(later).toMatchObject({ elapsedMillis: 12 * minute, clockWasUncertain: true });
  });

  it('counts to the planned end at most', () => {
    const device = new Device();
    const before = advance(started(30 * minute), observe(true), device.stayAwake(minute).now);
    const after = advance(before, observe(false), device.sleep(hour).now);
    expect(after).toMatchObject({
      status: 'completed',
      elapsedMillis: 30 * minute,
      clockWasUncertain: true,
    });
  });

  it('is certain where the monotonic clock counts sleep too', () => {
    const slept = advance(started(30 * minute), observe(false), new Device().stayAwake(10 * minute).now);
    expect(slept).toMatchObject({ elapsedMillis: 10 * minute, clockWasUncertain: false });
  });

  it('is certain once the monotonic clock alone has reached the end', () => {
    const now = new Device().stayAwake(30 * minute).sleep(hour).now;
    expect(advance(started(30 * minute), observe(false), now)).toMatchObject({
      status: 'completed',
      clockWasUncertain: false,
    });
  });

  it.each([
    [2000, 0, false],
    [2001, 2001, true],
    [-2000, 0, false],
    [-2001, 0, true],
    [-hour, 0, true],
  ])('with the wall clock %i ms ahead gains %i ms more, uncertain: %s', (ahead, gained, isUncertain) => {
    const now = new Device().stayAwake(minute).setClock(ahead).now;
    const after = advance(started(30 * minute), observe(false), now);
    // The wall clock replaces the monotonic one; it is never added to it.
    expect(after.elapsedMillis).toBe(minute + gained);
    expect(after.clockWasUncertain).toBe(isUncertain);
  });

  it.each(['pause', 'end'] as const)('is believed at %s as at an observation', (kind) => {
    const now = new Device().stayAwake(minute).sleep(10 * minute).now;
    expect(advance(started(30 * minute), { kind }, now)).toMatchObject({
      elapsedMillis: 11 * minute,
      clockWasUncertain: true,
    });
    expect(advance(started(30 * minute), { kind, awake: true }, now)).toMatchObject({
      elapsedMillis: minute,
      clockWasUncertain: false,
    });
  });

  it('counts any mixture of waking and sleeping in full, capped at the planned end', () => {
    const step = fc.record({
      awake: fc.integer({ min: 0, max: 2 * minute }),
      asleep: fc.oneof(fc.constant(0), fc.integer({ min: 2001, max: hour })),
    });
    const planned = fc.integer({ min: minute, max: 2 * hour });
    holds(
      fc.property(planned, fc.array(step, { maxLength: 20 }), (plannedMillis, steps) => {
        const device = new Device();
        let countdown = started(plannedMillis);
        let sat = 0;
        for (const { awake, asleep } of steps) {
          countdown = advance(countdown, observe(false), device.stayAwake(awake).sleep(asleep).now);
          sat = Math.min(plannedMillis, sat + awake + asleep);
          expect(countdown.elapsedMillis).toBe(sat);
        }
        expect(countdown.status).toBe(sat === plannedMillis ? 'completed' : 'running');
      }),
    );
  });
});

describe('the clock text', () => {
  it.each([
    [0, '00:00'],
    [-5, '00:00'],
    [1, '00:01'],
    [999, '00:01'],
    [1000, '00:01'],
    [1001, '00:02'],
    [59_000, '00:59'],
    [59_001, '01:00'],
    [10 * minute, '10:00'],
    [10 * minute - 1, '10:00'],
    [90 * minute, '90:00'],
    [120 * minute, '120:00'],
  ])('of %i ms is %s', (millis, text) => {
    expect(clockText(millis)).toBe(text);
  });
});
