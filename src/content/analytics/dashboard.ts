import type { RangeKind } from '#domain/analytics/range.ts';

/** The tabs of My Analytics in their order (B § 2). */
export const analyticsTabs = [
  { key: 'overview', name: 'Overview' },
  { key: 'insights', name: 'Insights' },
  { key: 'pahm', name: '9-Category PAHM' },
  { key: 'environment', name: 'Environment' },
  { key: 'recovery', name: 'Mind Recovery' },
  { key: 'emotional', name: 'Emotional' },
  { key: 'usage', name: 'Usage' },
] as const;
export type AnalyticsTab = (typeof analyticsTabs)[number]['key'];

/** The ranges on their buttons (B § 2). */
export const rangeWords: Readonly<Record<RangeKind, string>> = {
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
};

/** What stands where there is nothing to show (B § 8, exact). */
export const analyticsEmpty = {
  data: 'No data available',
  practice: 'No practice data available',
  pahm: 'No 9-Category PAHM Matrix Data Yet',
  environment: 'No Environment Data Yet',
  recovery: 'No Mind Recovery Data Yet',
  emotional: 'No emotional notes in the selected time range.',
} as const;

/** What may be done about it, under each. */
export const analyticsEmptyHelp = {
  data: 'Nothing was recorded in these days. A longer range may hold more.',
  practice: 'Sit once, and it appears here.',
  pahm: 'Tap where attention is during a sit of stage 2 or later. Sits without a tap say nothing of attention, and no number is put in their place.',
  environment: 'Before a sit you can say where you are sitting. It is counted here.',
  recovery: 'A practice of three or five minutes is enough for a first line.',
  emotional: 'What you write in Daily Notes is counted here.',
} as const;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const sits = (count: number) => counted(count, 'sit', 'sits');

/** The words around the tabs. */
export const analyticsWords = {
  title: 'My Analytics',
  lead: 'What you have sat, seen and written.',
  loading: 'Loading analytics...',
  preparing: (done: number, all: number) => `Adding up your records: ${done} of ${all}`,
  notLoaded: 'Your analytics could not be worked out just now. Please try again.',
  again: 'Try again',
  tabs: 'Parts of My Analytics',
  ranges: 'Time range',
  custom: {
    open: 'Choose days',
    from: 'From',
    to: 'To',
    apply: 'Show these days',
    cancel: 'Cancel',
    invalid: 'The last day must be the first day or a later one.',
  },
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  noObservations: 'no observations',
  none: 'none yet',
  sits,
  notes: (count: number) => counted(count, 'note', 'notes'),
  observations: (count: number) => counted(count, 'tap', 'taps'),
  ofSits: (count: number) => `from ${sits(count)}`,
  ofObservations: (count: number, sessions: number) =>
    `from ${counted(count, 'tap', 'taps')} in ${sits(sessions)}`,
  minutes: (minutes: number) => `${minutes} min`,
  percent: (percent: number) => `${percent} %`,
  outOfTen: (value: number) => `${value} / 10`,
  /** On every chart: its figures as a table instead of the picture. */
  asTable: 'Show as a table',
  asPicture: 'Show as a picture',
  report: {
    open: 'Report to print',
    title: 'Report of a practice',
    lead: (from: string, to: string) => `Ninefold, ${from} to ${to}`,
    print: 'Print',
    back: 'Back to My Analytics',
    for: 'For yourself or for a teacher. It holds no text of your notes.',
  },
} as const;
