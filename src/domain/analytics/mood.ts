import type { AnalyticsDay } from './analytics-day.ts';
import { daysWithin } from './period.ts';
import { lastDays } from './range.ts';
import { meanOf } from './tally.ts';

/** So many practice days a mood is taken from (B § 9). */
export const moodDays = 7;

/** How somebody has been lately: the mean energy, 1 to 10 with one decimal, of so many notes. */
export interface Mood {
  energy: number;
  notes: number;
}

/** The mood from the person's own notes of the last 7 days; undefined without any (B § 9). */
export function moodOf(days: readonly AnalyticsDay[], today: string): Mood | undefined {
  const written = daysWithin(lastDays(moodDays, today), days).flatMap(({ notes }) => notes.written);
  const energy = meanOf(
    written.reduce((sum, note) => sum + note.energy, 0),
    written.length,
  );
  return energy === undefined ? undefined : { energy, notes: written.length };
}
