import type { Frequency } from '#domain/analytics/frequencies.ts';
import type { PartOfDay } from '#domain/analytics/part-of-day.ts';
import type { Action, Recommendation } from '#domain/analytics/recommendations.ts';

type Of<Kind extends Recommendation['kind']> = Extract<Recommendation, { kind: Kind }>;
type Seen<Kind extends Frequency['kind']> = Extract<Frequency, { kind: Kind }>;

/** Sits of a part of the day, as they are spoken of in a sentence; those of no one part are just sits. */
const sitsOfPart: Readonly<Partial<Record<PartOfDay | 'any', string>>> = {
  'early-morning': 'early morning sits',
  morning: 'morning sits',
  afternoon: 'afternoon sits',
  evening: 'evening sits',
  night: 'night sits',
};

const sitsOf = (part: PartOfDay | 'any') => sitsOfPart[part] ?? 'sits';

const numbers = ['none', 'one', 'two', 'three', 'four', 'five'] as const;
const inWords = (count: number) => numbers[count] ?? `${count}`;

/** What a recommendation says, and what it is drawn from. */
export interface InsightText {
  readonly title: string;
  readonly text: string;
}

/** Every recommendation in words, with its figures (B § 9). `positionName` is the name of a pattern's position. */
export const recommendationWords: {
  readonly [Kind in Recommendation['kind']]: (found: Of<Kind>, positionName: string) => InsightText;
} = {
  pattern: ({ part, alike, sits }, positionName) => ({
    title: `${positionName} in ${inWords(alike)} of the last ${inWords(sits)} ${sitsOf(part)}`,
    text: 'Apart from the present, attention was there most often in these sits.',
  }),
  scattered: ({ presentPercentage, observations, sessions }) => ({
    title: `Attention was in the present in ${presentPercentage} % of your taps`,
    text: `Seen in ${observations} taps from ${sessions} sits. Each tap is a moment of noticing, wherever attention was. The matrix shows where it goes.`,
  }),
  'short-sits': ({ minutes, sessions }) => ({
    title: `Your sits last ${minutes} minutes on average`,
    text: `Seen in ${sessions} meditations. Below ten minutes the mind has hardly arrived; a few minutes more make a difference.`,
  }),
  'long-sits': ({ minutes, sessions }) => ({
    title: `Your sits last ${minutes} minutes on average`,
    text: `Seen in ${sessions} meditations. At this stage two shorter sits often stay fresher than one above 45 minutes.`,
  }),
  'mostly-recovery': ({ recoverySessions, sessions }) => ({
    title: `${recoverySessions} of ${sessions} sessions were Mind Recovery`,
    text: 'Short practices help through the day. A longer sit now and then trains what they draw on.',
  }),
  'much-recovery': ({ recoverySessions, sessions }) => ({
    title: `${recoverySessions} of ${sessions} sessions were Mind Recovery`,
    text: 'You turn to it often. Which practice felt better afterwards is shown in its tab.',
  }),
  'best-time': ({ part, mean, sits, nextPart, nextMean, nextSits }) => ({
    title: `Your ${sitsOf(part)} were rated best`,
    text: `${mean} on average in ${sits} sits; next are your ${sitsOf(nextPart)} with ${nextMean} in ${nextSits}.`,
  }),
  'few-reflections': ({ written, sessions }) => ({
    title: written === 0 ? 'Nothing is written down yet' : 'Little is written down',
    text: `${written} reflections and notes on ${sessions} sessions. A sentence after a sit is enough to see later what it was like.`,
  }),
  streak: ({ days }) => ({
    title: days === 0 ? 'A sit today begins a streak' : `${days === 1 ? 'One day' : `${days} days`} in a row`,
    text:
      days === 0
        ? 'The length does not matter for it.'
        : 'One sit a day keeps it, at whatever length. Seven days make a week.',
  }),
};

/** Where a recommendation leads; a practice of Mind Recovery bears its own name. */
export const actionWords: Readonly<Record<Action['to'], (practiceName: string) => string>> = {
  recovery: (practiceName) => practiceName,
  'recovery-hub': () => 'Mind Recovery',
  practice: () => 'To your next sit',
  notes: () => 'Write a note',
  matrix: () => 'What is PAHM?',
};

/** What may be expected, said as what was seen (B § 9). */
export const frequencyWords: {
  readonly [Kind in Frequency['kind']]: (seen: Seen<Kind>, techniqueName: string) => InsightText;
} = {
  days: ({ percent, practised, days }) => ({
    title: `${percent} % of days with a sit`,
    text: `You sat on ${practised} of the last ${days} days.`,
  }),
  'full-sits': ({ seen, of }) => ({
    title: 'Sits that went their full length',
    text: `${seen} of ${of} sessions in this range.`,
  }),
  'excellent-sits': ({ part, seen, of }) => ({
    title: `Excellent ${sitsOf(part)}`,
    text: `${seen} of ${of} were rated 8 or more.`,
  }),
  'better-after': ({ seen, of }, techniqueName) => ({
    title: `Better after ${techniqueName}`,
    text: `${seen} of ${of} times you said better or much better.`,
  }),
};

/** The words around both. */
export const insightsWords = {
  recommendations: 'What you could do',
  recommendationsHelp: 'Drawn from what you recorded in these days, and from nothing else.',
  noRecommendations: 'Nothing stands out in these days.',
  frequencies: 'What to expect',
  frequenciesHelp: 'How often it was so. Nobody can promise more.',
  missing: (count: number) => `From five sessions on. ${count === 1 ? 'One is' : `${count} are`} missing.`,
  trends: 'Trends',
} as const;
