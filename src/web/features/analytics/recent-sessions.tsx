import { Link } from '@tanstack/react-router';
import { decimal } from '#content/analytics/decimal.ts';
import { badgeWords, spokenBadge } from '#content/rating-badges.ts';
import { sessionsWords } from '#content/screens/sessions.ts';
import type { RatingBadge } from '#domain/analytics/rating-band.ts';
import { type RecentSession, recentSessionsOf } from '#domain/analytics/recent-records.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { sitInWords } from './sit-in-words.ts';

const badgeTones = { high: 'good', medium: 'plain', low: 'quiet' } as const satisfies Record<
  RatingBadge,
  string
>;

/** The last sits of a range with the badges of their ratings; each row leads to its sit (B § 2). */
export function RecentSessions({ sessions }: { sessions: readonly PracticeSession[] }) {
  const { clock } = usePlatform();
  return (
    <Card className="py-1! sm:py-2!">
      <ol>
        {recentSessionsOf(sessions).map((recent) => (
          <RecentRow key={recent.session.sessionId} recent={recent} zone={clock.zone()} />
        ))}
      </ol>
    </Card>
  );
}

function RecentRow({ recent: { session, badge }, zone }: { recent: RecentSession; zone: string }) {
  const { sessionId, practiceDay, rating, enteredByHand } = session;
  const { title, name, facts, dayOfMonth, shortMonth } = sitInWords(session, zone);
  return (
    <li className="group relative flex gap-x-3.5 border-line py-3.5 not-first:border-t sm:gap-x-5">
      <time dateTime={practiceDay} className="w-10 flex-none text-center">
        <span className="figures block font-serif text-2xl leading-7">{dayOfMonth}</span>
        <span className="text-muted text-xs uppercase tracking-[0.06em]">{shortMonth}</span>
      </time>
      <div className="min-w-0 grow">
        <p className="font-medium">
          <Link
            to="/sessions/$sessionId"
            params={{ sessionId }}
            search={{}}
            aria-label={name}
            className="text-ink no-underline underline-offset-4 after:absolute after:inset-0 after:rounded-md group-hover:underline"
          >
            {title}
          </Link>
        </p>
        <p className="figures text-muted text-sm">{facts}</p>
      </div>
      <p className="flex flex-none flex-col items-end gap-1 text-right">
        {badge && (
          <>
            <span className="figures font-serif text-xl leading-6">{decimal(rating)}</span>
            <Badge tone={badgeTones[badge]} spoken={spokenBadge(badge)}>
              {badgeWords[badge]}
            </Badge>
          </>
        )}
        {enteredByHand && <span className="max-w-20 text-muted text-xs">{sessionsWords.enteredByHand}</span>}
      </p>
    </li>
  );
}
