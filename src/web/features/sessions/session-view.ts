import { calendarWords } from '#content/calendar.ts';
import { sitPostureWords } from '#content/recovery/postures.ts';
import { durationWords } from '#content/screens/practice.ts';
import { sessionsWords } from '#content/screens/sessions.ts';
import type { RatingBadge } from '#domain/analytics/rating-band.ts';
import { badgeOf } from '#domain/analytics/recent-records.ts';
import { tapsIn } from '#domain/pahm/counts.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { sessionTitle } from './practice-choices.ts';

/** A sit as the lists show it. */
export interface SessionView {
  sessionId: string;
  title: string;
  /** The practice day: YYYY-MM-DD, and in the parts that are shown. */
  practiceDay: string;
  dayOfMonth: string;
  weekday: string;
  shortMonth: string;
  month: string;
  /** When it began, how long it was, and whether it was the whole time. */
  facts: string[];
  /** Posture, and what was observed where something was. */
  details: string[];
  /** What its rating is called; none where nothing was observed. */
  badge: RatingBadge | undefined;
  /** That a hand had a part in it. */
  mark: string | undefined;
  /** The sit in words, for what is done with it. */
  name: string;
  /** Only meditations can be corrected in the form. */
  canBeCorrected: boolean;
}

/** A sit as the lists show it. `zone` is an IANA name: its beginning is told by the person's own clock. */
export function sessionView(session: PracticeSession, zone: string): SessionView {
  const { sessionId, practiceDay, sessionType } = session;
  const day = Temporal.PlainDate.from(practiceDay);
  const title = sessionTitle(session);
  const began = clockText(session.startedAt, zone);
  return {
    sessionId,
    title,
    practiceDay,
    dayOfMonth: String(day.day),
    weekday: calendarWords.shortWeekday(day),
    shortMonth: calendarWords.shortMonth(day),
    month: calendarWords.month(day),
    facts: [began, durationWords.minutes(session.duration), ...completion(session)],
    details: [sitPostureWords[session.environment.posture].name, ...observation(session)],
    badge: badgeOf(session),
    mark: handMark(session),
    name: sessionsWords.sit(title, `${calendarWords.day(day)}, ${began}`),
    canBeCorrected: sessionType === 'meditation',
  };
}

/** An ISO instant as HH:MM by the person's own clock. */
export function clockText(instant: string, zone: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return local.toPlainTime().toString({ smallestUnit: 'minute' });
}

/** Nobody ended a sit early that no timer has timed. */
function completion({ isCompleted, enteredByHand }: PracticeSession): string[] {
  if (isCompleted) return [sessionsWords.full];
  return enteredByHand ? [] : [sessionsWords.endedEarly];
}

/** What was observed: only where there are taps, for the stored percentage is otherwise a default (B § 9). */
function observation({
  stageLevel,
  pahmCounts,
  presentPercentage,
  enteredByHand,
}: PracticeSession): string[] {
  if (stageLevel === 1 || enteredByHand) return [];
  const taps = tapsIn(pahmCounts);
  if (taps === 0) return [sessionsWords.noTaps];
  return [sessionsWords.taps(taps), sessionsWords.present(presentPercentage)];
}

function handMark({ enteredByHand, correctedAt }: PracticeSession): string | undefined {
  if (enteredByHand) return sessionsWords.enteredByHand;
  return correctedAt === undefined ? undefined : sessionsWords.corrected;
}

/** Sits in a row, as they came, parted by the month of their practice day. */
export function byMonth(views: readonly SessionView[]): { month: string; views: SessionView[] }[] {
  const parts: { month: string; views: SessionView[] }[] = [];
  for (const view of views) {
    const last = parts.at(-1);
    if (last?.month === view.month) last.views.push(view);
    else parts.push({ month: view.month, views: [view] });
  }
  return parts;
}
