import { handEntryMessages } from '#content/messages/hand-entry.ts';
import {
  correctedEnd,
  endOf,
  type HandEntry,
  handEntryOf,
  handEntrySchema,
} from '#domain/practice/hand-entry.ts';
import { type SitPosture, sitPostureSchema } from '#domain/practice/postures.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { practiceOfValue, practiceValue } from './practice-choices.ts';

/** The form as it stands, whatever was typed. `day` is YYYY-MM-DD and `time` HH:MM on the person's own clock. */
export interface HandEntryForm {
  practice: string;
  day: string;
  time: string;
  minutes: string;
  posture: SitPosture | '';
  environment: HandEntry['environment'];
}

/** The fields that may be at fault, in the order in which they stand. */
export const handEntryFields = ['practice', 'day', 'time', 'minutes', 'posture'] as const;
export type HandEntryField = (typeof handEntryFields)[number];

/** A sentence for each field at fault. */
export type HandEntryFaults = Partial<Record<HandEntryField, string>>;

/** The form of an entry. `zone` is an IANA name. */
export function formOfEntry(entry: HandEntry, zone: string): HandEntryForm {
  const began = Temporal.Instant.from(entry.startedAt).toZonedDateTimeISO(zone);
  return {
    practice: practiceValue(entry.practice),
    day: began.toPlainDate().toString(),
    time: began.toPlainTime().toString({ smallestUnit: 'minute' }),
    minutes: String(entry.minutes),
    posture: entry.posture,
    environment: entry.environment,
  };
}

interface Known {
  /** IANA name of the person's zone. */
  zone: string;
  /** An ISO instant: a sit cannot end after it. */
  now: string;
  /** The session that is corrected. */
  corrected?: PracticeSession | undefined;
}

/** Reads the form: the entry, or what is wrong with each field. What was not touched in a correction stays exact. */
export function decodeHandEntry(form: HandEntryForm, known: Known): Result<HandEntry, HandEntryFaults> {
  const practice = practiceOfValue(form.practice);
  const day = dateOf(form.day);
  const time = timeOf(form.time);
  const minutes = minutesOf(form.minutes);
  const posture = sitPostureSchema.safeParse(form.posture).data;
  const faults: HandEntryFaults = {
    ...(practice ? {} : { practice: handEntryMessages.practiceMissing }),
    ...(day ? {} : { day: handEntryMessages.dayMissing }),
    ...(time ? {} : { time: handEntryMessages.timeMissing }),
    ...(typeof minutes === 'number' ? {} : { minutes }),
    ...(posture ? {} : { posture: handEntryMessages.postureMissing }),
  };
  if (!practice || !day || !time || typeof minutes !== 'number' || !posture) return failure(faults);
  const startedAt = beginningOf(form, day.toZonedDateTime({ timeZone: known.zone, plainTime: time }), known);
  const entry = { practice, startedAt, minutes, posture, environment: form.environment };
  const { corrected, now } = known;
  const end = corrected ? correctedEnd(corrected, entry) : endOf(entry);
  if (Temporal.Instant.compare(end, now) > 0) return failure({ time: handEntryMessages.inFuture });
  return success(entry);
}

/** The moment that day and time tell; of a correction in which they were not touched, the session's own. */
function beginningOf(form: HandEntryForm, told: Temporal.ZonedDateTime, { corrected, zone }: Known): string {
  if (corrected) {
    const before = formOfEntry(handEntryOf(corrected), zone);
    // In the hour that a clock goes through twice, day and time alone would not say which.
    if (before.day === form.day && before.time === form.time) return corrected.startedAt;
  }
  return told.toInstant().toString();
}

function dateOf(text: string): Temporal.PlainDate | undefined {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) ? parsed(() => Temporal.PlainDate.from(text)) : undefined;
}

function timeOf(text: string): Temporal.PlainTime | undefined {
  return /^\d\d:\d\d/.test(text) ? parsed(() => Temporal.PlainTime.from(text)) : undefined;
}

function parsed<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whole minutes, or what is wrong with them. */
function minutesOf(text: string): number | string {
  const minutes = /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
  if (minutes === undefined) return handEntryMessages.minutesNotANumber;
  const isWithin = handEntrySchema.shape.minutes.safeParse(minutes).success;
  return isWithin ? minutes : handEntryMessages.minutesOutOfRange;
}
