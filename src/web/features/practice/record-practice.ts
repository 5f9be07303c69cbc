import type { Sit } from '#domain/practice/sit.ts';
import type { Clock } from '#platform/clock.ts';
import { recordMatrix } from './record-matrix.ts';
import { recordRecovery } from './record-recovery.ts';
import { recordStillness } from './record-stillness.ts';
import type { RecordingData } from './recording-data.ts';
import type { SitEnd } from './sit-parts.ts';
import { isMatrix, isRecovery, isStillness } from './sit-plan.ts';

/** Records a sit of whatever practice once, however often it is called, and leaves the tab's own values behind (B § 3, § 4). */
export async function recordPractice(
  data: RecordingData,
  clock: Pick<Clock, 'zone'>,
  sit: Sit,
  end: SitEnd,
): Promise<void> {
  if (isStillness(sit)) await recordStillness(data, clock, sit, end);
  else if (isMatrix(sit)) await recordMatrix(data, clock, sit, end);
  else if (isRecovery(sit)) await recordRecovery(data, clock, sit, end);
}
