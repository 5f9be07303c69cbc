import type { Sit } from '#domain/practice/sit.ts';
import type { Platform } from '#platform/platform.ts';
import type { LocalData } from '#store/local-data.ts';
import { type RecordingData, recordStillness } from './record-stillness.ts';
import type { BellChoice } from './sit-bells.ts';
import type { SitMark } from './sit-journal.ts';
import type { SitRecords } from './sit-parts.ts';
import { SitRunner } from './sit-runner.ts';

/** What is settled about a stillness sit before it starts. */
export type StillnessPlan = Pick<Sit, 'practice' | 'posture' | 'environment' | 'plannedMinutes'>;

/** A stillness sit on a screen: what it is, and what runs it. */
export interface StillnessSit {
  readonly sitId: string;
  readonly plan: StillnessPlan;
  readonly runner: SitRunner;
  /** Runs as soon as its screen stands, without a press on Start. */
  readonly startsAtOnce?: boolean;
}

/** What a sit needs of the device. */
export type SitData = RecordingData & Pick<LocalData, 'currentSit' | 'holdSit' | 'journalSit' | 'discardSit'>;

interface Rooms {
  platform: Platform;
  data: LocalData;
  bells: BellChoice;
}

/** A sit that is about to start. */
export function newStillnessSit(plan: StillnessPlan, rooms: Rooms): StillnessSit {
  return stillnessSit({ ...plan, sitId: rooms.platform.newId() }, rooms, undefined);
}

/** A sit that was interrupted, paused at its last mark. */
export function takenStillnessSit(sit: Sit, rooms: Rooms): StillnessSit {
  return stillnessSit(sit, rooms, sit);
}

function stillnessSit(
  given: StillnessPlan & { sitId: string },
  { platform, data, bells }: Rooms,
  taken: Sit | undefined,
): StillnessSit {
  const { clock, bell, presence, keepAwake } = platform;
  const { sitId, practice, posture, environment, plannedMinutes } = given;
  const plan = { practice, posture, environment, plannedMinutes };
  const runner = new SitRunner({
    clock,
    bell,
    presence,
    keepAwake,
    bells,
    plannedMillis: plannedMinutes * 60_000,
    records: stillnessRecords({ sitId, plan, startedAt: taken?.startedAt, data, clock }),
    taken,
  });
  return { sitId, plan, runner };
}

/** Where a stillness sit is kept: journal, session and this tab's own values (B § 3). */
export function stillnessRecords(given: {
  sitId: string;
  plan: StillnessPlan;
  /** Of a sit taken up again; otherwise its first mark is its start. */
  startedAt: string | undefined;
  data: SitData;
  clock: Pick<Platform['clock'], 'zone'>;
}): SitRecords {
  const { sitId, plan, data, clock } = given;
  let startedAt = given.startedAt;
  let last: Sit | undefined;

  function sitAt(mark: SitMark): Sit {
    startedAt ??= mark.markedAt;
    return { sitId, ...plan, startedAt, ...mark };
  }

  return {
    async claim() {
      const other = await data.currentSit();
      if (other && other.sitId !== sitId) return false;
      return data.holdSit(sitId);
    },
    async keep(mark) {
      const sit = sitAt(mark);
      if (!last) writeTabValues(data, sit);
      last = sit;
      const { elapsedMillis, markedAt, clockWasUncertain } = mark;
      data.tab.write('sitMark', { sitId, elapsedMillis, markedAt, clockWasUncertain });
      await data.journalSit(sit);
    },
    async record(end) {
      const { elapsedMillis, clockWasUncertain, endedAt } = end;
      const sit = sitAt({ status: 'paused', elapsedMillis, clockWasUncertain, markedAt: endedAt });
      await recordStillness(data, clock, sit, end);
      data.tab.remove('sitMark');
    },
    async discard() {
      await data.discardSit(sitId);
      data.tab.remove('sitMark');
    },
  };
}

/** A kept sit up to its very last mark: a page that is being left can write in its tab, but no longer on the device. */
export function atLastMark(sit: Sit, { tab }: Pick<LocalData, 'tab'>): Sit {
  const mark = tab.read('sitMark');
  return mark?.sitId === sit.sitId && mark.elapsedMillis > sit.elapsedMillis ? { ...sit, ...mark } : sit;
}

function writeTabValues(
  { tab }: Pick<LocalData, 'tab'>,
  { posture, practice, plannedMinutes, startedAt }: Sit,
): void {
  tab.write('currentPosture', posture);
  tab.write('currentTLevel', practice.level);
  tab.write('currentDuration', plannedMinutes);
  tab.write('practiceStartTime', startedAt);
}
