import type { Tap } from '#domain/pahm/taps.ts';
import type { SitMark } from '#features/practice/sit-journal.ts';
import type { SitEnd, SitParts } from '#features/practice/sit-parts.ts';
import { SitRunner } from '#features/practice/sit-runner.ts';
import { FakeBell, FakeClock, FakePresence, FakeWakefulness } from './sit-fakes.ts';

/** What of the device fails at the moment; `record`: so many times. */
interface Failures {
  claim?: 'refused' | 'broken';
  keep?: boolean;
  record?: number;
  taps?: boolean;
}

/** A sit's runner on fakes, and what it did to them. */
export class SitRig {
  readonly clock: FakeClock;
  readonly bell: FakeBell;
  readonly presence = new FakePresence();
  readonly wakefulness: FakeWakefulness[] = [];
  isLockGranted = true;
  failures: Failures = {};
  readonly marks: SitMark[] = [];
  /** The taps' journal, by number. */
  readonly taps = new Map<number, Tap>();
  /** Every change of it, in the order in which it was written. */
  readonly written: string[] = [];
  /** Awaited by each write of a tap. */
  tapDelay: () => Promise<void> = async () => {};
  readonly ends: SitEnd[] = [];
  discarded = 0;

  constructor(start = '2026-11-21T08:00:00.000Z') {
    this.clock = new FakeClock(start);
    this.bell = new FakeBell(this.clock);
  }

  /** The kept taps, oldest first. */
  get keptTaps(): Tap[] {
    return [...this.taps].sort(([one], [other]) => one - other).map(([, tap]) => tap);
  }

  runnerOf(change: Partial<SitParts> = {}): SitRunner {
    const rig = this;
    return new SitRunner({
      clock: this.clock,
      bell: this.bell,
      presence: this.presence,
      keepAwake() {
        const lock = new FakeWakefulness(rig.isLockGranted);
        rig.wakefulness.push(lock);
        return lock;
      },
      records: {
        async claim() {
          if (rig.failures.claim === 'broken') throw new Error('no locks');
          return rig.failures.claim !== 'refused';
        },
        async keep(mark) {
          if (rig.failures.keep) throw new Error('quota');
          rig.marks.push(mark);
        },
        async keepTap(number, tap) {
          await rig.writeTap(`keep ${tap.position}`);
          rig.taps.set(number, tap);
        },
        async dropTap(number) {
          await rig.writeTap(`drop ${rig.taps.get(number)?.position}`);
          rig.taps.delete(number);
        },
        async record(end) {
          if (rig.failures.record) {
            rig.failures.record -= 1;
            throw new Error('quota');
          }
          rig.ends.push(end);
        },
        async discard() {
          rig.discarded += 1;
        },
      },
      bells: { startBell: true, endBell: true, bellVolume: 0.5, intervalMinutes: 0 },
      plannedMillis: 10 * 60_000,
      preparationMillis: 0,
      ...change,
    });
  }

  private async writeTap(change: string): Promise<void> {
    await this.tapDelay();
    if (this.failures.taps) throw new Error('quota');
    this.written.push(change);
  }
}
