import { sitRatingWords } from '#content/screens/sit.ts';
import { badgeOf } from '#domain/analytics/recent-records.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { Card } from '#ui/card.tsx';
import { RatingBadge } from './rating-badge.tsx';
import { ratingBasisText } from './sit-view.ts';

/** The computed rating of a sit, and what it rests on; none of one that was entered by hand (B § 9). */
export function SitRating({ session }: { session: PracticeSession }) {
  const badge = badgeOf(session);
  return (
    <Card>
      <h2 className="text-xl">{sitRatingWords.title}</h2>
      {badge && (
        <p className="figures mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            <span className="font-serif text-3xl leading-tight font-medium">{session.rating}</span>{' '}
            <span className="text-muted">{sitRatingWords.ofTen}</span>
          </span>
          <RatingBadge badge={badge} />
        </p>
      )}
      <p className="mt-2 max-w-prose text-muted">{ratingBasisText(session)}</p>
    </Card>
  );
}
