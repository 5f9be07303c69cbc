import type { Sit } from '#domain/practice/sit.ts';
import type { Clock } from '#platform/clock.ts';
import type { LocalData } from '#store/local-data.ts';
import { recordPractice } from './record-practice.ts';
import type { RecordingData } from './recording-data.ts';
import type { SitMark } from './sit-journal.ts';
import type { SitRecords } from './sit-parts.ts';
import type { SitPlan } from './sit-plan.ts';

/** What a sit needs of the device. */
export type SitData = RecordingData &
  Pick<LocalData, 'currentSit' | 'holdSit' | 'journalSit' | 'keepTap' | 'dropTap' | 'discardSit'>;

/** Where a sit is kept: journal, taps, session and this tab's own values (B § 3). */
export function sitRecords(given: {
  sitId: string;
  plan: SitPlan;
  /** Of a sit taken up again; otherwise its first mark tells. */
  startedAt: string | undefined;
  data: SitData;
  clock: Pick<Clock, 'zone'>;
}): SitRecords {
  const { sitId, plan, data, clock } = given;
  let startedAt = given.startedAt;
  let last: Sit | undefined;

  function sitAt(mark: SitMark): Sit {
    startedAt ??= mark.startedAt ?? mark.markedAt;
    return { sitId, ...plan, ...mark, startedAt };
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
    keepTap: (number, tap) => data.keepTap(sitId, number, tap),
    dropTap: (number) => data.dropTap(sitId, number),
    async record(end) {
      const { elapsedMillis, clockWasUncertain, endedAt } = end;
      const sit = sitAt({ status: 'paused', elapsedMillis, clockWasUncertain, markedAt: endedAt });
      await recordPractice(data, clock, sit, end);
      data.tab.remove('sitMark');
    },
    async discard() {
      await data.discardSit(sitId);
      data.tab.remove('sitMark');
    },
  };
}

function writeTabValues(
  { tab }: Pick<LocalData, 'tab'>,
  { posture, practice, plannedMinutes, startedAt }: Sit,
): void {
  tab.write('currentPosture', posture);
  if (practice.kind === 'stillness') tab.write('currentTLevel', practice.level);
  tab.write('currentDuration', plannedMinutes);
  tab.write('practiceStartTime', startedAt);
}
