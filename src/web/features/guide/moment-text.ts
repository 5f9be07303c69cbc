import { calendarWords } from '#content/calendar.ts';

/** When something was said, by the person's own clock: today the time alone, else the day too, of another year with its year. */
export function momentText(instant: string, now: string, zone: string): string {
  const then = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  const today = Temporal.Instant.from(now).toZonedDateTimeISO(zone);
  const time = then.toPlainTime().toString({ smallestUnit: 'minute' });
  if (then.toPlainDate().equals(today.toPlainDate())) return time;
  const day = calendarWords.shortDay(then);
  return `${then.year === today.year ? day : `${day} ${then.year}`}, ${time}`;
}
