import type { SitOf } from '#domain/practice/sit.ts';
import type { Clock } from '#platform/clock.ts';
import type { LocalData } from '#store/local-data.ts';
import type { RecordingData } from './recording-data.ts';
import type { SitEnd } from './sit-parts.ts';
import { stillnessRecord } from './stillness-outcome.ts';

/** Records a stillness sit and leaves the tab's own values behind (B § 3, § 4). */
export async function recordStillness(
  data: RecordingData,
  clock: Pick<Clock, 'zone'>,
  sit: SitOf<'stillness'>,
  end: SitEnd,
): Promise<void> {
  const { dayStartHour } = await data.settings();
  const record = stillnessRecord(sit, end, clock.zone(), dayStartHour);
  await data.recordSit(record);
  const { secondsSat, isCompleted } = record.session;
  const { level } = sit.practice;
  data.tab.write('practiceEndTime', end.endedAt);
  data.tab.write('lastPracticeData', {
    level,
    targetDuration: sit.plannedMinutes * 60,
    timeSpent: secondsSat,
    isCompleted,
    completedAt: end.endedAt,
  });
  if (isCompleted && level === 't5') writeStage2Open(data);
}

/** Stage 2 is open: as this tab's own values say it (B § 3, § 4). */
export function writeStage2Open({ tab }: Pick<LocalData, 'tab'>): void {
  tab.write('t5Completed', true);
  tab.write('stageProgress', 2);
  tab.write('currentTLevel', 't6');
}
