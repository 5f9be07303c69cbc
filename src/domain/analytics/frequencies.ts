import type { AnalyticsDay } from './analytics-day.ts';
import { type PartOfDay, partsOfDay } from './part-of-day.ts';
import type { Period } from './period.ts';
import { meditationTenths, type SitMark } from './practice-sums.ts';
import { recoveryFiguresOf } from './recovery-figures.ts';
import { type StreakProbability, streakProbabilityOf } from './streak-probability.ts';

/** From so many sessions on anything is said of what may come (B § 5). */
export const fewestForPrediction = 5;

/** From this computed rating on, in tenths, a sit is called excellent (B § 9). */
const excellentTenths = 80;

/**
 * What may be expected, said as what was seen: so many times out of so many (B § 9). Sits are those whose rating rests on
 * something.
 */
export type Frequency =
  | ({ kind: 'days' } & StreakProbability)
  | { kind: 'excellent-sits'; part: PartOfDay; seen: number; of: number }
  | { kind: 'full-sits'; seen: number; of: number }
  | { kind: 'better-after'; technique: string; seen: number; of: number };

/** The frequencies of a period; none below five sessions, and none of fewer than five of whatever it counts. */
export function frequenciesOf(
  period: Period,
  { recentDays, today, hideStreaks }: FrequencySetting,
): Frequency[] {
  const { practice } = period.sums;
  if (practice.sessions < fewestForPrediction) return [];
  const parts = partsOfDay.map(({ key }) => excellentSitsOf(practice.sits, key));
  const after = recoveryFiguresOf(period).techniques.map(
    ({ name, told, better }) => ({ kind: 'better-after', technique: name, seen: better, of: told }) as const,
  );
  return [
    ...(hideStreaks ? [] : [{ kind: 'days', ...streakProbabilityOf(recentDays, today) } as const]),
    { kind: 'full-sits', seen: practice.fullSessions, of: practice.sessions },
    ...[...parts, ...after].filter(({ of }) => of >= fewestForPrediction),
  ];
}

/** The last 30 practice days, whatever the period, and whether the person wants to see streaks. */
export interface FrequencySetting {
  recentDays: readonly AnalyticsDay[];
  today: string;
  hideStreaks: boolean;
}

/** How many of the rated meditations of a part of the day were excellent. */
export function excellentSitsOf(sits: readonly SitMark[], part: PartOfDay) {
  const tenths = meditationTenths(sits, part);
  const seen = tenths.filter((rating) => rating >= excellentTenths).length;
  return { kind: 'excellent-sits', part, seen, of: tenths.length } as const;
}
