import { pahmTotalsOf, rawCounts, sharePercent } from '../pahm/counts.ts';
import { countOf } from './overview.ts';
import { daysPractised, type Period } from './period.ts';
import { meanRating } from './tally.ts';

/** The figures of a range that are set beside those of the range before. */
export const comparedFigures = ['sessions', 'minutes', 'days', 'quality', 'present', 'notes'] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

/** A figure now and before. `change` is what it went up by, down below zero: undefined where one of both is not known. */
export interface Compared {
  now: number | undefined;
  before: number | undefined;
  change: number | undefined;
}

function figuresOf(period: Period): Record<ComparedFigure, number | undefined> {
  const { practice, attention, notes } = period.sums;
  const { presentTotal, grandTotal } = pahmTotalsOf(rawCounts(attention.counts));
  return {
    sessions: practice.sessions,
    minutes: Math.floor(practice.secondsSat / 60),
    days: daysPractised(period),
    quality: meanRating(practice.ratingTenths, practice.ratedSessions),
    present: grandTotal === 0 ? undefined : sharePercent(presentTotal, grandTotal),
    notes: countOf(notes.own),
  };
}

/** A period beside the one before it; see `rangeBefore`. */
export function comparisonOf(period: Period, before: Period): Record<ComparedFigure, Compared> {
  const [now, earlier] = [figuresOf(period), figuresOf(before)];
  const compared = comparedFigures.map((figure): [ComparedFigure, Compared] => {
    const [one, other] = [now[figure], earlier[figure]];
    const isKnown = one !== undefined && other !== undefined;
    // Ratings have one decimal, which a difference of fractions would blur.
    const change = isKnown ? Math.round((one - other) * 10) / 10 : undefined;
    return [figure, { now: one, before: other, change }];
  });
  return Object.fromEntries(compared) as Record<ComparedFigure, Compared>;
}
