import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import { meanOf } from '#domain/analytics/tally.ts';
import type { Totals } from '#domain/analytics/totals.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';
import type { PersonsDay } from '#domain/notes/note-day.ts';
import { countryCodes } from '#domain/onboarding/countries.ts';
import type { Mark } from '#domain/path/marks.ts';
import { progressOf } from '#domain/path/progress.ts';
import type { Readiness } from '#domain/path/readiness.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { UserProfile } from '#domain/profile/profile.ts';
import type { GuideAsker } from './guide.ts';

/** So many practice days the sits, and the notes for the mood, are taken from. */
export const sitDays = 14;
export const moodDays = 7;

/** What the device knows of the person who asks. */
export interface StoredFacts {
  profile: UserProfile;
  marks: readonly Mark[];
  readiness: readonly Readiness[];
  totals: Totals;
  /** Of the last `sitDays` at least. */
  sessions: readonly PracticeSession[];
  /** Of the last `moodDays` at least, by practice too. */
  notes: readonly EmotionalNote[];
  lastDay: string | undefined;
  hidesStreaks: boolean;
  day: PersonsDay;
}

/** Everything that the guide goes by: none of it made up. */
export type KnownAsker = GuideAsker & Required<Pick<GuideAsker, 'stage' | 'hours' | 'own'>>;

/** The person who asks: stage, hours and mood of their own, their country, and their sits. */
export function askerOf(facts: StoredFacts): KnownAsker {
  const { profile, marks, readiness, totals, sessions, lastDay, hidesStreaks, day } = facts;
  const progress = progressOf({ marks, profile });
  const mood = moodOfNotes(facts.notes, day);
  const residence = profile.questionnaireAnswers?.demographics.residence_country;
  return {
    stage: progress.stage,
    hours: totals.totalHours,
    mood: mood?.energy,
    country: countryCodes.find((code) => code === residence),
    own: {
      progress,
      practice: {
        today: day.today,
        sessions,
        totals,
        lastDay,
        readiness: readiness.find(({ stage }) => stage === progress.stage),
        mood,
        hidesStreaks,
      },
    },
  };
}

/** The first practice day of so many that end with today, YYYY-MM-DD. */
export function firstDayOf(days: number, today: string): string {
  return Temporal.PlainDate.from(today)
    .subtract({ days: days - 1 })
    .toString();
}

/** An instant before the first of so many practice days began, wherever the person is. */
export function instantBefore(days: number, today: string): string {
  return Temporal.PlainDate.from(firstDayOf(days + 2, today))
    .toZonedDateTime('UTC')
    .toInstant()
    .toString();
}

/** The mean energy of the person's own notes of the last seven practice days; undefined without any (B § 9). */
export function moodOfNotes(
  notes: readonly EmotionalNote[],
  { today, zone, dayStartHour }: PersonsDay,
): { energy: number; notes: number } | undefined {
  const first = firstDayOf(moodDays, today);
  const own = notes.filter(({ source, practiceDay, timestamp }) => {
    const day = practiceDay ?? practiceDayOf(timestamp, zone, dayStartHour);
    return source === 'person' && day >= first && day <= today;
  });
  const energy = meanOf(
    own.reduce((sum, { energyLevel }) => sum + energyLevel, 0),
    own.length,
  );
  return energy === undefined ? undefined : { energy, notes: own.length };
}
