import type { SitOf } from '#domain/practice/sit.ts';
import type { Clock } from '#platform/clock.ts';
import type { RecordingData } from './recording-data.ts';
import { recoverySitRecord } from './recovery-outcome-record.ts';
import type { SitEnd } from './sit-parts.ts';

/**
 * Records a Mind Recovery practice with its taps and its entry in the history (B § 3, § 4). The counters that the tab keeps
 * for a stage's reflection stay as they are.
 */
export async function recordRecovery(
  data: RecordingData,
  clock: Pick<Clock, 'zone'>,
  sit: SitOf<'recovery'>,
  end: SitEnd,
): Promise<void> {
  const { dayStartHour } = await data.settings();
  await data.recordSit(recoverySitRecord(sit, end, { zone: clock.zone(), dayStartHour, userId: data.uid }));
  data.tab.write('practiceEndTime', end.endedAt);
}
