import { badgeWords, spokenBadge } from '#content/rating-badges.ts';
import type { RatingBadge as Badges } from '#domain/analytics/rating-band.ts';
import { Badge } from '#ui/badge.tsx';

const tones = { high: 'good', medium: 'plain', low: 'quiet' } as const;

/** What the rating of a sit is called (B § 2). */
export function RatingBadge({ badge, className }: { badge: Badges; className?: string }) {
  return (
    <Badge tone={tones[badge]} spoken={spokenBadge(badge)} className={className}>
      {badgeWords[badge]}
    </Badge>
  );
}
