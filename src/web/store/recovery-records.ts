import {
  type Feeling,
  type RecoveryRecord,
  recoveryRecordSchema,
  reflectedRecovery,
} from '#domain/recovery/record.ts';
import type { StoreParts } from './store-parts.ts';
import { dayOfSessionOr, touchDays } from './touched-days.ts';

/** The history of Mind Recovery, oldest first. */
export async function readRecoveryRecords({ reader }: StoreParts): Promise<RecoveryRecord[]> {
  const records = await reader.all('recoveryRecords', recoveryRecordSchema);
  return records.sort((one, other) => one.completedAt.localeCompare(other.completedAt));
}

/** What the history says of one practice. */
export function readRecoveryRecord(
  { reader }: StoreParts,
  sessionId: string,
): Promise<RecoveryRecord | undefined> {
  return reader.get('recoveryRecords', sessionId, recoveryRecordSchema);
}

/** Adds to the history what somebody said of a practice; said again, it takes the former place. False where the practice is gone. */
export function reflectOnRecovery(
  parts: StoreParts,
  sessionId: string,
  said: { feeling: Feeling; text: string },
): Promise<boolean> {
  const { database, clock } = parts;
  const { recoveryRecords, sessions, settings, touchedDays } = database;
  return database.transaction('rw', recoveryRecords, sessions, settings, touchedDays, async () => {
    const record = await readRecoveryRecord(parts, sessionId);
    if (!record) return false;
    await recoveryRecords.put(reflectedRecovery(record, said, clock.instant()));
    await touchDays(parts, [await dayOfSessionOr(parts, sessionId, record.completedAt)]);
    return true;
  });
}
