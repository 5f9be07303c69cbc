/** The fields of something that was stored, before anything is known of them. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whom earlier data is read for, where the person is, and when: `at` is an ISO instant. */
export interface EarlierReading {
  uid: string;
  email: string;
  displayName: string;
  zone: string;
  /** The hour, 0 to 23, at which the person's day begins. */
  dayStartHour: number;
  at: string;
}

/** The fields of an object; none where it is none. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** What stands under a key: browsers keep texts, of which most are JSON. */
export function decoded(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored;
  try {
    return JSON.parse(stored);
  } catch {
    return stored;
  }
}

/** The entries of a list; none where it is no list. */
export function entriesOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text, or nothing. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The texts of a list. */
export function textsOf(value: unknown): string[] {
  return entriesOf(value).filter((entry) => typeof entry === 'string');
}

/** A number within bounds, brought into them; undefined where there is none. */
export function numberWithin(value: unknown, minimum: number, maximum: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return Math.min(Math.max(number, minimum), maximum);
}

/** The same, whole. */
export function wholeWithin(value: unknown, minimum: number, maximum: number): number | undefined {
  const number = numberWithin(value, minimum, maximum);
  return number === undefined ? undefined : Math.round(number);
}

/**
 * A moment as an ISO instant: from epoch milliseconds, from an instant in any zone, or from a time of the person's own zone;
 * undefined where it is none of these.
 */
export function instantOf(value: unknown, zone: string): string | undefined {
  try {
    if (typeof value === 'number')
      return instantText(Temporal.Instant.fromEpochMilliseconds(Math.trunc(value)));
    if (typeof value !== 'string') return undefined;
    if (/(?:z|[+-]\d{2}:?\d{2})$/i.test(value)) return instantText(Temporal.Instant.from(value));
    return instantText(Temporal.PlainDateTime.from(value).toZonedDateTime(zone).toInstant());
  } catch {
    return undefined;
  }
}

function instantText(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}

/**
 * A name for something that was kept without one: the same content has the same name, so that it is brought in once, however
 * often it is read.
 */
export function nameByContent(kind: string, content: unknown): string {
  const text = JSON.stringify(content) ?? '';
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    other = Math.imul(other ^ unit, 0x5f356495);
  }
  const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');
  return `earlier-${kind}-${hex(one ^ (other >>> 15))}${hex(other ^ (one >>> 13))}`;
}
