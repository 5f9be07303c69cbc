import { Link } from '@tanstack/react-router';
import { recentSitsWords } from '#content/screens/sessions.ts';
import { useLive } from '#store/local-data-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { SitRow } from './sit-row.tsx';
import { useSessionViews } from './use-sits.ts';

const shownSits = 5;

/** The last few sits, and the way to all of them: for home. */
export function RecentSits() {
  const sessions = useLive((data) => data.recentSessions(shownSits), []);
  const views = useSessionViews(sessions);
  return (
    <section aria-labelledby="recent-sits" className="mt-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="recent-sits" className="text-[1.625rem]">
          {recentSitsWords.title}
        </h2>
        <Link to="/sessions" className={classes(buttonClass('plain'), '-mr-3 flex-none')}>
          {recentSitsWords.all}
        </Link>
      </div>
      {views.length > 0 && (
        <Card className="py-1! sm:py-2!">
          <ol>
            {views.map((view) => (
              <SitRow
                key={view.sessionId}
                view={view}
                under="shortMonth"
                address={{ to: '/sessions/$sessionId', params: { sessionId: view.sessionId }, search: {} }}
              />
            ))}
          </ol>
        </Card>
      )}
      {sessions?.length === 0 && <p className="text-muted">{recentSitsWords.empty}</p>}
    </section>
  );
}
