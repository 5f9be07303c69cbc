import { calendarWords } from '#content/calendar.ts';
import { matrixFlowWords } from '#content/screens/matrix-practice.ts';
import { durationWords } from '#content/screens/practice.ts';
import { handEntryWords, sessionsWords } from '#content/screens/sessions.ts';
import { levelOf } from '#domain/practice/levels.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { stageOf } from '#domain/practice/stages.ts';

/** A sit among the last ones, in words. */
export interface SitInWords {
  title: string;
  /** Title, day and time: what a link to it is called. */
  name: string;
  dayOfMonth: string;
  shortMonth: string;
  /** When it began, how long it was, and whether it was the whole time. */
  facts: string;
}

/** `zone` is an IANA name: the beginning of a sit is told by the person's own clock. */
export function sitInWords(session: PracticeSession, zone: string): SitInWords {
  const { practiceDay, startedAt, duration, isCompleted, enteredByHand } = session;
  const day = Temporal.PlainDate.from(practiceDay);
  const title = sitTitle(session);
  const began = timeInWords(startedAt, zone);
  const ended = isCompleted ? [sessionsWords.full] : enteredByHand ? [] : [sessionsWords.endedEarly];
  return {
    title,
    name: sessionsWords.sit(title, `${calendarWords.day(day)}, ${began}`),
    dayOfMonth: String(day.day),
    shortMonth: calendarWords.shortMonth(day),
    facts: [began, durationWords.minutes(duration), ...ended].join(' · '),
  };
}

function sitTitle({ sessionType, level, stageLevel, stageLabel }: PracticeSession): string {
  if (sessionType !== 'meditation') return stageLabel;
  return stageLevel > 1
    ? matrixFlowWords.title(stageLevel, stageOf(stageLevel).name)
    : handEntryWords.stillness(levelOf(level).name);
}

/** An ISO instant as HH:MM by the person's own clock. */
export function timeInWords(instant: string, zone: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return local.toPlainTime().toString({ smallestUnit: 'minute' });
}
