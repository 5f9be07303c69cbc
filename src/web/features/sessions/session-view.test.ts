import { describe, expect, test } from 'vitest';
import { noCounts, storedCounts } from '#domain/pahm/counts.ts';
import { exampleSession } from '../../../../tests/setup/example-session.ts';
import { practiceOptions } from './practice-choices.ts';
import { byMonth, sessionView } from './session-view.ts';
import { sessionsSearch, sitSearch } from './sessions-search.ts';

const berlin = 'Europe/Berlin';
const stage4 = { stageLevel: 4, stageLabel: 'PAHM Practitioner', level: undefined };
const taps = storedCounts({ ...noCounts(), worry: 3, present: 1 });

describe('a sit in the list', () => {
  test('shows its day, its practice and its length', () => {
    expect(sessionView(exampleSession(), berlin)).toEqual({
      sessionId: 'a-session',
      title: 'T1 · Physical stillness',
      practiceDay: '2026-11-21',
      dayOfMonth: '21',
      weekday: 'Sat',
      shortMonth: 'Nov',
      month: 'November 2026',
      facts: ['07:30', '10 minutes', 'full'],
      details: ['Chair Sitting'],
      badge: 'high',
      mark: undefined,
      name: 'T1 · Physical stillness, 21 November 2026, 07:30',
      canBeCorrected: true,
    });
  });

  test('shows the day it was recorded on, wherever the person is now', () => {
    const view = sessionView(exampleSession(), 'Pacific/Kiritimati');
    expect(view).toMatchObject({ dayOfMonth: '21', facts: ['20:30', '10 minutes', 'full'] });
  });

  test('shows what was observed in a matrix sit', () => {
    const session = exampleSession({
      ...stage4,
      pahmCounts: taps,
      presentPercentage: 25,
      isCompleted: false,
    });
    expect(sessionView(session, berlin)).toMatchObject({
      title: 'Stage 4 · PAHM Practitioner',
      facts: ['07:30', '10 minutes', 'ended early'],
      details: ['Chair Sitting', '4 taps', 'present 25 %'],
    });
  });

  test('shows a Mind Recovery practice by its name, and offers no correction of it', () => {
    const session = exampleSession({
      sessionType: 'mind_recovery',
      stageLevel: 0,
      stageLabel: 'Mid-Day Reset',
      level: undefined,
      pahmCounts: taps,
      presentPercentage: 25,
      environment: { posture: 'seated', location: 'indoor', lighting: 'natural', sounds: 'quiet' },
    });
    expect(sessionView(session, berlin)).toMatchObject({
      title: 'Mid-Day Reset',
      details: ['Seated', '4 taps', 'present 25 %'],
      name: 'Mid-Day Reset, 21 November 2026, 07:30',
      canBeCorrected: false,
    });
  });

  test.each([
    ['a matrix sit without taps', { ...stage4, pahmCounts: storedCounts(noCounts()) }, ['no taps']],
    ['a stillness sit', {}, []],
    ['a matrix sit entered by hand', { ...stage4, enteredByHand: true }, []],
    ['a sit that was corrected into stillness', { pahmCounts: taps }, []],
  ])('shows no percentage of %s: what is stored is a default', (_which, change, observed) => {
    const { details } = sessionView(exampleSession({ ...change, presentPercentage: 85 }), berlin);
    expect(details).toEqual(['Chair Sitting', ...observed]);
  });

  test('says where a hand had a part in it, and never that it ended early', () => {
    const byHand = exampleSession({
      enteredByHand: true,
      isCompleted: false,
      correctedAt: '2026-11-22T06:00:00Z',
    });
    expect(sessionView(byHand, berlin)).toMatchObject({
      facts: ['07:30', '10 minutes'],
      mark: 'entered by hand',
    });
    const corrected = exampleSession({ correctedAt: '2026-11-22T06:00:00Z' });
    expect(sessionView(corrected, berlin).mark).toBe('corrected');
  });

  test('calls another kind of session by its own label, and does not offer the form of a meditation', () => {
    const recovery = exampleSession({ sessionType: 'mind_recovery', stageLabel: 'Morning Recharge' });
    expect(sessionView(recovery, berlin)).toMatchObject({ title: 'Morning Recharge', canBeCorrected: false });
  });
});

test.each([
  ['of 8 and more', { rating: 8 }, 'high'],
  ['of 6 and more', { rating: 6 }, 'medium'],
  ['below that', { rating: 5.9 }, 'low'],
  ['of a sit entered by hand, which nobody observed,', { rating: 9, enteredByHand: true }, undefined],
] as const)('the badge of a rating %s', (_which, change, badge) => {
  expect(sessionView(exampleSession(change), berlin).badge).toBe(badge);
});

test('sits are parted by the month of their practice day, in the order in which they came', () => {
  const days = ['2026-12-01', '2026-11-30', '2026-11-02', '2025-11-30'];
  const views = days.map((practiceDay) => sessionView(exampleSession({ practiceDay }), berlin));
  expect(byMonth(views).map(({ month, views: sits }) => [month, sits.length])).toEqual([
    ['December 2026', 1],
    ['November 2026', 2],
    ['November 2025', 1],
  ]);
});

describe('what may be chosen as practice', () => {
  const values = (...args: Parameters<typeof practiceOptions>) =>
    practiceOptions(...args).map(({ value }) => value);

  test('ends with the stage that is reached', () => {
    expect(values(1, '')).toEqual(['t1', 't2', 't3', 't4', 't5']);
    expect(values(3, '').slice(5)).toEqual(['stage-2', 'stage-3']);
  });

  test('holds what stands there already, also beyond that', () => {
    expect(values(1, 'stage-4').slice(5)).toEqual(['stage-4']);
  });
});

describe('the search of the list', () => {
  test.each([
    [{}, {}],
    [{ step: 'add' }, { step: 'add' }],
    [{ step: 'add', sit: 'x' }, { step: 'add' }],
    [
      { step: 'correct', sit: 'x' },
      { step: 'correct', sit: 'x' },
    ],
    [
      { step: 'correct', sit: 12 },
      { step: 'correct', sit: '12' },
    ],
    [{ step: 'correct' }, {}],
    [{ step: 'correct', sit: { a: 1 } }, {}],
    [{ step: 'delete', sit: 'x' }, {}],
    [{ step: ['add'] }, {}],
  ])('%j is read as %j', (search, read) => {
    expect(sessionsSearch(search)).toEqual(read);
  });
});

test.each([
  [{}, {}],
  [{ step: 'correct' }, { step: 'correct' }],
  [{ step: 'add' }, {}],
  [{ step: ['correct'] }, {}],
])('the search %j of a sit’s page is read as %j', (search, read) => {
  expect(sitSearch(search)).toEqual(read);
});
