import { describe, expect, it } from 'vitest';
import { isProof } from '../../../tests/setup/counts.ts';
import { practiceDayOf } from './practice-day.ts';
import { streakOf } from './streak.ts';

const hourMillis = 3_600_000;
const year = 2026;
const zones = Intl.supportedValuesOf('timeZone');

/** What a clock on the wall shows in a zone, by the platform's own tables. */
function wallClockOf(zone: string): (atMillis: number) => { day: string; hour: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  return (atMillis) => {
    const [day = '', hour = ''] = format.format(atMillis).split(', ');
    return { day, hour: Number(hour) };
  };
}

/** The moments of a year at which a zone's clocks change, to the hour; the turns of the year's quarters where they never do. */
function changesOf(zone: string): number[] {
  const start = Temporal.Instant.from(`${year}-01-01T00:00:00Z`).toZonedDateTimeISO(zone);
  const changes: number[] = [];
  for (let at = start.getTimeZoneTransition('next'); at && at.year === year; ) {
    changes.push(at.epochMilliseconds);
    at = at.getTimeZoneTransition('next');
  }
  return changes.length > 0 ? changes : [Date.UTC(year, 2, 31, 22), Date.UTC(year, 9, 1, 2)];
}

/** A time of a day as an instant; where the clocks leave it out, the nearest that is still on that day. */
function instantOn(date: Temporal.PlainDate, plainTime: string, zone: string): string {
  const local = date.toPlainDateTime(plainTime);
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' });
  const isOnDay = later.toPlainDate().equals(date);
  return (isOnDay ? later : local.toZonedDateTime(zone, { disambiguation: 'earlier' }))
    .toInstant()
    .toString();
}

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 24 * hourMillis).toISOString().slice(0, 10);

describe('around the changes of the clocks', () => {
  it(`the practice day is the day of the wall clock, in all ${zones.length} zones`, () => {
    const stepMillis = (isProof ? 0.5 : 12.5) * hourMillis;
    for (const zone of zones) {
      const wallClock = wallClockOf(zone);
      for (const change of changesOf(zone)) {
        for (let at = change - 25 * hourMillis; at <= change + 25 * hourMillis; at += stepMillis) {
          const { day, hour } = wallClock(at);
          const instant = new Date(at).toISOString();
          expect(practiceDayOf(instant, zone, 0), `${zone} ${instant}`).toBe(day);
          expect(practiceDayOf(instant, zone, 4), `${zone} ${instant}`).toBe(hour < 4 ? dayBefore(day) : day);
        }
      }
    }
  });

  it('a sit a day by the wall clock is an unbroken streak, and a day without one breaks it', () => {
    for (const [place, zone] of zones.entries()) {
      const times = ['00:05', '02:30', '23:55'].filter((_, at) => isProof || at === place % 3);
      for (const change of changesOf(zone)) {
        const noon = Temporal.Instant.fromEpochMilliseconds(change)
          .toZonedDateTimeISO(zone)
          .withPlainTime('12:00');
        for (const plainTime of times) {
          const days = [-2, -1, 0, 1, 2].map((days) => {
            return practiceDayOf(instantOn(noon.add({ days }).toPlainDate(), plainTime, zone), zone, 0);
          });
          const [, , third = '', , last = ''] = days;
          expect(streakOf(days, last), `${zone} ${plainTime}`).toEqual({ current: 5, longest: 5 });
          const withGap = days.filter((day) => day !== third);
          expect(streakOf(withGap, last), `${zone} ${plainTime}`).toEqual({ current: 2, longest: 2 });
        }
      }
    }
  });
});
