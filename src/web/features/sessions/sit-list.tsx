import type { PracticeSession } from '#domain/practice/session.ts';
import { Card } from '#ui/card.tsx';
import { byMonth, type SessionView } from './session-view.ts';
import { SitMenu } from './sit-menu.tsx';
import { SitRow } from './sit-row.tsx';
import { correctAddress, sitAddress } from './sits-address.ts';

interface SitListProps {
  views: readonly SessionView[];
  onDelete: (sessionId: PracticeSession['sessionId'], name: string) => void;
}

/** The sits by month, each with the way to its page and with what may be done with it. */
export function SitList({ views, onDelete }: SitListProps) {
  return byMonth(views).map(({ month, views: sits }) => (
    <section key={`${month} ${sits[0]?.sessionId}`} aria-label={month} className="mb-7">
      <h2 className="mb-2.5 text-xl">{month}</h2>
      <Card className="py-1! pr-2! sm:py-2! sm:pr-4!">
        <ol>
          {sits.map((view) => (
            <SitRow key={view.sessionId} view={view} under="weekday" address={sitAddress(view.sessionId)}>
              <SitMenu
                view={view}
                correction={correctAddress(view.sessionId)}
                onDelete={() => onDelete(view.sessionId, view.name)}
              />
            </SitRow>
          ))}
        </ol>
      </Card>
    </section>
  ));
}
