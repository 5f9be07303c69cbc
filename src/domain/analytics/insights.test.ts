import { describe, expect, it } from 'vitest';
import { exampleNote } from '../../../tests/setup/example-notes.ts';
import { exampleSession } from '../../../tests/setup/example-session.ts';
import { noCounts, storedCounts } from '../pahm/counts.ts';
import type { PositionKey } from '../pahm/positions.ts';
import type { PracticeSession } from '../practice/session.ts';
import { feelings, recoveryRecord, reflectedRecovery } from '../recovery/record.ts';
import { type AnalyticsRecords, analyticsDaysOf, noRecords } from './analytics-day.ts';
import { presentThresholds } from './hints.ts';
import { insightsOf } from './insights.ts';
import { periodOf } from './period.ts';
import { rangeOf, shifted } from './range.ts';

const today = '2026-11-21';
const clock = { zone: 'UTC', dayStartHour: 0, dayOfSession: () => '2026-11-20' };
const place = { stage: 2, currentStreak: 9, hideStreaks: false };

/** A matrix sit so many days ago, beginning at an hour, with these taps. */
function sit(daysAgo: number, hour: number, counts: Partial<Record<PositionKey, number>>, change = {}) {
  const practiceDay = shifted(today, -daysAgo);
  const clockHour = String(hour).padStart(2, '0');
  return exampleSession({
    sessionId: `${practiceDay}-${hour}`,
    practiceDay,
    startedAt: `${practiceDay}T${clockHour}:00:00Z`,
    timestamp: `${practiceDay}T${clockHour}:30:00Z`,
    duration: 30,
    secondsSat: 1800,
    stageLevel: 2,
    rating: 7,
    pahmCounts: storedCounts({ ...noCounts(), ...counts }),
    ...change,
  });
}

function insightsFrom(records: Partial<AnalyticsRecords>, setting: Partial<typeof place> = {}) {
  const days = analyticsDaysOf({ ...noRecords, ...records }, clock);
  const period = periodOf(rangeOf('month', today), days);
  return insightsOf(period, { ...place, recentDays: days, today, ...setting });
}

/** What is recommended from sits about which enough is written down that nothing is said of that. */
function recommended(sessions: readonly PracticeSession[], setting: Partial<typeof place> = {}) {
  const notes = sessions.map(({ sessionId, timestamp }) => exampleNote({ noteId: sessionId, timestamp }));
  return insightsFrom({ sessions, notes }, setting).recommendations;
}
const kinds = (...given: Parameters<typeof recommended>) => recommended(...given).map(({ kind }) => kind);

const worried = { present: 9, worry: 3, past: 1 };
const calm = { present: 9, past: 2 };

describe('a pattern', () => {
  const evenings = [worried, calm, worried, worried, worried];

  it('worry in four of the last five evening sits leads to Evening Wind-Down', () => {
    const sessions = evenings.map((counts, at) => sit(9 - at, 18, counts));
    expect(recommended(sessions)).toEqual([
      {
        kind: 'pattern',
        position: 'worry',
        part: 'evening',
        alike: 4,
        sits: 5,
        practice: 'evening-wind-down',
        action: { to: 'recovery', practice: 'evening-wind-down' },
      },
    ]);
  });

  it('is none in three of five, in four of four, nor where the last five are otherwise', () => {
    const three = [worried, calm, worried, calm, worried].map((counts, at) => sit(9 - at, 18, counts));
    const four = [worried, worried, worried, worried].map((counts, at) => sit(9 - at, 18, counts));
    const earlier = [...evenings, calm, calm, calm].map((counts, at) => sit(9 - at, 18, counts));
    expect(kinds(three)).toEqual([]);
    expect(kinds([...four, sit(0, 7, calm)])).toEqual(['pattern']);
    expect(recommended([...four, sit(0, 7, calm)])).toMatchObject([{ part: 'any' }]);
    expect(kinds(four)).toEqual([]);
    expect(kinds(earlier)).toEqual([]);
  });

  it('is of one part of the day where it is there, and of all sits else', () => {
    const mornings = evenings.map((counts, at) => sit(9 - at, 10, counts));
    expect(recommended(mornings)).toMatchObject([{ part: 'morning', practice: 'emotional-reset' }]);
    const mixed = evenings.map((counts, at) => sit(9 - at, at % 2 ? 22 : 10, counts));
    expect(recommended(mixed)).toMatchObject([{ part: 'any', alike: 4, sits: 5 }]);
  });

  it.each<[string, object]>([
    ['without taps', { pahmCounts: storedCounts(noCounts()), presentPercentage: 85 }],
    ['entered by hand', { enteredByHand: true }],
    ['of stillness', { stageLevel: 1 }],
    ['of Mind Recovery', { sessionType: 'mind_recovery', stageLevel: 0 }],
  ])('is not drawn from sits %s', (_, change) => {
    const sessions = evenings.map((counts, at) => sit(9 - at, 18, counts, change));
    expect(recommended(sessions).filter(({ kind }) => kind === 'pattern')).toEqual([]);
  });

  it('is not seen in sits that were all in the present', () => {
    expect(kinds([0, 1, 2, 3, 4].map((ago) => sit(ago, 18, { present: 8 })))).toEqual([]);
  });
});

describe('the recommendations', () => {
  const days = [0, 1, 2, 3, 4];
  const still = (change: object) => days.map((ago) => sit(ago, 10, {}, { stageLevel: 1, ...change }));

  it('say nothing of fewer than five sits', () => {
    expect(kinds(still({ secondsSat: 300 }).slice(1))).toEqual([]);
  });

  it.each([
    [599, 2, ['short-sits']],
    [600, 2, []],
    [2700, 3, []],
    [2701, 3, ['long-sits']],
    [2701, 4, []],
  ])('of sits of %i seconds at stage %i are %j', (secondsSat, stage, expected) => {
    expect(kinds(still({ secondsSat }), { stage })).toEqual(expected);
  });

  it('show scattered attention below the lowest threshold, with what was seen, and never from a default', () => {
    const half = days.map((ago) => sit(ago, 8 + 3 * ago, ago % 2 ? { past: 2 } : { present: 2 }));
    expect(recommended(half)).toMatchObject([]);
    const sessions = days.map((ago) => sit(ago, 10, { present: 1, [ago % 2 ? 'past' : 'future']: 1 }));
    expect(Math.min(...presentThresholds)).toBe(60);
    expect(recommended(sessions)).toEqual([
      {
        kind: 'scattered',
        presentPercentage: 50,
        observations: 10,
        sessions: 5,
        action: { to: 'matrix' },
      },
    ]);
    const untapped = days.map((ago) => sit(ago, 10, {}, { presentPercentage: 40 }));
    expect(kinds(untapped)).toEqual([]);
  });

  it('show Mind Recovery above 20 and above 40 percent', () => {
    const recovery = { sessionType: 'mind_recovery', stageLevel: 0, stageLabel: 'Mid-Day Reset' };
    const share = (count: number) => [
      ...still({}),
      ...Array.from({ length: count }, (_, at) => sit(at, 13, {}, recovery)),
    ];
    expect(kinds(share(1))).toEqual([]);
    expect(kinds(share(2))).toEqual(['much-recovery']);
    expect(kinds(share(4))).toEqual(['mostly-recovery']);
  });

  it('show few reflections below 0.3 a sit, and count what was said after Mind Recovery', () => {
    const sessions = Array.from({ length: 10 }, (_, at) => sit(at, 10, {}, { stageLevel: 1 }));
    const notes = (count: number) =>
      Array.from({ length: count }, (_, at) => exampleNote({ noteId: `${at}` }));
    const written = (records: Partial<AnalyticsRecords>) =>
      insightsFrom({ sessions, ...records }).recommendations;
    expect(written({ notes: notes(2) })).toEqual([
      { kind: 'few-reflections', written: 2, sessions: 10, action: { to: 'notes' } },
    ]);
    expect(written({ notes: notes(3) })).toEqual([]);
    const byPractice = notes(3).map((note) => ({ ...note, source: 'practice' as const }));
    expect(written({ notes: byPractice })).toMatchObject([{ written: 0 }]);
    const [feeling] = feelings;
    const ended = { practice: 'mid-day-reset', posture: 'seated', minutes: 3, counts: noCounts() } as const;
    const completedAt = '2026-11-20T12:00:00Z';
    const record = recoveryRecord({ ...ended, sessionId: 'r', completedAt });
    const recoveries = [reflectedRecovery(record, { feeling, text: '' }, completedAt)];
    expect(written({ notes: notes(2), recoveries })).toEqual([]);
  });

  it('show the best time of day only where it is clearly the best of two with five rated sits each', () => {
    const at = (hour: number, rating: number, count = 5) =>
      Array.from({ length: count }, (_, ago) => sit(ago, hour, {}, { stageLevel: 1, rating }));
    expect(recommended([...at(10, 8), ...at(18, 7.5)])).toEqual([
      {
        kind: 'best-time',
        part: 'morning',
        mean: 8,
        sits: 5,
        nextPart: 'evening',
        nextMean: 7.5,
        nextSits: 5,
        action: { to: 'practice' },
      },
    ]);
    expect(kinds([...at(10, 8), ...at(18, 7.6)])).toEqual([]);
    expect(kinds([...at(10, 8), ...at(18, 6, 4)])).toEqual([]);
    const rest = { sessionType: 'mind_recovery', stageLevel: 0 } as const;
    const rested = at(13, 9).map((session) => ({ ...session, ...rest }));
    const kept = recommended([...at(10, 8), ...at(18, 7.5), ...rested]);
    expect(kept.find(({ kind }) => kind === 'best-time')).toMatchObject({ part: 'morning' });
    const untapped = at(10, 9).map((session) => ({ ...session, stageLevel: 2 }));
    expect(kinds([...untapped, ...at(18, 6)])).toEqual([]);
  });

  it.each([
    [0, false, ['streak']],
    [6, false, ['streak']],
    [7, false, []],
    [6, true, []],
  ])('of a streak of %i days, hidden: %s, are %j', (currentStreak, hideStreaks, expected) => {
    expect(kinds(still({}), { currentStreak, hideStreaks })).toEqual(expected);
  });

  it('are four at most, patterns first', () => {
    const sessions = [
      ...days.map((ago) => sit(ago, 18, { worry: 3 }, { secondsSat: 300, rating: 5 })),
      ...days.map((ago) => sit(ago, 10, { past: 3 }, { secondsSat: 300, rating: 9 })),
      ...days.map((ago) => sit(ago, 6, { regret: 3 }, { secondsSat: 300, rating: 4 })),
    ];
    const found = insightsFrom({ sessions }, { currentStreak: 0 }).recommendations;
    expect(found.map(({ kind }) => kind)).toEqual(['pattern', 'pattern', 'scattered', 'short-sits']);
  });
});

describe('what may be expected', () => {
  const still = (count: number, change: object = {}) =>
    Array.from({ length: count }, (_, ago) => sit(ago, 10, {}, { stageLevel: 1, rating: 8, ...change }));

  it('is said from five sits on, as what was seen, out of how many', () => {
    const four = insightsFrom({ sessions: still(4) });
    expect(four).toMatchObject({ frequencies: [], missing: { frequencies: 1, trend: 0 } });
    expect(insightsFrom({ sessions: still(5) }).frequencies).toEqual([
      { kind: 'days', percent: 17, practised: 5, days: 30 },
      { kind: 'full-sits', seen: 5, of: 5 },
      { kind: 'excellent-sits', part: 'morning', seen: 5, of: 5 },
    ]);
    const hidden = insightsFrom({ sessions: still(5) }, { hideStreaks: true }).frequencies;
    expect(hidden.map(({ kind }) => kind)).toEqual(['full-sits', 'excellent-sits']);
  });

  it('says how often a practice was followed by feeling better, from five times on', () => {
    const recoveries = (told: number) =>
      Array.from({ length: told }, (_, at) =>
        reflectedRecovery(
          recoveryRecord({
            sessionId: `${today}-${at}`,
            practice: 'mid-day-reset',
            posture: 'seated',
            minutes: 3,
            completedAt: `${today}T12:00:00Z`,
            counts: noCounts(),
          }),
          { feeling: feelings[at % 3] ?? 'same', text: '' },
          `${today}T12:04:00Z`,
        ),
      );
    const change = { sessionType: 'mind_recovery', stageLevel: 0, mindRecoveryContext: 'mid-day-reset' };
    const found = (told: number) =>
      insightsFrom({ sessions: still(6, change), recoveries: recoveries(told) }).frequencies.filter(
        ({ kind }) => kind === 'better-after',
      );
    expect(found(4)).toEqual([]);
    expect(found(5)).toEqual([{ kind: 'better-after', technique: 'mid-day-reset', seen: 4, of: 5 }]);
  });

  it('leaves ratings out that rest on no observation', () => {
    const sessions = still(6, { stageLevel: 3 });
    expect(insightsFrom({ sessions }).frequencies.map(({ kind }) => kind)).toEqual(['days', 'full-sits']);
  });

  it('has a trend from three rated sits on', () => {
    expect(insightsFrom({ sessions: still(2) })).toMatchObject({ trend: undefined, missing: { trend: 1 } });
    expect(insightsFrom({ sessions: still(3) })).toMatchObject({
      trend: { direction: 'stable', sessions: 3 },
      missing: { frequencies: 2, trend: 0 },
    });
  });

  it('of nothing is nothing', () => {
    expect(insightsFrom({})).toEqual({
      sessions: 0,
      recommendations: [],
      frequencies: [],
      trend: undefined,
      missing: { frequencies: 5, trend: 3 },
    });
  });
});
