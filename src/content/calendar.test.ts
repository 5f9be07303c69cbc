import { expect, test } from 'vitest';
import { calendarWords } from './calendar.ts';

const first = Temporal.PlainDate.from('2024-01-01');
const days = Array.from({ length: 366 }, (_, at) => first.add({ days: at }));
const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: Temporal.PlainDate) => format.format(day.toZonedDateTime('UTC').epochMilliseconds);
};

test.each([
  ['weekday', { weekday: 'long' }],
  ['shortWeekday', { weekday: 'short' }],
  ['month', { month: 'long', year: 'numeric' }],
  ['day', { day: 'numeric', month: 'long', year: 'numeric' }],
] as const)('%s is what the browser would write, on each day of a leap year', (name, options) => {
  expect(days.map(calendarWords[name])).toEqual(days.map(inWords(options)));
});

test('short months have three letters, in September too', () => {
  expect(days.filter(({ day }) => day === 1).map(calendarWords.shortDay)).toEqual([
    '1 Jan',
    '1 Feb',
    '1 Mar',
    '1 Apr',
    '1 May',
    '1 Jun',
    '1 Jul',
    '1 Aug',
    '1 Sep',
    '1 Oct',
    '1 Nov',
    '1 Dec',
  ]);
  expect(calendarWords.shortMonth({ year: 2026, month: 9, day: 3, dayOfWeek: 4 })).toBe('Sep');
});
