import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleRecoverySit, exampleTaps } from '../../../tests/setup/example-sit.ts';
import { holds } from '../../../tests/setup/holds.ts';
import { totalsOf } from '../analytics/totals.ts';
import { positions } from '../pahm/positions.ts';
import { mostTaps, sitTapsSchema, type Tap } from '../pahm/taps.ts';
import { recoveryPostures } from '../recovery/postures.ts';
import { type RecoveryKey, recoveryPractices } from '../recovery/practices.ts';
import { recoveryRecordSchema } from '../recovery/record.ts';
import { type SitPosture, sitPostureKeys } from './postures.ts';
import { recoveryOutcome } from './recovery-outcome.ts';
import { practiceSessionSchema } from './session.ts';
import type { SitOf } from './sit.ts';

const minute = 60_000;

function outcomeOf(
  sit: SitOf<'recovery'>,
  elapsedMillis: number,
  isCompleted: boolean,
  taps: readonly Tap[] = [],
) {
  return recoveryOutcome({
    sit,
    taps,
    elapsedMillis,
    isCompleted,
    name: 'Emotional Reset',
    userId: 'user-1',
    endedAt: '2026-11-21T08:05:00.000Z',
    practiceDay: '2026-11-21',
  });
}

const noCounts = {
  present_attachment: 0,
  present_neutral: 0,
  present_aversion: 0,
  past_attachment: 0,
  past_neutral: 0,
  past_aversion: 0,
  future_attachment: 0,
  future_neutral: 0,
  future_aversion: 0,
};

describe('a practice that ended by itself (B § 3, § 4, § 9)', () => {
  const { session, taps, recovery } = outcomeOf(exampleRecoverySit(), 5 * minute, true, exampleTaps);

  it('becomes a full session of no stage', () => {
    expect(session).toEqual({
      sessionId: 'a-recovery-sit',
      sessionType: 'mind_recovery',
      timestamp: '2026-11-21T08:05:00.000Z',
      startedAt: '2026-11-21T08:00:00.000Z',
      practiceDay: '2026-11-21',
      duration: 5,
      secondsSat: 300,
      targetMinutes: 5,
      isCompleted: true,
      stageLevel: 0,
      stageLabel: 'Emotional Reset',
      // 60 % present: 7 + 1 + 0.5.
      rating: 8.5,
      notes: '',
      presentPercentage: 60,
      environment: { posture: 'seated', location: 'indoor', lighting: 'natural', sounds: 'quiet' },
      pahmCounts: {
        ...noCounts,
        present_neutral: 2,
        present_attachment: 1,
        future_aversion: 1,
        past_attachment: 1,
      },
      mindRecoveryContext: 'emotional-reset',
      mindRecoveryPurpose: 'meeting-a-feeling',
    });
    expect(practiceSessionSchema.parse(session)).toEqual(session);
  });

  it('keeps its taps beside it', () => {
    expect(taps).toEqual({ sessionId: 'a-recovery-sit', taps: exampleTaps });
  });

  it('stands in the history', () => {
    expect(recovery).toEqual({
      type: 'mind-recovery',
      sessionId: 'a-recovery-sit',
      practiceType: 'emotional-reset',
      posture: 'seated',
      duration: 5,
      completedAt: '2026-11-21T08:05:00.000Z',
      userId: 'user-1',
      pahmCounts: session.pahmCounts,
      presentPercentage: 60,
      totalInteractions: 5,
      quality: 'engaged',
    });
    expect(recoveryRecordSchema.parse(recovery)).toEqual(recovery);
  });

  it('counts in days, minutes, quality and attention', () => {
    expect(totalsOf([session], '2026-11-21')).toMatchObject({
      totalSessions: 1,
      totalMinutes: 5,
      currentStreak: 1,
      averageQuality: 8.5,
      averagePresentPercentage: 60,
    });
  });
});

describe('a practice without a tap', () => {
  const { session, recovery } = outcomeOf(exampleRecoverySit(), 5 * minute, true);

  it('is stored as 95 % present, which earns it nothing', () => {
    expect(session).toMatchObject({ presentPercentage: 95, rating: 7.5, pahmCounts: noCounts });
    expect(recovery).toMatchObject({ presentPercentage: 95, totalInteractions: 0, quality: 'peaceful' });
  });

  it('says nothing about attention', () => {
    expect(totalsOf([session], '2026-11-21').averagePresentPercentage).toBe(0);
  });
});

it('ended early it keeps what was done', () => {
  const sit = exampleRecoverySit({ practice: { kind: 'recovery', practice: 'mid-day-reset' } });
  const { session, recovery } = outcomeOf({ ...sit, plannedMinutes: 3 }, 90_999.5, false);
  expect(session).toMatchObject({ isCompleted: false, duration: 1, secondsSat: 91, targetMinutes: 3 });
  expect(session).toMatchObject({ rating: 6, mindRecoveryPurpose: 'pausing' });
  expect(recovery).toMatchObject({ practiceType: 'mid-day-reset', duration: 1 });
});

it.each<[RecoveryKey, string]>([
  ['morning-recharge', 'waking'],
  ['emotional-reset', 'meeting-a-feeling'],
  ['mid-day-reset', 'pausing'],
  ['work-home-transition', 'arriving'],
  ['evening-wind-down', 'ending-the-day'],
])('%s is for %s', (practice, purpose) => {
  const { session, recovery } = outcomeOf(
    exampleRecoverySit({ practice: { kind: 'recovery', practice } }),
    0,
    false,
  );
  expect(session).toMatchObject({ mindRecoveryContext: practice, mindRecoveryPurpose: purpose });
  expect(recovery.practiceType).toBe(practice);
});

it.each<[SitPosture, string]>([
  ...recoveryPostures.map((posture): [SitPosture, string] => [posture, posture]),
  ['cushion', 'seated'],
  ['other', 'seated'],
])('in the posture %s it stands in the history as %s', (posture, recorded) => {
  const { session, recovery } = outcomeOf(exampleRecoverySit({ posture }), minute, false);
  expect(session.environment.posture).toBe(posture);
  expect(recovery.posture).toBe(recorded);
});

it('neither keeps nor counts more taps than can be kept', () => {
  const many = Array.from({ length: mostTaps + 5 }, (): Tap => ({ position: 'past', atMillis: 1 }));
  const { session, taps, recovery } = outcomeOf(exampleRecoverySit(), 5 * minute, true, many);
  expect(session.pahmCounts?.past_neutral).toBe(mostTaps);
  expect(taps.taps).toHaveLength(mostTaps);
  expect(recovery.totalInteractions).toBe(mostTaps);
});

it('stores what can be read, and the same counts in the session as in the history', () => {
  const position = fc.constantFrom(...positions.map(({ key }) => key));
  const given = fc.array(fc.record({ position, atMillis: fc.nat(300_000) }), { maxLength: 50 });
  const sits = fc.record({
    practice: fc.record({
      kind: fc.constant('recovery' as const),
      practice: fc.constantFrom(...recoveryPractices.map(({ key }) => key)),
    }),
    posture: fc.constantFrom(...sitPostureKeys),
  });
  holds(
    fc.property(
      sits,
      given,
      fc.double({ min: 0, max: 6 * minute, noNaN: true }),
      fc.boolean(),
      (change, tapped, elapsed, whole) => {
        const { session, taps, recovery } = outcomeOf(exampleRecoverySit(change), elapsed, whole, tapped);
        expect(practiceSessionSchema.parse(session)).toEqual(session);
        expect(recoveryRecordSchema.parse(recovery)).toEqual(recovery);
        expect(sitTapsSchema.parse(taps).taps).toEqual(tapped);
        expect(recovery.pahmCounts).toEqual(session.pahmCounts);
        expect(recovery.presentPercentage).toBe(session.presentPercentage);
        expect(recovery.totalInteractions).toBe(tapped.length);
        if (session.isCompleted) expect(session.secondsSat).toBe(300);
      },
    ),
  );
});
