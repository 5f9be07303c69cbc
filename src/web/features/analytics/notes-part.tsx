import { overviewWords } from '#content/analytics/overview.ts';
import { emotionalTabWords } from '#content/analytics/tabs.ts';
import { Card } from '#ui/card.tsx';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { MoreLink } from './more-link.tsx';
import { RecentNotes } from './recent-notes.tsx';
import { TabPart } from './tab-part.tsx';

/** The last notes, those by practice among them, and the way to all. */
export function NotesPart({ facts: { recentNotes } }: { facts: AnalyticsFacts }) {
  return (
    <TabPart
      title={emotionalTabWords.recent}
      action={<MoreLink to="/notes">{emotionalTabWords.allNotes}</MoreLink>}
    >
      {recentNotes.length > 0 ? (
        <RecentNotes notes={recentNotes} />
      ) : (
        <Card tone="flat">
          <p className="text-muted">{overviewWords.noNotes}</p>
        </Card>
      )}
    </TabPart>
  );
}
