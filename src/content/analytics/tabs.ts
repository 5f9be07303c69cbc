import type { EnvironmentList } from '#domain/analytics/environment-sums.ts';
import type { Feature } from '#domain/analytics/feature.ts';
import type { NoteCount, PresentLevel, RecoveryShare } from '#domain/analytics/hints.ts';
import type { PartOfDay } from '#domain/analytics/part-of-day.ts';
import type { LengthBucket } from '#domain/analytics/session-length.ts';
import { decimal } from './decimal.ts';

const sits = (count: number) => (count === 1 ? '1 sit' : `${count} sits`);
const taps = (count: number) => (count === 1 ? '1 tap' : `${count} taps`);

/** The tab '9-Category PAHM' (B § 3). */
export const pahmTabWords = {
  /** Read out as the heading of the tab. */
  heading: 'Where attention was',
  presentPercentage: 'Present attention',
  neutralPercentage: 'Neutral attention',
  totalObservations: 'Observations',
  sessionsAnalyzed: 'Sessions analyzed',
  help: 'From sits with at least one tap. What is stored for a sit without taps is left out.',
  matrix: {
    title: 'Where attention was, by position',
    lead: 'Each place with its share of all taps. The deeper the colour, the more of them.',
    taps,
  },
  /** What stands behind a percentage of taps. */
  seen: (percent: number, count: number) => `${percent} % of ${taps(count)}`,
  rows: { title: 'By tone', along: 'Tone', axis: 'taps', share: '% of taps' },
  columns: { title: 'By time', along: 'Time', axis: 'taps', share: '% of taps' },
  overTime: { title: 'Present attention over time', axis: '% of taps' },
  drift: {
    title: 'How attention drifts within a sit',
    axis: '% of taps in the present',
    from: (count: number) => `From ${sits(count)} with the moments of their taps`,
    none: 'No sit in these days has the moments of its taps.',
    along: 'Part of the sit',
    part: (from: number, to: number) => `${from} to ${to} % of the sit`,
    tick: (from: number, to: number) => `${from}-${to}`,
    help: 'Along it: percent of the sit, in six equal parts from its beginning to its end.',
  },
  levels: {
    85: 'Attention came home in 85 % of taps and more.',
    80: 'Attention came home in four of five taps.',
    70: 'Attention came home in seven of ten taps.',
    60: 'Attention came home in more than half of the taps.',
    below: 'Attention was often elsewhere, and you noticed it.',
  } satisfies Record<PresentLevel, string>,
} as const;

/** The tab Environment (B § 3). */
export const environmentTabWords = {
  /** Read out as the heading of the tab. */
  heading: 'Where and how you sat',
  lists: {
    posture: 'Posture',
    location: 'Place',
    lighting: 'Light',
    sounds: 'Sound',
  } satisfies Record<EnvironmentList, string>,
  title: (list: string) => `${list}: how often, and how rated`,
  axis: 'sits',
  share: '% of sits',
  ratingHead: 'Rating',
  rated: (rating: number) => `rated ${decimal(rating)}`,
  seated: 'Seated',
  rating: (rating: number, count: number) => `rated ${decimal(rating)} on average in ${sits(count)}`,
  noRating: 'no rating',
  help: 'A rating that differs says what was, and not why.',
} as const;

/** The tab Mind Recovery (B § 3). */
export const recoveryTabWords = {
  /** Read out as the heading of the tab. */
  heading: 'Your short practices',
  totalSessions: 'Practices',
  totalMinutes: 'Minutes',
  averageRating: 'Average rating',
  averageDuration: 'Average length',
  techniques: { title: 'Practices, the most frequent first', axis: 'times', share: '% of practices' },
  times: (count: number) => (count === 1 ? '1 time' : `${count} times`),
  /** Beside the name of a technique: its minutes, and how it was rated where it was. */
  detail: (minutes: number, rating: number | undefined) =>
    rating === undefined ? `${minutes} min` : `${minutes} min, rated ${decimal(rating)}`,
  columns: {
    name: 'Practice',
    count: 'Times',
    avgRating: 'Rating',
    avgDuration: 'Average min',
    totalDuration: 'Minutes',
    better: 'Better afterwards',
  },
  feelings: { title: 'How you felt afterwards', along: 'Feeling', axis: 'times', share: '% of answers' },
  told: (told: number, all: number) => `Told after ${told} of ${all}`,
  better: (better: number, told: number) => `better or much better ${better} of ${told} times`,
  notTold: 'Nothing told afterwards',
  averageMinutes: (minutes: number) => `${minutes} min on average`,
  allMinutes: (minutes: number) => `${minutes} min together`,
  before: 'How you felt before is not asked, so no change is worked out.',
  share: (percent: number) => `${percent} % of your sessions`,
  shares: {
    'above-20': 'More than a fifth of your sessions were Mind Recovery.',
    'above-40':
      'More than two fifths of your sessions were Mind Recovery. Longer sits train what it draws on.',
  } satisfies Record<Exclude<RecoveryShare, 'small'>, string>,
} as const;

/** The tab Emotional (B § 2, § 3). */
export const emotionalTabWords = {
  heading: 'Emotional notes in these days',
  notes: 'Emotional notes',
  averageEnergy: 'Average energy',
  mood: 'Mood of the last 7 days',
  moodOf: (count: number) => `from ${count === 1 ? '1 note' : `${count} notes`} of your own`,
  noMood: 'No own note in the last 7 days.',
  includePractice: 'Count notes written after a sit too',
  includePracticeHelp: 'Their energy comes from the rating of the sit, and not from you.',
  counted: (own: number, byPractice: number) =>
    byPractice === 0 ? 'your own' : `${own} of your own, ${byPractice} written after sits`,
  ofNotes: (count: number) => `from ${count === 1 ? '1 note' : `${count} notes`}`,
  distribution: {
    title: 'Emotions, the most frequent first',
    along: 'Emotion',
    axis: 'notes',
    share: '% of notes',
    energyHead: 'Mean energy',
  },
  overTime: {
    title: 'Emotions over time',
    axis: 'notes',
    others: 'Others',
    all: 'Notes in all',
    none: 'no notes',
  },
  energy: { title: 'Energy over time', axis: 'energy, 1 to 10', name: 'Mean energy' },
  around: {
    title: 'Energy before and after a sit',
    along: 'When it was written',
    axis: 'energy, 1 to 10',
    none: 'no notes',
    before: 'In the three hours before a sit',
    after: 'In the three hours after a sit',
    help: 'From your own notes. It says when you wrote, and not what made the difference.',
  },
  noneOwn: 'Only notes written after sits are here. They are counted when you ask for it below.',
  recent: 'Recent notes',
  byPractice: 'added after the sit',
  gratitude: 'Gratitude',
  energyValue: (energy: number) => `energy ${energy}`,
  cut: '…',
  allNotes: 'All notes',
  counts: {
    'above-20': 'More than 20 notes: enough to see what returns.',
    'above-50': 'More than 50 notes: a diary worth reading back.',
  } satisfies Record<Exclude<NoteCount, 'few'>, string>,
} as const;

/** The parts of the day with their hours (B § 9). */
export const partOfDayWords: Readonly<Record<PartOfDay, { readonly name: string; readonly hours: string }>> =
  {
    'early-morning': { name: 'Early Morning', hours: '5-9' },
    morning: { name: 'Morning', hours: '9-12' },
    afternoon: { name: 'Afternoon', hours: '12-5' },
    evening: { name: 'Evening', hours: '5-9' },
    night: { name: 'Night', hours: '9 PM-5 AM' },
  };

/** The lengths of sits (B § 9). */
export const lengthWords: Readonly<Record<LengthBucket, string>> = {
  '1-5': '1-5 min',
  '6-15': '6-15 min',
  '16-30': '16-30 min',
  '30+': '30+ min',
};

/** The features of the app (B § 3). */
export const featureWords: Readonly<Record<Feature, string>> = {
  practice: 'Practice',
  'mind-recovery': 'Mind Recovery',
  notes: 'Daily Notes',
  analytics: 'My Analytics',
  learn: 'Learn',
  guide: 'Wisdom Guide',
  profile: 'My Details',
};

/** The tab Usage (B § 3, § 9). */
export const usageTabWords = {
  heading: 'How you practise',
  share: '% of sits',
  minutesHead: 'Minutes',
  ratingHead: 'Rating',
  timeOfDay: { title: 'When you sit, by time of day', along: 'Time of day', axis: 'sits' },
  dayOfWeek: { title: 'When you sit, by day of the week', along: 'Day of the week', axis: 'sits' },
  lengths: { title: 'How long you sit', along: 'Length', axis: 'sits' },
  weeklyFrequency: 'Sits a week',
  practisedDaysAWeek: 'Days a week',
  lookedAt: (days: number) => `over ${days} days`,
  features: {
    title: 'What you open',
    along: 'Part of the app',
    axis: 'times opened',
    share: '% of screens opened',
  },
  opened: (count: number) => (count === 1 ? 'once' : `${count} times`),
  noFeatures: 'No screen was opened in these days, as far as this device knows.',
  featuresHelp: 'Counted on this device, and kept there. Home is left out.',
} as const;
