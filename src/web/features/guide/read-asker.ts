import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import type { Clock } from '#platform/clock.ts';
import type { GuideData } from '#store/guide-data.ts';
import type { LocalData } from '#store/local-data.ts';
import { askerOf, firstDayOf, instantBefore, type KnownAsker, moodDays, sitDays } from './asker-facts.ts';

/** The person who asks, as the device knows them at this moment, and what they are called. */
export interface Asking {
  asker: KnownAsker;
  displayName: string;
}

/** Reads who asks. What it costs does not grow with the sits and notes of a life. */
export async function readAsker(data: LocalData, guideData: GuideData, clock: Clock): Promise<Asking> {
  const zone = clock.zone();
  const today = data.settings().then(({ dayStartHour, hideStreaks }) => {
    const day = { today: practiceDayOf(clock.instant(), zone, dayStartHour), zone, dayStartHour };
    return Promise.all([
      data.totals(day.today),
      guideData.sessionsFrom(firstDayOf(sitDays, day.today)),
      guideData.notesFrom(instantBefore(moodDays, day.today)),
      { day, hidesStreaks: hideStreaks },
    ]);
  });
  const [{ profile }, marks, readiness, [newest], [totals, sessions, notes, { day, hidesStreaks }]] =
    await Promise.all([data.profile(), data.marks(), data.readiness(), data.recentSessions(1), today]);
  const asker = askerOf({
    profile,
    marks,
    readiness,
    totals,
    sessions,
    notes,
    lastDay: newest?.practiceDay,
    hidesStreaks,
    day,
  });
  return { asker, displayName: profile.displayName };
}
