import { describe, expect, test } from 'vitest';
import { sitTapsSchema } from '#domain/pahm/taps.ts';
import { practiceSessionSchema } from '#domain/practice/session.ts';
import { recoveryRecordSchema } from '#domain/recovery/record.ts';
import { exampleRecoverySit, exampleTaps } from '../../../../tests/setup/example-sit.ts';
import { recoverySitRecord } from './recovery-outcome-record.ts';

const somebody = { userId: 'user-1', zone: 'Europe/Berlin', dayStartHour: 0 };
const ended = {
  elapsedMillis: 300_000,
  isCompleted: true,
  endedAt: '2026-11-21T08:05:00.000Z',
  clockWasUncertain: false,
  taps: exampleTaps,
};

describe('what a Mind Recovery practice leaves behind (B § 3, § 9)', () => {
  test('after its countdown ended by itself', () => {
    const record = recoverySitRecord(exampleRecoverySit(), ended, somebody);
    const { sitId, session, taps, recovery, marks } = record;
    expect(sitId).toBe('a-recovery-sit');
    expect(practiceSessionSchema.parse(session)).toEqual(session);
    expect(recoveryRecordSchema.parse(recovery)).toEqual(recovery);
    expect(sitTapsSchema.parse(taps)).toEqual({ sessionId: 'a-recovery-sit', taps: exampleTaps });
    expect(session).toMatchObject({
      sessionType: 'mind_recovery',
      stageLevel: 0,
      stageLabel: 'Emotional Reset',
      practiceDay: '2026-11-21',
      notes: 'Emotional Reset, 5 minutes, Seated: to the end. 5 taps, 60 % in the present.',
    });
    expect(recovery).toMatchObject({ userId: 'user-1', completedAt: ended.endedAt });
    expect(marks).toEqual([]);
    expect(record).not.toHaveProperty('note');
  });

  test('after it was ended by hand, without a tap', () => {
    const sit = exampleRecoverySit({
      practice: { kind: 'recovery', practice: 'mid-day-reset' },
      posture: 'lying',
      plannedMinutes: 3,
    });
    const end = { ...ended, isCompleted: false, elapsedMillis: 130_000, taps: [] };
    const { session, recovery } = recoverySitRecord(sit, end, somebody);
    expect(session.notes).toBe('Mid-Day Reset, 2 of 3 minutes, Lying Down: ended early. No taps.');
    expect(recovery).toMatchObject({ practiceType: 'mid-day-reset', posture: 'lying', quality: 'peaceful' });
  });

  test("on the person's own day, and with what is not certain about its clock", () => {
    const night = { ...ended, endedAt: '2026-11-21T01:30:00.000Z', clockWasUncertain: true };
    const { session } = recoverySitRecord(exampleRecoverySit(), night, { ...somebody, dayStartHour: 3 });
    expect(session).toMatchObject({ practiceDay: '2026-11-20', clockWasUncertain: true });
  });
});
