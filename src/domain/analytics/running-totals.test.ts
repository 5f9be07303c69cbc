import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleSession } from '../../../tests/setup/example-session.ts';
import { holds } from '../../../tests/setup/holds.ts';
import { noCounts, storedCounts } from '../pahm/counts.ts';
import type { PracticeSession } from '../practice/session.ts';
import {
  type DayRollup,
  dayRollupOf,
  dayRollupSchema,
  daysOf,
  withSession as dayWith,
} from './daily-rollup.ts';
import { runningTotalsSchema, totalsFrom, totalsOfDays, withSession } from './running-totals.ts';
import type { Totals } from './totals.ts';

const dayMillis = 86_400_000;
const firstDay = Date.parse('2026-02-20');
const dayAt = (place: number) => new Date(firstDay + place * dayMillis).toISOString().slice(0, 10);

/** Sits of some weeks, in the order in which they were recorded: not that of their days. */
const history = fc.array(
  fc
    .record({
      day: fc.integer({ min: 0, max: 40 }),
      secondsSat: fc.integer({ min: 0, max: 7200 }),
      ratingTenths: fc.integer({ min: 10, max: 100 }),
      presentPercentage: fc.integer({ min: 0, max: 100 }),
      taps: fc.option(fc.nat(5), { nil: undefined }),
      stageLevel: fc.constantFrom(1, 2, 6),
      sessionType: fc.constantFrom('meditation' as const, 'mind_recovery' as const),
      enteredByHand: fc.constantFrom(undefined, true),
    })
    .map(
      ({ day, ratingTenths, taps, ...changes }): PracticeSession =>
        exampleSession({
          ...changes,
          practiceDay: dayAt(day),
          rating: ratingTenths / 10,
          pahmCounts: taps === undefined ? undefined : storedCounts({ ...noCounts(), present: taps }),
        }),
    ),
  { maxLength: 30 },
);
const someday = fc.integer({ min: -2, max: 45 }).map(dayAt);

/** Slow and obvious: looks at everything for every figure. */
function reference(sessions: readonly PracticeSession[], today: string): Totals {
  const has = (place: number) => sessions.some(({ practiceDay }) => practiceDay === dayAt(place));
  const runTo = (place: number): number => (has(place) ? 1 + runTo(place - 1) : 0);
  const todayAt = (Date.parse(today) - firstDay) / dayMillis;
  const last = [todayAt + 1, todayAt, todayAt - 1].find(has);
  let seconds = 0;
  let tenths = 0;
  let rated = 0;
  let present = 0;
  let observed = 0;
  for (const session of sessions) {
    seconds += session.secondsSat;
    if (session.enteredByHand) continue;
    tenths += Math.round(session.rating * 10);
    rated += 1;
    const taps = session.pahmCounts?.present_neutral ?? 0;
    if (taps === 0 || (session.sessionType === 'meditation' && session.stageLevel === 1)) continue;
    present += session.presentPercentage;
    observed += 1;
  }
  return {
    totalSessions: sessions.length,
    totalMinutes: Math.floor(seconds / 60),
    totalHours: Math.round(seconds / 360) / 10,
    currentStreak: last === undefined ? 0 : runTo(last),
    longestStreak: Math.max(...Array.from({ length: 41 }, (_, place) => runTo(place))),
    averageQuality: rated === 0 ? 0 : Math.round(tenths / rated) / 10,
    averagePresentPercentage: observed === 0 ? 0 : Math.round(present / observed),
  };
}

const added = (sessions: readonly PracticeSession[]) => sessions.reduce(withSession, totalsOfDays([]));

/** The roll-ups of the days, kept one session after the other. */
function keptDays(sessions: readonly PracticeSession[]): DayRollup[] {
  const days = new Map<string, DayRollup>();
  for (const session of sessions) {
    const { practiceDay } = session;
    const day = days.get(practiceDay);
    days.set(practiceDay, day ? dayWith(day, session) : dayRollupOf(practiceDay, [session]));
  }
  return [...days.values()];
}

describe('the running totals', () => {
  it('of nothing are zero', () => {
    expect(totalsOfDays([])).toEqual({
      sessions: 0,
      secondsSat: 0,
      ratedSessions: 0,
      ratingTenths: 0,
      observedSessions: 0,
      presentSum: 0,
      runs: [],
    });
  });

  it('kept sit by sit are those of all days, and say what looking at every sit says', () => {
    holds(
      fc.property(history, someday, (sessions, today) => {
        const running = added(sessions);
        expect(running).toEqual(totalsOfDays(daysOf(sessions)));
        expect(totalsFrom(running, today)).toEqual(reference(sessions, today));
        expect(runningTotalsSchema.parse(JSON.parse(JSON.stringify(running)))).toEqual(running);
      }),
    );
  });

  it('do not depend on the order in which sits were recorded', () => {
    const shuffled = history.chain((sessions) =>
      fc.tuple(fc.constant(sessions), fc.shuffledSubarray(sessions, { minLength: sessions.length })),
    );
    holds(
      fc.property(shuffled, ([sessions, inDisorder]) => {
        expect(added(inDisorder)).toEqual(added(sessions));
      }),
    );
  });

  it('after deletions, made anew from the days that are left, forget what was deleted', () => {
    const withDeleted = history.chain((sessions) =>
      fc.tuple(fc.constant(sessions), fc.subarray(sessions.map((_, at) => at)), someday),
    );
    holds(
      fc.property(withDeleted, ([sessions, deleted, today]) => {
        const left = sessions.filter((_, at) => !deleted.includes(at));
        const touched = new Set(deleted.map((at) => sessions[at]?.practiceDay));
        // The days that were touched are rolled up anew, the others stay as they were kept.
        const untouched = keptDays(sessions).filter(({ practiceDay }) => !touched.has(practiceDay));
        const renewed = daysOf(left).filter(({ practiceDay }) => touched.has(practiceDay));
        const running = totalsOfDays([...untouched, ...renewed]);
        expect(running).toEqual(added(left));
        expect(totalsFrom(running, today)).toEqual(reference(left, today));
      }),
    );
  });

  it.each<[string, Record<string, unknown>]>([
    ['a negative count', { sessions: -1 }],
    ['half a session', { sessions: 0.5 }],
    ['a run of no day', { runs: [{ first: '2026-11-21', days: 0 }] }],
    ['a run from no day', { runs: [{ first: 'today', days: 1 }] }],
    ['no runs', { runs: undefined }],
  ])('with %s are not to be trusted', (_, changes) => {
    expect(runningTotalsSchema.safeParse({ ...totalsOfDays([]), ...changes }).success).toBe(false);
  });
});

describe('the roll-ups of days', () => {
  it('kept sit by sit are those of all sits of the day', () => {
    holds(
      fc.property(history, (sessions) => {
        const inOrder = keptDays(sessions).sort((one, other) =>
          one.practiceDay < other.practiceDay ? -1 : 1,
        );
        expect(inOrder).toEqual(daysOf(sessions));
        for (const day of inOrder) expect(dayRollupSchema.parse(day)).toEqual(day);
      }),
    );
  });

  it('say how much was sat, rated and observed', () => {
    const pahmCounts = storedCounts({ ...noCounts(), worry: 2 });
    const matrix = { stageLevel: 2, rating: 7.3, presentPercentage: 64, pahmCounts };
    expect(
      daysOf([
        exampleSession(),
        exampleSession({ practiceDay: '2026-11-20', ...matrix }),
        exampleSession({ ...matrix, secondsSat: 900, presentPercentage: 66.4 }),
        exampleSession({ ...matrix, enteredByHand: true }),
      ]),
    ).toEqual([
      {
        practiceDay: '2026-11-20',
        sessions: 1,
        secondsSat: 600,
        ratedSessions: 1,
        ratingTenths: 73,
        observedSessions: 1,
        presentSum: 64,
      },
      {
        practiceDay: '2026-11-21',
        sessions: 3,
        secondsSat: 2100,
        ratedSessions: 2,
        ratingTenths: 158,
        observedSessions: 1,
        presentSum: 66,
      },
    ]);
  });
});
