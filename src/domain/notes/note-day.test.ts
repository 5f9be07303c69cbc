import { expect, it } from 'vitest';
import { type NoteDay, noteDayOf } from './note-day.ts';

const zone = 'Europe/Berlin';

it.each<[string, string, number, NoteDay]>([
  ['2026-11-21T08:00:00Z', '2026-11-21', 0, { day: '2026-11-21', nearness: 'today' }],
  ['2026-11-20T22:59:59Z', '2026-11-21', 0, { day: '2026-11-20', nearness: 'yesterday' }],
  ['2026-11-20T23:00:00Z', '2026-11-21', 0, { day: '2026-11-21', nearness: 'today' }],
  ['2026-11-19T23:00:00Z', '2026-11-21', 0, { day: '2026-11-20', nearness: 'yesterday' }],
  ['2026-11-19T22:00:00Z', '2026-11-21', 0, { day: '2026-11-19', nearness: 'other' }],
  // Where the day begins at 4, three in the morning is still yesterday's.
  ['2026-11-21T02:00:00Z', '2026-11-20', 4, { day: '2026-11-20', nearness: 'today' }],
  ['2026-11-21T02:00:00Z', '2026-11-21', 4, { day: '2026-11-20', nearness: 'yesterday' }],
  // From month to month, and from year to year.
  ['2026-12-31T12:00:00Z', '2027-01-01', 0, { day: '2026-12-31', nearness: 'yesterday' }],
  ['2026-02-28T12:00:00Z', '2026-03-01', 0, { day: '2026-02-28', nearness: 'yesterday' }],
  // A day that has not come yet, by a clock that was wrong.
  ['2026-11-22T12:00:00Z', '2026-11-21', 0, { day: '2026-11-22', nearness: 'other' }],
])('%s, seen on %s with the day beginning at %i', (instant, today, dayStartHour, wanted) => {
  expect(noteDayOf({ timestamp: instant }, { today, zone, dayStartHour })).toEqual(wanted);
});

it('is told by the zone that the person is in', () => {
  const moment = '2026-11-21T08:00:00Z';
  expect(
    noteDayOf({ timestamp: moment }, { today: '2026-11-21', zone: 'Pacific/Honolulu', dayStartHour: 0 })
      .nearness,
  ).toBe('yesterday');
});

it('a note that says its day keeps it, wherever the person is now', () => {
  const note = { timestamp: '2026-11-20T23:30:00.000Z', practiceDay: '2026-11-20' };
  const persons = { today: '2026-11-21', zone: 'Pacific/Auckland', dayStartHour: 0 };
  expect(noteDayOf(note, persons)).toEqual({ day: '2026-11-20', nearness: 'yesterday' });
});
