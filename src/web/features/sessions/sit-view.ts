import { calendarWords } from '#content/calendar.ts';
import { environmentWords } from '#content/environment.ts';
import { sessionTextWords } from '#content/practice-note.ts';
import { sitPostureWords } from '#content/recovery/postures.ts';
import { recoveryTextWords } from '#content/recovery/session-text.ts';
import { durationWords } from '#content/screens/practice.ts';
import { sessionsWords } from '#content/screens/sessions.ts';
import { type RatingBasis, sitRatingWords, sitWords } from '#content/screens/sit.ts';
import { isObserved } from '#domain/analytics/session-sums.ts';
import { tapsIn } from '#domain/pahm/counts.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { recoveryText, sessionText } from '#domain/practice/session-text.ts';
import { clockText } from './session-view.ts';

/** Something that is known of a sit. */
export interface SitFact {
  label: string;
  value: string;
}

/** What is known of a sit besides its name, as its page shows it. `zone` is an IANA name. */
export function sitFacts(session: PracticeSession, zone: string): SitFact[] {
  return [
    { label: sitWords.time, value: timeText(session, zone) },
    { label: sitWords.length, value: lengthText(session) },
    { label: sitWords.posture, value: sitPostureWords[session.environment.posture].name },
    { label: sitWords.place, value: placeText(session) },
    ...observation(session),
    ...hand(session, zone),
  ];
}

/** The day on which a sit counts, in words: 'Friday, 20 November 2026'. */
export function practiceDayText({ practiceDay }: PracticeSession): string {
  const day = Temporal.PlainDate.from(practiceDay);
  return sitWords.weekdayAndDay(calendarWords.weekday(day), calendarWords.day(day));
}

/** A moment by the person's own clock: its day in words, and HH:MM. */
export function momentText(instant: string, zone: string): { day: string; clock: string } {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return { day: calendarWords.day(local), clock: clockText(instant, zone) };
}

/** From when to when; where it ended on another day than it counts for, with that day. */
function timeText({ startedAt, timestamp, practiceDay }: PracticeSession, zone: string): string {
  const fromTo = sitWords.fromTo(clockText(startedAt, zone), clockText(timestamp, zone));
  const endedOn = Temporal.Instant.from(timestamp).toZonedDateTimeISO(zone).toPlainDate();
  return endedOn.toString() === practiceDay ? fromTo : sitWords.onDay(calendarWords.day(endedOn), fromTo);
}

/** How long of how much. Of a sit that no timer has timed nobody knows how much was planned. */
function lengthText(session: PracticeSession): string {
  const { duration, secondsSat, targetMinutes, isCompleted, enteredByHand } = session;
  const length = duration > 0 ? durationWords.minutes(duration) : durationWords.seconds(secondsSat);
  if (isCompleted) return sitWords.full(length);
  if (enteredByHand) return length;
  const sat = duration > 0 ? String(duration) : length;
  return sitWords.endedEarly(sat, durationWords.minutes(targetMinutes));
}

const parts = ['location', 'lighting', 'sounds'] as const;

function placeText({ environment }: PracticeSession): string {
  return parts
    .map((part) => {
      const choices: Readonly<Record<string, string>> = environmentWords[part].choices;
      return choices[environment[part]] ?? environment[part];
    })
    .filter((text) => text !== '')
    .join(' · ');
}

/** Only what was seen: of a sit without a tap the stored percentage is a default (B § 9). */
function observation(session: PracticeSession): SitFact[] {
  const { presentPercentage, pahmCounts } = session;
  if (!isObserved(session)) return [];
  return [{ label: sitWords.present, value: sitWords.presentOf(presentPercentage, tapsText(pahmCounts)) }];
}

function tapsText(counts: PracticeSession['pahmCounts']): string {
  return sessionsWords.taps(tapsIn(counts));
}

function hand({ enteredByHand, correctedAt }: PracticeSession, zone: string): SitFact[] {
  const correctedOn = correctedAt && momentText(correctedAt, zone).day;
  const texts = [
    ...(enteredByHand ? [sitWords.enteredByHand] : []),
    ...(correctedOn ? [sitWords.corrected(correctedOn)] : []),
  ];
  return texts.length === 0 ? [] : [{ label: sitWords.recorded, value: texts.join(', ') }];
}

/** The text that the session has of itself, unless it is what practice says by itself: that stands on the page already. */
export function ownTextOf(session: PracticeSession): string | undefined {
  const said =
    session.sessionType === 'mind_recovery'
      ? recoveryText(session, recoveryTextWords)
      : sessionText(session, sessionTextWords);
  return session.notes.trim() === '' || session.notes === said ? undefined : session.notes;
}

/** What the rating of a sit rests on (B § 9). */
export function ratingBasisOf(session: PracticeSession): RatingBasis {
  const { sessionType, stageLevel, isCompleted, enteredByHand, pahmCounts } = session;
  if (enteredByHand) return 'by-hand';
  const hasTaps = tapsIn(pahmCounts) > 0;
  if (sessionType === 'mind_recovery') return hasTaps ? 'recovery-with-taps' : 'recovery-without-taps';
  if (stageLevel === 1) return isCompleted ? 'stillness-full' : 'stillness-early';
  if (!hasTaps) return 'matrix-without-taps';
  return isCompleted ? 'matrix-full' : 'matrix-early';
}

/** The same in words. */
export function ratingBasisText(session: PracticeSession): string {
  const { duration, presentPercentage, pahmCounts } = session;
  return sitRatingWords.basis[ratingBasisOf(session)]({
    length: durationWords.minutes(duration),
    percent: presentPercentage,
    taps: tapsText(pahmCounts),
  });
}
