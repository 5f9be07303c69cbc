import type { ComparedFigure } from '#domain/analytics/comparison.ts';
import type { ConsistencyLabel } from '#domain/analytics/consistency.ts';
import type { StreakHint } from '#domain/analytics/hints.ts';
import type { ProgressTrend } from '#domain/analytics/progress-trend.ts';
import type { RatingQuality } from '#domain/analytics/rating-band.ts';
import type { StepWidth } from '#domain/analytics/series.ts';

const sits = (count: number) => (count === 1 ? '1 sit' : `${count} sits`);

/** The fields of the overview (B § 3). */
export const overviewWords = {
  heading: 'In these days',
  steady: 'How steadily',
  overTime: 'Over time',
  totalSessions: 'Sessions',
  totalMeditationSessions: 'Meditation',
  totalMindRecoverySessions: 'Mind Recovery',
  totalPracticeTime: 'Practice time',
  averageSessionLength: 'Average session',
  currentStreak: 'Current streak',
  longestStreak: 'Longest streak',
  emotionalNotesCount: 'Emotional notes',
  notesByPractice: (count: number) =>
    count === 1 ? '1 more was written after a sit' : `${count} more were written after sits`,
  averageQuality: 'Average quality',
  rated: (quality: string, count: number) => `${quality}, from ${sits(count)} with a rating`,
  daysPractised: 'Days with a sit',
  ofDays: (days: number) => (days === 1 ? 'of one day' : `of ${days} days`),
  daysOf: (practised: number, days: number) => `${practised} of ${days} days`,
  longest: (days: number) => `Longest streak: ${days === 1 ? '1 day' : `${days} days`}`,
  streakDays: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  hours: (hours: number, minutes: number) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  consistency: 'Consistency',
  consistencyScore: 'Consistency score',
  consistencyScoreNote: 'of 100: the current streak against 30 days',
  consistencyOf: (count: number) => `from ${sits(count)} in these days`,
  consistencyHelp: 'Medium above 10 sits, High above 20.',
  consistencyScoreHelp: (score: number) => `Score ${score} / 100: your current streak against 30 days.`,
  recent: 'Recent sessions',
  allSits: 'All sits',
  noNotes: 'No note in these days.',
} as const;

/** Consistency in a word (A § 9, B § 9). */
export const consistencyWords: Readonly<Record<ConsistencyLabel, string>> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

/** What a mean rating is called (B § 2, § 9). */
export const qualityWords: Readonly<Record<RatingQuality, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  building: 'Building',
};

/** The progress trend (B § 9). */
export const trendWords = {
  title: 'Progress',
  directions: {
    improving: 'Improving',
    stable: 'Stable',
    declining: 'Declining',
  } satisfies Record<ProgressTrend['direction'], string>,
  halves: (newer: number, newerSits: number, older: number, olderSits: number) =>
    `Mean rating ${newer} in the later ${sits(newerSits)}, ${older} in the earlier ${sits(olderSits)}`,
  help: 'Sits whose rating rests on no observation are left out: stages 2 to 6 without a tap, and sits entered by hand.',
  missing: (count: number) => `A trend needs ${sits(count)} more with a rating.`,
} as const;

/** What a streak is met with (B § 9). A mark that was just reached comes first. */
export const streakWords = {
  stretches: {
    none: 'No streak just now. One sit begins one.',
    'below-7': 'Day by day. A week in a row makes it easier to go on.',
    '7-to-29': 'More than a week without a gap. The time of day may now remind you by itself.',
    'from-30': 'A month and more without a gap.',
  } satisfies Record<StreakHint['stretch'], string>,
  milestones: {
    7: 'Seven days in a row.',
    14: 'Two weeks in a row.',
    30: 'Thirty days in a row: full consistency.',
  } satisfies Record<NonNullable<StreakHint['milestone']>, string>,
} as const;

/** A range beside the one before it. */
export const comparisonWords = {
  title: 'Against the days before',
  figure: 'Figure',
  now: 'These days',
  earlier: 'Days before',
  none: 'Nothing was recorded in as many days before these, so there is nothing to compare.',
  change: 'Change',
  before: (from: string, to: string) => `${from} to ${to}`,
  figures: {
    sessions: 'Sessions',
    minutes: 'Minutes',
    days: 'Days with a sit',
    quality: 'Average quality',
    present: 'Present attention, %',
    notes: 'Own notes',
  } satisfies Record<ComparedFigure, string>,
  more: (change: number) => `${change} more`,
  fewer: (change: number) => `${change} fewer`,
  same: 'as many',
  higher: (change: number) => `${change} higher`,
  lower: (change: number) => `${change} lower`,
  unchanged: 'the same',
  unknown: 'nothing to compare',
} as const;

/** The pictures of practice over time. */
export const practiceChartWords = {
  calendar: {
    title: 'The days on which you sat',
    day: (day: string, count: number, minutes: number) =>
      count === 0 ? `${day}: no sit` : `${day}: ${sits(count)}, ${minutes} min`,
    cell: (count: number, minutes: number) => (count === 0 ? 'no sit' : `${minutes} min`),
    /** In the table of minutes, where a column says of what. */
    minutes: (count: number, minutes: number) => (count === 0 ? '–' : `${minutes}`),
    week: 'Minutes a day, week from',
    weekFrom: (day: string) => `Week from ${day}`,
    year: 'Minutes a month, year',
    less: 'less',
    more: 'more',
  },
  minutes: {
    title: 'Minutes sat over time',
    axis: 'minutes',
    name: 'Minutes',
    value: (minutes: number) => `${minutes} min`,
    earlier: (minutes: number) => `earlier half of these days: ${minutes} min a day`,
    later: (minutes: number) => `later half: ${minutes} min a day`,
  },
  rating: {
    title: 'Computed rating over time',
    axis: 'rating, 1 to 10',
    name: 'Mean rating',
    value: (rating: number) => `${rating} / 10`,
    earlier: (count: number, mean: number) => `earlier ${sits(count)}: mean ${mean}`,
    later: (count: number, mean: number) => `later ${sits(count)}: mean ${mean}`,
    none: 'No sit with a rating in these days.',
    noSit: 'no sit with a rating',
  },
  steps: { day: 'Day', week: 'Week from', month: 'Month' } satisfies Record<StepWidth, string>,
  sessions: 'Sits',
} as const;
