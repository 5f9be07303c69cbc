import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import { practiceDayOf } from './practice-day.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'America/Asuncion',
  'Atlantic/Azores',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Antarctica/Troll',
];

describe('the practice day', () => {
  it.each([
    ['2026-11-20T23:59:59.999Z', 'UTC', 0, '2026-11-20'],
    ['2026-11-21T00:00:00Z', 'UTC', 0, '2026-11-21'],
    ['2026-11-21T03:59:59.999Z', 'UTC', 4, '2026-11-20'],
    ['2026-11-21T04:00:00Z', 'UTC', 4, '2026-11-21'],
    ['2026-11-21T22:59:59Z', 'UTC', 23, '2026-11-20'],
    ['2026-11-21T23:00:00Z', 'UTC', 23, '2026-11-21'],
    ['2026-01-01T01:00:00Z', 'UTC', 4, '2025-12-31'],
    ['2028-03-01T01:00:00Z', 'UTC', 4, '2028-02-29'],
    // Zones with a part of an hour.
    ['2026-11-20T18:14:59Z', 'Asia/Kathmandu', 0, '2026-11-20'],
    ['2026-11-20T18:15:00Z', 'Asia/Kathmandu', 0, '2026-11-21'],
    ['2026-06-20T11:14:59Z', 'Pacific/Chatham', 0, '2026-06-20'],
    ['2026-06-20T11:15:00Z', 'Pacific/Chatham', 0, '2026-06-21'],
    ['2026-01-20T10:14:59Z', 'Pacific/Chatham', 0, '2026-01-20'],
    ['2026-01-20T10:15:00Z', 'Pacific/Chatham', 0, '2026-01-21'],
    // Berlin: 02:00 becomes 03:00 on 29 March, 03:00 becomes 02:00 on 25 October.
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', 2, '2026-03-28'],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', 2, '2026-03-29'],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', 3, '2026-03-29'],
    ['2026-10-24T23:59:59Z', 'Europe/Berlin', 2, '2026-10-24'],
    ['2026-10-25T00:00:00Z', 'Europe/Berlin', 2, '2026-10-25'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', 2, '2026-10-25'],
    ['2026-10-25T01:59:59Z', 'Europe/Berlin', 3, '2026-10-24'],
    ['2026-10-25T02:00:00Z', 'Europe/Berlin', 3, '2026-10-25'],
    // New York: the same the other side of the sea.
    ['2026-03-08T06:59:59Z', 'America/New_York', 2, '2026-03-07'],
    ['2026-03-08T07:00:00Z', 'America/New_York', 2, '2026-03-08'],
    ['2026-11-01T06:59:59Z', 'America/New_York', 2, '2026-10-31'],
    ['2026-11-01T07:00:00Z', 'America/New_York', 2, '2026-11-01'],
    // Lord Howe moves by half an hour: 02:00 becomes 02:30, and 02:00 becomes 01:30.
    ['2026-10-03T15:29:59Z', 'Australia/Lord_Howe', 2, '2026-10-03'],
    ['2026-10-03T15:30:00Z', 'Australia/Lord_Howe', 2, '2026-10-04'],
    ['2026-04-04T15:29:59Z', 'Australia/Lord_Howe', 2, '2026-04-04'],
    ['2026-04-04T15:30:00Z', 'Australia/Lord_Howe', 2, '2026-04-05'],
    // Beirut begins a day of spring at 01:00; Apia left out 30 December 2011.
    ['2026-03-28T21:59:59Z', 'Asia/Beirut', 0, '2026-03-28'],
    ['2026-03-28T22:00:00Z', 'Asia/Beirut', 0, '2026-03-29'],
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', 0, '2011-12-29'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', 0, '2011-12-31'],
    // The date line.
    ['2026-11-21T10:30:00Z', 'Pacific/Kiritimati', 0, '2026-11-22'],
    ['2026-11-21T10:30:00Z', 'Pacific/Pago_Pago', 0, '2026-11-20'],
  ])('of %s in %s, starting at %i, is %s', (instant, zone, dayStartHour, day) => {
    expect(practiceDayOf(instant, zone, dayStartHour)).toBe(day);
  });

  it('is the date of the local time, set back by the hours before the day starts, in every zone', () => {
    const millis = fc.integer({ min: Date.UTC(1975, 0), max: Date.UTC(2035, 0) });
    const start = fc.integer({ min: 0, max: 23 });
    holds(
      fc.property(millis, fc.constantFrom(...zones), start, (atMillis, zone, dayStartHour) => {
        const local = new Intl.DateTimeFormat('en', {
          timeZone: zone,
          calendar: 'iso8601',
          hourCycle: 'h23',
          year: 'numeric',
          month: 'numeric',
          day: 'numeric',
          hour: 'numeric',
        }).formatToParts(atMillis);
        const part = (type: string) => Number(local.find((found) => found.type === type)?.value);
        const reference = new Date(
          Date.UTC(part('year'), part('month') - 1, part('day'), part('hour') - dayStartHour),
        );
        const instant = new Date(atMillis).toISOString();
        expect(practiceDayOf(instant, zone, dayStartHour)).toBe(reference.toISOString().slice(0, 10));
      }),
    );
  });

  it('throws where the zone is unknown', () => {
    expect(() => practiceDayOf('2026-11-21T00:00:00Z', 'Nowhere/Else', 0)).toThrow(RangeError);
  });
});
