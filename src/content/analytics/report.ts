import type { DriftPart, Share } from '#domain/analytics/nine-category.ts';
import { decimal } from './decimal.ts';

const sits = (count: number) => (count === 1 ? '1 sit' : `${count} sits`);

/** One of several in a line, with its figure: 'Calm 5'. */
const tally = (name: string, figure: number | string) => `${name} ${figure}`;

/** The report of a range on one page: its headings, and its lines that stand nowhere else. */
export const reportWords = {
  practice: 'Practice',
  figure: 'Figure',
  now: 'These days',
  before: 'Days before',
  rating: (rating: number) => decimal(rating),
  rated: (rating: number, count: number) => `${decimal(rating)} (${sits(count)})`,
  daysOf: (practised: number, days: number) => `${practised} of ${days}`,
  trend: (direction: string, halves: string) => `${direction}. ${halves}.`,
  attention: 'Attention',
  byTone: 'By tone',
  byTime: 'By time',
  share: (name: string, { percent }: Pick<Share<string>, 'percent'>) => `${name} ${percent} %`,
  drift: 'Present from the first to the last sixth of a sit',
  driftPart: ({ presentPercentage }: Pick<DriftPart, 'presentPercentage'>) =>
    presentPercentage === undefined ? 'no taps' : `${presentPercentage} %`,
  places: 'Where and how',
  place: (name: string, count: number, rating: number | undefined) =>
    rating === undefined ? tally(name, count) : `${name} ${count}, rated ${decimal(rating)}`,
  recovery: 'Mind Recovery',
  recoveryHeads: { times: 'Times', rating: 'Rating', minutes: 'Min', better: 'Better after' },
  betterOf: (better: number, told: number) => (told === 0 ? '' : `${better} of ${told}`),
  feelings: 'Felt afterwards',
  when: 'When and how long',
  whenHeads: { part: 'Time of day', sits: 'Sits', rating: 'Rating' },
  weekdays: 'By day of the week',
  lengths: 'By length',
  feeling: 'Emotional notes',
  emotions: 'Emotions',
  energy: 'Average energy',
  energyOf: (energy: number, notes: number) =>
    `${decimal(energy)} (${notes === 1 ? '1 note' : `${notes} notes`})`,
  standsOut: 'What stands out',
  tally,
  made: (day: string) => `Made with Ninefold on ${day}, from what is kept on this device.`,
  help: 'Ratings are computed from each sit, 1 to 10, and those of sits entered by hand are left out. Attention is from sits with taps alone. Energy is what was noted, 1 to 10.',
} as const;
