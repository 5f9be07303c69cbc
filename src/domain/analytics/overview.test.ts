import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleSession } from '../../../tests/setup/example-session.ts';
import { holds } from '../../../tests/setup/holds.ts';
import { practiceHistories } from '../../../tests/setup/practice-histories.ts';
import { mean, slowlyWithin, total } from '../../../tests/setup/slow-days.ts';
import { noCounts, storedCounts } from '../pahm/counts.ts';
import { analyticsDaysOf, noRecords } from './analytics-day.ts';
import { comparisonOf } from './comparison.ts';
import { moodOf } from './mood.ts';
import { overviewOf } from './overview.ts';
import { periodOf } from './period.ts';
import { daysOfRange, lastDays, rangeBefore, rangeKinds, rangeOf } from './range.ts';
import { practiceCalendarOf, seriesOf, stepsOf, stepWidthOf } from './series.ts';
import { streakOf } from './streak.ts';
import { streakProbabilityOf } from './streak-probability.ts';

const clock = { zone: 'UTC', dayStartHour: 0, dayOfSession: () => undefined };
const today = '2026-11-21';

/** Sits of so many ratings, one after the other on one day, in a month. */
const month = (ratings: readonly number[], change = {}) => {
  const sessions = ratings.map((rating, at) =>
    exampleSession({ rating, startedAt: `2026-11-21T0${at}:00:00Z`, ...change }),
  );
  return periodOf(rangeOf('month', today), analyticsDaysOf({ ...noRecords, sessions }, clock));
};

describe('the overview', () => {
  it('says what looking at every record says', () => {
    holds(
      fc.property(practiceHistories, fc.constantFrom(...rangeKinds), (history, kind) => {
        const range = rangeOf(kind, history.today);
        const days = analyticsDaysOf(history.records, history.clock);
        const period = periodOf(range, days);
        const slow = slowlyWithin(history, range);
        const { sessions, notes } = slow;
        const streak = streakOf(
          history.records.sessions.map(({ practiceDay }) => practiceDay),
          history.today,
        );
        const rated = sessions.filter(({ enteredByHand }) => !enteredByHand);
        expect(overviewOf(period, streak)).toMatchObject({
          totalSessions: sessions.length,
          totalMeditationSessions: sessions.filter(({ stageLevel }) => stageLevel > 0).length,
          totalMindRecoverySessions: sessions.filter(({ stageLevel }) => stageLevel === 0).length,
          totalPracticeTime: Math.floor(total(sessions, ({ secondsSat }) => secondsSat) / 60),
          averageSessionLength: mean(
            sessions.map(({ secondsSat }) => secondsSat),
            60,
          ),
          currentStreak: streak.current,
          longestStreak: streak.longest,
          emotionalNotesCount: notes.filter(({ source }) => source === 'person').length,
          notesByPractice: notes.filter(({ source }) => source === 'practice').length,
          averageQuality: mean(
            rated.map(({ rating }) => Math.round(rating * 10)),
            10,
          ),
          ratedSessions: rated.length,
          daysPractised: new Set(sessions.map(({ practiceDay }) => practiceDay)).size,
          daysInRange: { week: 7, month: 30, quarter: 90, year: 365 }[kind],
        });
      }),
      1000,
    );
  });

  it('of nothing shows no mean', () => {
    expect(overviewOf(month([]), { current: 0, longest: 0 })).toMatchObject({
      totalSessions: 0,
      averageSessionLength: undefined,
      averageQuality: undefined,
      progressTrend: undefined,
    });
  });
});

describe('the progress trend', () => {
  it.each<[string, number[], unknown]>([
    ['two sits', [6, 9], undefined],
    ['three sits that rise', [6, 1, 6.3], { direction: 'improving', sessions: 3 }],
    ['three that rise by less than 0.3', [6, 10, 6.2], { direction: 'stable' }],
    ['three that fall', [6.3, 10, 6], { direction: 'declining' }],
    ['three that fall by less than 0.3', [6.2, 1, 6], { direction: 'stable' }],
    [
      'four',
      [6, 7, 6.5, 7.1],
      { direction: 'improving', older: { sessions: 2, mean: 6.5 }, newer: { sessions: 2, mean: 6.8 } },
    ],
    [
      'five, with the middle one in neither half',
      [5, 5, 9, 5, 5],
      { direction: 'stable', sessions: 5, older: { sessions: 2, mean: 5 } },
    ],
  ])('of %s', (_, ratings, trend) => {
    const found = overviewOf(month(ratings), { current: 1, longest: 1 }).progressTrend;
    if (trend === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(trend as object);
  });

  it('is not drawn from the defaults of sits without taps, nor from sits entered by hand', () => {
    const untapped = { stageLevel: 2, pahmCounts: storedCounts(noCounts()) };
    const tapped = { stageLevel: 2, pahmCounts: { ...storedCounts(noCounts()), past_neutral: 1 } };
    const streak = { current: 1, longest: 1 };
    expect(overviewOf(month([6, 6, 9, 9], untapped), streak).progressTrend).toBeUndefined();
    expect(overviewOf(month([6, 6, 9, 9], { enteredByHand: true }), streak).progressTrend).toBeUndefined();
    expect(overviewOf(month([6, 6, 9, 9], tapped), streak).progressTrend?.direction).toBe('improving');
  });
});

describe('what stands beside', () => {
  it('says what looking at every record says: days of late, mood, comparison, calendar, steps', () => {
    holds(
      fc.property(practiceHistories, fc.constantFrom(...rangeKinds), (history, kind) => {
        const days = analyticsDaysOf(history.records, history.clock);
        const late = slowlyWithin(history, lastDays(30, history.today));
        const practised = new Set(late.sessions.map(({ practiceDay }) => practiceDay)).size;
        expect(streakProbabilityOf(days, history.today)).toEqual({
          percent: Math.min(95, Math.round((practised / 30) * 100)),
          practised,
          days: 30,
        });
        const own = slowlyWithin(history, lastDays(7, history.today)).notes.filter(
          ({ source }) => source === 'person',
        );
        const energy = mean(own.map(({ energyLevel }) => energyLevel));
        expect(moodOf(days, history.today)).toEqual(
          energy === undefined ? undefined : { energy, notes: own.length },
        );

        const range = rangeOf(kind, history.today);
        const [now, before] = [range, rangeBefore(range)];
        const [slowNow, slowBefore] = [slowlyWithin(history, now), slowlyWithin(history, before)];
        const { sessions, quality } = comparisonOf(periodOf(now, days), periodOf(before, days));
        expect(sessions).toEqual({
          now: slowNow.sessions.length,
          before: slowBefore.sessions.length,
          change: slowNow.sessions.length - slowBefore.sessions.length,
        });
        expect(quality.change === undefined).toBe(
          [slowNow, slowBefore].some((slow) => slow.sessions.every(({ enteredByHand }) => enteredByHand)),
        );

        const period = periodOf(range, days);
        expect(practiceCalendarOf(period)).toEqual(
          daysOfRange(range).map((day) => {
            const onDay = slowNow.sessions.filter(({ practiceDay }) => practiceDay === day);
            const seconds = total(onDay, ({ secondsSat }) => secondsSat);
            return { day, sessions: onDay.length, minutes: Math.floor(seconds / 60) };
          }),
        );
      }),
      1000,
    );
  });

  it('says step by step what looking at every record says', () => {
    const place = fc.nat(12);
    holds(
      fc.property(practiceHistories, fc.constantFrom(...rangeKinds), place, (history, kind, at) => {
        const range = rangeOf(kind, history.today);
        const steps = seriesOf(periodOf(range, analyticsDaysOf(history.records, history.clock)));
        const step = steps.at(at % steps.length) ?? { from: '', to: '' };
        const { sessions, notes } = slowlyWithin(history, step);
        const own = notes.filter(({ source }) => source === 'person');
        const rated = sessions.filter(({ enteredByHand }) => !enteredByHand);
        expect(step).toMatchObject({
          sessions: sessions.length,
          minutes: Math.floor(total(sessions, ({ secondsSat }) => secondsSat) / 60),
          rating: mean(
            rated.map(({ rating }) => Math.round(rating * 10)),
            10,
          ),
          notes: own.length,
          energy: mean(own.map(({ energyLevel }) => energyLevel)),
        });
        const all = slowlyWithin(history, range).sessions.length;
        expect(total(steps, (one) => one.sessions)).toBe(all);
      }),
      1000,
    );
  });

  it('is 95 % at most, after thirty days of thirty', () => {
    const sessions = daysOfRange(lastDays(30, today)).map((practiceDay) => exampleSession({ practiceDay }));
    const days = analyticsDaysOf({ ...noRecords, sessions }, clock);
    expect(streakProbabilityOf(days, today)).toEqual({ percent: 95, practised: 30, days: 30 });
  });
});

describe('the steps of a range', () => {
  it.each([
    ['week', 'day', 7],
    ['month', 'day', 30],
    ['quarter', 'week', 13],
    ['year', 'month', 13],
  ] as const)('of a %s are those of a %s', (kind, width, count) => {
    const range = rangeOf(kind, today);
    expect(stepWidthOf(range)).toBe(width);
    expect(stepsOf(range, width)).toHaveLength(count);
  });

  it('are whole weeks from Monday and whole months, cut at the edges, without a gap', () => {
    expect(stepsOf({ from: '2026-11-13', to: '2026-11-24' }, 'week')).toEqual([
      { from: '2026-11-13', to: '2026-11-15' },
      { from: '2026-11-16', to: '2026-11-22' },
      { from: '2026-11-23', to: '2026-11-24' },
    ]);
    expect(stepsOf({ from: '2027-12-31', to: '2028-03-01' }, 'month')).toEqual([
      { from: '2027-12-31', to: '2027-12-31' },
      { from: '2028-01-01', to: '2028-01-31' },
      { from: '2028-02-01', to: '2028-02-29' },
      { from: '2028-03-01', to: '2028-03-01' },
    ]);
  });
});
