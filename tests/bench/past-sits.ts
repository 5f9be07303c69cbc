import '../setup/temporal.ts';
import { positions } from '#domain/pahm/positions.ts';
import type { Tap } from '#domain/pahm/taps.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { stillnessOutcome } from '#domain/practice/stillness.ts';
import { matrixRecord } from '#features/practice/matrix-outcome-record.ts';
import type { TableName } from '#store/database.ts';
import { exampleMatrixSit, exampleSit } from '../setup/example-sit.ts';

const dayMillis = 24 * 60 * 60_000;
const sitMillis = 30 * 60_000;
/** Twice a day, for as many years as the count takes, but no more than ten: then more often. */
const leastSitsADay = 2;
const mostDays = 3650;
const tapsASit = 8;

/** What so many full sits of stage 2 have left on a device, the last of them yesterday: sessions, notes and taps. */
export function pastSits(count: number): Partial<Record<TableName, object[]>> {
  const sessions: object[] = [];
  const notes: object[] = [];
  const taps: object[] = [];
  const yesterday = Date.now() - dayMillis;
  const sitsADay = Math.max(leastSitsADay, count / mostDays);
  for (let back = 0; back < count; back += 1) {
    const endedAtMillis = yesterday - (back * dayMillis) / sitsADay;
    const startedAt = new Date(endedAtMillis - sitMillis).toISOString();
    const endedAt = new Date(endedAtMillis).toISOString();
    const sit = exampleMatrixSit({ sitId: `past-${back}`, startedAt, markedAt: endedAt });
    const end = {
      elapsedMillis: sitMillis,
      isCompleted: true,
      endedAt,
      clockWasUncertain: false,
      taps: tapsOf(back),
    };
    const record = matrixRecord(sit, end, 'UTC', 0);
    sessions.push(record.session);
    notes.push(record.note);
    if (record.taps) taps.push(record.taps);
  }
  return { sessions, notes, taps };
}

/** A full sit of stillness, yesterday. */
export function pastStillness(): PracticeSession {
  const sit = exampleSit();
  const endedAt = new Date(Date.now() - dayMillis).toISOString();
  const elapsedMillis = sit.plannedMinutes * 60_000;
  const practiceDay = endedAt.slice(0, 10);
  return stillnessOutcome({ sit, elapsedMillis, isCompleted: true, endedAt, practiceDay }).session;
}

function tapsOf(seed: number): Tap[] {
  return Array.from({ length: tapsASit }, (_, number) => ({
    position: positions[(seed + number * 4) % positions.length]?.key ?? 'present',
    atMillis: Math.floor((sitMillis * number) / tapsASit),
  }));
}
