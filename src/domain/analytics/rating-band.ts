/** What a computed rating is called (B § 2, § 9): the first row that it reaches. The last is for all below. */
const bands = [
  { from: 8, badge: 'high', quality: 'excellent' },
  { from: 6, badge: 'medium', quality: 'good' },
  { from: 0, badge: 'low', quality: 'building' },
] as const;
export type RatingBadge = (typeof bands)[number]['badge'];
export type RatingQuality = (typeof bands)[number]['quality'];

/** The badge and the quality of a rating, 1 to 10. */
export function ratingBandOf(rating: number): { badge: RatingBadge; quality: RatingQuality } {
  const { badge, quality } = bands.find(({ from }) => rating >= from) ?? bands[2];
  return { badge, quality };
}
