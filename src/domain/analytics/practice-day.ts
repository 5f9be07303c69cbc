/**
 * The practice day, as YYYY-MM-DD, that a moment belongs to: the person's local date, where the hours before
 * `dayStartHour` (0 to 23) still belong to the day before. `instant` is an ISO instant, `zone` an IANA time zone; one
 * that is unknown throws a RangeError.
 */
export function practiceDayOf(instant: string, zone: string, dayStartHour: number): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  const date = local.toPlainDate();
  return (local.hour < dayStartHour ? date.subtract({ days: 1 }) : date).toString();
}
