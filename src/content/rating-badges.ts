import type { RatingBadge } from '#domain/analytics/rating-band.ts';

/** The badge of a rating (B § 2). By itself, because lists show it that need no other word of My Analytics. */
export const badgeWords: Readonly<Record<RatingBadge, string>> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

/** The same where a word alone would say too little. It holds the word that is shown. */
export const spokenBadge = (badge: RatingBadge) => `Rating: ${badgeWords[badge]}`;
