import { practiceChartWords } from '#content/analytics/overview.ts';
import { calendarWords } from '#content/calendar.ts';
import type { CalendarCell } from '#domain/analytics/series.ts';
import type { CursorSteps } from '#ui/charts/cursor-keys.ts';

/** A day of the practice calendar; in one of many years, a month. */
export interface CalendarSquare {
  /** YYYY-MM-DD; of a month its first day that is looked at. */
  day: string;
  /** Which it is of all, oldest first. */
  at: number;
  sessions: number;
  minutes: number;
  /** 0 without a sit; 1 to 4 by minutes, 4 for the most of all. */
  level: number;
}

/** What a row or a column is, in full, and what of it stands there. */
export interface CalendarHead {
  key: string;
  name: string;
  mark: string;
}

/** A week from Monday, or a year: a square for each of the heads, undefined where it is not among the days. */
export interface CalendarLine extends CalendarHead {
  squares: readonly (CalendarSquare | undefined)[];
}

/** days: weeks below each other, as on a wall; weeks: a column for each of many weeks; months: a row for each of several years. */
export type CalendarShape = 'days' | 'weeks' | 'months';

export interface CalendarLayout {
  shape: CalendarShape;
  heads: readonly CalendarHead[];
  lines: readonly CalendarLine[];
  squares: readonly CalendarSquare[];
}

/** How far the arrow keys lead in each shape. */
export const calendarSteps: Readonly<Record<CalendarShape, CursorSteps>> = {
  days: { right: 1, down: 7 },
  weeks: { right: 7, down: 1 },
  months: { right: 1, down: 12 },
};

/** Up to so many days are shown as on a wall, and up to so many by weeks; more are shown by months. */
export const mostOnAWall = 35;
const mostByWeeks = 371;

/** The practice calendar of these days, oldest first and without a gap. */
export function calendarLayout(days: readonly CalendarCell[]): CalendarLayout {
  if (days.length > mostByWeeks) return byMonths(days);
  const shape = days.length > mostOnAWall ? 'weeks' : 'days';
  const first = Temporal.PlainDate.from(days[0]?.day ?? '');
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  const squares = squaresOf(days);
  const lines = linesOf(squares, first.dayOfWeek - 1, 7).map((line, week): CalendarLine => {
    const from = monday.add({ weeks: week });
    const newMonth = line.find((square) => square?.day.endsWith('-01'));
    return {
      key: from.toString(),
      name: calendarWords.day(from),
      mark: newMonth ? calendarWords.shortMonth(Temporal.PlainDate.from(newMonth.day)) : '',
      squares: line,
    };
  });
  return { shape, heads: weekdays, lines, squares };
}

function byMonths(days: readonly CalendarCell[]): CalendarLayout {
  const months = new Map<string, CalendarCell>();
  for (const { day, sessions, minutes } of days) {
    const month = months.get(day.slice(0, 7));
    if (month) {
      month.sessions += sessions;
      month.minutes += minutes;
    } else months.set(day.slice(0, 7), { day, sessions, minutes });
  }
  const squares = squaresOf([...months.values()]);
  const before = Number(squares[0]?.day.slice(5, 7) ?? 1) - 1;
  const lines = linesOf(squares, before, 12).map((line): CalendarLine => {
    const year = line.find((square) => square !== undefined)?.day.slice(0, 4) ?? '';
    return { key: year, name: year, mark: year, squares: line };
  });
  return { shape: 'months', heads: monthHeads, lines, squares };
}

function squaresOf(days: readonly CalendarCell[]): CalendarSquare[] {
  const most = days.reduce((highest, { minutes }) => Math.max(highest, minutes), 1);
  return days.map((cell, at) => ({
    ...cell,
    at,
    level: cell.sessions === 0 ? 0 : Math.max(1, Math.ceil((4 * cell.minutes) / most)),
  }));
}

/** Cut into lines of the same length, the first of which begins with so many that are not there. */
function linesOf(
  squares: readonly CalendarSquare[],
  before: number,
  length: number,
): (CalendarSquare | undefined)[][] {
  const count = Math.ceil((before + squares.length) / length);
  return Array.from({ length: count }, (_, line) =>
    Array.from({ length }, (__, place) => squares[line * length + place - before]),
  );
}

const anyDay = { year: 2026, month: 1, day: 1, dayOfWeek: 1 };

const weekdays = Array.from({ length: 7 }, (_, place): CalendarHead => {
  const day = { ...anyDay, dayOfWeek: place + 1 };
  return { key: String(place), name: calendarWords.weekday(day), mark: calendarWords.shortWeekday(day) };
});

const monthHeads = Array.from({ length: 12 }, (_, place): CalendarHead => {
  const mark = calendarWords.shortMonth({ ...anyDay, month: place + 1 });
  return { key: String(place), name: mark, mark };
});

/** A square in words: 'Tuesday 17 November 2026: 1 sit, 25 min'. */
export function squareInWords({ day, sessions, minutes }: CalendarSquare, shape: CalendarShape): string {
  const date = Temporal.PlainDate.from(day);
  const name =
    shape === 'months'
      ? calendarWords.month(date)
      : `${calendarWords.weekday(date)} ${calendarWords.day(date)}`;
  return practiceChartWords.calendar.day(name, sessions, minutes);
}

/** The calendar as a table of minutes: a row for each week or year. */
export function calendarTable({ shape, heads, lines }: CalendarLayout) {
  const { week, year, minutes: minutesText } = practiceChartWords.calendar;
  return {
    heads: [shape === 'months' ? year : week, ...heads.map(({ mark }) => mark)],
    rows: lines.map(({ key, name, squares }) => ({
      key,
      cells: [name, ...squares.map((square) => (square ? minutesText(square.sessions, square.minutes) : ''))],
    })),
  };
}
