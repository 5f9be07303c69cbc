import { type Feeling, feelings } from '../recovery/record.ts';
import { byCount, type RatedRow } from './environment-figures.ts';
import { type RecoveryShare, recoveryShareOf } from './hints.ts';
import { countOf } from './overview.ts';
import type { Period } from './period.ts';
import { meanMinutes, meanRating } from './tally.ts';

/** How often each feeling was told after a practice. What somebody felt before is not asked (B § 3). */
export type FeelingCounts = Readonly<Record<Feeling, number>>;

/** One technique of Mind Recovery (B § 3). Minutes: `totalDuration` whole, `avgDuration` with one decimal. */
export interface TechniqueRow extends RatedRow {
  avgDuration: number;
  totalDuration: number;
  feelings: FeelingCounts;
  /** How many times it was told how it felt, and after how many of these it was better or much better. */
  told: number;
  better: number;
}

/** The tab Mind Recovery (B § 3). A mean of nothing is undefined. */
export interface RecoveryFigures {
  totalSessions: number;
  totalMinutes: number;
  averageRating: number | undefined;
  averageDuration: number | undefined;
  /** The most frequent first. */
  techniques: readonly TechniqueRow[];
  feelings: FeelingCounts;
  told: number;
  better: number;
  /** Whole percent of all sessions of the period, and which limit that passes. */
  sharePercent: number;
  share: RecoveryShare;
}

type FeltRow = Period['sums']['recovery']['felt'][number];

export function recoveryFiguresOf({ sums }: Pick<Period, 'sums'>): RecoveryFigures {
  const { techniques, felt } = sums.recovery;
  const all = techniques.reduce(
    (sum, row) => ({
      count: sum.count + row.count,
      secondsSat: sum.secondsSat + row.secondsSat,
      rated: sum.rated + row.rated,
      ratingTenths: sum.ratingTenths + row.ratingTenths,
    }),
    { count: 0, secondsSat: 0, rated: 0, ratingTenths: 0 },
  );
  const { sessions } = sums.practice;
  return {
    totalSessions: all.count,
    totalMinutes: Math.floor(all.secondsSat / 60),
    averageRating: meanRating(all.ratingTenths, all.rated),
    averageDuration: meanMinutes(all.secondsSat, all.count),
    techniques: techniques
      .map(({ name, count, secondsSat, rated, ratingTenths }) => ({
        name,
        count,
        avgRating: meanRating(ratingTenths, rated),
        rated,
        avgDuration: meanMinutes(secondsSat, count) ?? 0,
        totalDuration: Math.floor(secondsSat / 60),
        ...toldOf(felt.filter(({ technique }) => technique === name)),
      }))
      .sort(byCount),
    ...toldOf(felt),
    sharePercent: sessions === 0 ? 0 : Math.round((all.count * 100) / sessions),
    share: recoveryShareOf(all.count, sessions),
  };
}

function toldOf(felt: readonly FeltRow[]): { feelings: FeelingCounts; told: number; better: number } {
  const counts = Object.fromEntries(
    feelings.map((feeling) => [feeling, countOf(felt.filter((row) => row.feeling === feeling))]),
  ) as Record<Feeling, number>;
  return { feelings: counts, told: countOf(felt), better: counts['much-better'] + counts.better };
}
