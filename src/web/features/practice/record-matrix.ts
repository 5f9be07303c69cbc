import { countsOfTaps } from '#domain/pahm/counts.ts';
import type { SitOf } from '#domain/practice/sit.ts';
import type { Clock } from '#platform/clock.ts';
import { matrixRecord } from './matrix-outcome-record.ts';
import type { RecordingData } from './recording-data.ts';
import type { SitEnd } from './sit-parts.ts';

/** Records a matrix sit with its taps and leaves the tab's own values behind (B § 3, § 4). */
export async function recordMatrix(
  data: RecordingData,
  clock: Pick<Clock, 'zone'>,
  sit: SitOf<'matrix'>,
  end: SitEnd,
): Promise<void> {
  const { dayStartHour } = await data.settings();
  const record = matrixRecord(sit, end, clock.zone(), dayStartHour);
  await data.recordSit(record);
  data.tab.write('practiceEndTime', end.endedAt);
  data.tab.write('pahmTracking', countsOfTaps(end.taps));
  data.tab.write('recordPAHMSession', { stageLevel: sit.practice.stage, duration: record.session.duration });
}
