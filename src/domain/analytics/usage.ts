import { sharePercent } from '../pahm/counts.ts';
import { type Consistency, consistencyOf } from './consistency.ts';
import { type Feature, features } from './feature.ts';
import { countOf } from './overview.ts';
import { type PartOfDay, partsOfDay } from './part-of-day.ts';
import { daysPractised, type Period } from './period.ts';
import { daysIn, daysOfRange, type Range } from './range.ts';
import { type LengthBucket, lengthBuckets } from './session-length.ts';
import { meanOf, meanRating } from './tally.ts';

/** Sits of one part of the day. */
export interface TimeOfDayRow {
  part: PartOfDay;
  count: number;
  percent: number;
  minutes: number;
  avgRating: number | undefined;
}

/** Sits of one day of the week, 1 for Monday to 7 for Sunday, by practice day. */
export interface DayOfWeekRow {
  dayOfWeek: number;
  count: number;
  percent: number;
  minutes: number;
}

export interface LengthRow {
  bucket: LengthBucket;
  count: number;
  percent: number;
}

/** How often a feature was opened, and its share of all openings of features. */
export interface FeatureRow {
  feature: Feature;
  count: number;
  percentage: number;
}

/** The tab Usage (B § 3, § 9). Percentages are whole percent of the sessions; all parts, days and buckets are there. */
export interface UsageFigures {
  sessions: number;
  timeOfDayStats: readonly TimeOfDayRow[];
  dayOfWeekStats: readonly DayOfWeekRow[];
  lengths: readonly LengthRow[];
  /** Sits and practised days a week, one decimal, over so many days; undefined where nothing was sat. */
  weeklyFrequency: number | undefined;
  practisedDaysAWeek: number | undefined;
  daysLookedAt: number;
  consistency: Consistency;
  /** The most frequent first; empty where none was opened. */
  features: readonly FeatureRow[];
}

/** What a period's days stand beside: today, the first day of all practice where there is one, and the current streak. */
export interface UsageSetting {
  today: string;
  firstPracticeDay: string | undefined;
  currentStreak: number;
}

export function usageFiguresOf(period: Period, setting: UsageSetting): UsageFigures {
  const { practice, views } = period.sums;
  const { sessions } = practice;
  const days = daysLookedAt(period.range, setting);
  const aWeek = (count: number) => (sessions === 0 ? undefined : meanOf(count * 7, days));
  return {
    sessions,
    timeOfDayStats: partsOfDay.map(({ key }) => {
      const row = practice.parts.find(({ name }) => name === key);
      const { count, secondsSat, rated, ratingTenths } = row ?? noSits;
      return {
        part: key,
        count,
        percent: sharePercent(count, sessions),
        minutes: Math.floor(secondsSat / 60),
        avgRating: meanRating(ratingTenths, rated),
      };
    }),
    dayOfWeekStats: dayOfWeekRows(period),
    lengths: lengthBuckets.map(({ key }) => {
      const count = practice.lengths.find(({ name }) => name === key)?.count ?? 0;
      return { bucket: key, count, percent: sharePercent(count, sessions) };
    }),
    weeklyFrequency: aWeek(sessions),
    practisedDaysAWeek: aWeek(daysPractised(period)),
    daysLookedAt: days,
    consistency: consistencyOf(setting.currentStreak, sessions),
    features: featureRows(views),
  };
}

const noSits = { count: 0, secondsSat: 0, rated: 0, ratingTenths: 0 };

/**
 * The days of a range that are over or are today and not before all practice: who began last week is not told of a year. A
 * week at least, so that two sits on a first day are not fourteen a week.
 */
function daysLookedAt(range: Range, { today, firstPracticeDay = range.from }: UsageSetting): number {
  const from = firstPracticeDay > range.from ? firstPracticeDay : range.from;
  const to = today < range.to ? today : range.to;
  return Math.max(7, daysIn({ from, to }));
}

function dayOfWeekRows({ range, days, sums }: Period): DayOfWeekRow[] {
  const first = Temporal.PlainDate.from(range.from).dayOfWeek - 1;
  const placeOf = new Map(daysOfRange(range).map((day, place) => [day, (first + place) % 7]));
  const rows = Array.from({ length: 7 }, (_, place) => ({ dayOfWeek: place + 1, count: 0, secondsSat: 0 }));
  for (const { practiceDay, practice } of days) {
    const row = rows[placeOf.get(practiceDay) ?? 0];
    if (!row) continue;
    row.count += practice.sessions;
    row.secondsSat += practice.secondsSat;
  }
  return rows.map(({ dayOfWeek, count, secondsSat }) => ({
    dayOfWeek,
    count,
    percent: sharePercent(count, sums.practice.sessions),
    minutes: Math.floor(secondsSat / 60),
  }));
}

function featureRows(views: readonly { name: Feature; count: number }[]): FeatureRow[] {
  const all = countOf(views);
  const rows = views.map(({ name, count }) => ({
    feature: name,
    count,
    percentage: sharePercent(count, all),
  }));
  return rows.sort(
    (one, other) =>
      other.count - one.count || features.indexOf(one.feature) - features.indexOf(other.feature),
  );
}
