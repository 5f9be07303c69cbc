import { describe, expect, it } from 'vitest';
import { daysOfRange } from '#domain/analytics/range.ts';
import { calendarLayout, calendarTable, squareInWords } from './calendar-layout.ts';

/** Days without a sit, but for those that are told. */
const daysOf = (from: string, to: string, sat: Record<string, number> = {}) =>
  daysOfRange({ from, to }).map((day) => ({ day, sessions: day in sat ? 1 : 0, minutes: sat[day] ?? 0 }));

describe('up to five weeks', () => {
  const layout = calendarLayout(daysOf('2026-10-23', '2026-11-21', { '2026-11-02': 40, '2026-11-20': 9 }));

  it('stand below each other, from Monday', () => {
    expect(layout.shape).toBe('days');
    expect(layout.lines.map(({ name }) => name)).toEqual([
      '19 October 2026',
      '26 October 2026',
      '2 November 2026',
      '9 November 2026',
      '16 November 2026',
    ]);
    expect(layout.lines[0]?.squares.map((square) => square?.day)).toEqual([
      ...[undefined, undefined, undefined, undefined],
      ...['2026-10-23', '2026-10-24', '2026-10-25'],
    ]);
    expect(layout.lines[4]?.squares[6]).toBeUndefined();
    expect(layout.squares).toHaveLength(30);
  });

  it('are as deep as their minutes', () => {
    const levels = new Map(layout.squares.map(({ day, level }) => [day, level]));
    expect(['2026-11-01', '2026-11-02', '2026-11-20'].map((day) => levels.get(day))).toEqual([0, 4, 1]);
  });

  it('are a table of minutes, too', () => {
    const { heads, rows } = calendarTable(layout);
    expect(heads).toEqual(['Minutes a day, week from', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(rows[2]?.cells).toEqual(['2 November 2026', '40', ...Array(6).fill('–')]);
  });
});

it('a sit of less than a minute is a sit', () => {
  const [square] = calendarLayout([{ day: '2026-11-21', sessions: 1, minutes: 0 }]).squares;
  expect(square?.level).toBe(1);
});

it('a year stands in columns, one a week, with its months above', () => {
  const { shape, lines } = calendarLayout(daysOf('2025-11-22', '2026-11-21'));
  expect(shape).toBe('weeks');
  expect(lines).toHaveLength(53);
  expect(lines.map(({ mark }) => mark).filter(Boolean)).toHaveLength(12);
  expect(lines.find(({ mark }) => mark === 'Mar')?.name).toBe('23 February 2026');
});

it('several years stand by months, each with what was sat in it', () => {
  const layout = calendarLayout(daysOf('2024-11-20', '2026-02-03', { '2024-11-20': 10, '2024-11-30': 20 }));
  expect(layout.shape).toBe('months');
  expect(layout.lines.map(({ name }) => name)).toEqual(['2024', '2025', '2026']);
  expect(layout.lines[0]?.squares[10]).toMatchObject({
    day: '2024-11-20',
    sessions: 2,
    minutes: 30,
    level: 4,
  });
  expect(layout.lines[0]?.squares[9]).toBeUndefined();
  expect(calendarTable(layout).heads[0]).toBe('Minutes a month, year');
});

it.each([
  ['days', { sessions: 2, minutes: 35 }, 'Friday 20 November 2026: 2 sits, 35 min'],
  ['weeks', { sessions: 0, minutes: 0 }, 'Friday 20 November 2026: no sit'],
  ['months', { sessions: 1, minutes: 10 }, 'November 2026: 1 sit, 10 min'],
] as const)('a square of %s says what it holds', (shape, sat, text) => {
  expect(squareInWords({ day: '2026-11-20', at: 0, level: 1, ...sat }, shape)).toBe(text);
});
