import { Link } from '@tanstack/react-router';
import { sessionsWords } from '#content/screens/sessions.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { Card } from '#ui/card.tsx';
import { MoreIcon } from '#ui/icons.tsx';
import { Menu, MenuItem, MenuLink } from '#ui/menu.tsx';
import { byMonth, type SessionView } from './session-view.ts';
import { SitRow } from './sit-row.tsx';
import { correctAddress } from './sits-address.ts';

interface SitListProps {
  views: readonly SessionView[];
  onDelete: (sessionId: PracticeSession['sessionId'], name: string) => void;
}

/** The sits by month, each with what may be done with it. */
export function SitList({ views, onDelete }: SitListProps) {
  return byMonth(views).map(({ month, views: sits }) => (
    <section key={`${month} ${sits[0]?.sessionId}`} aria-label={month} className="mb-7">
      <h2 className="mb-2.5 text-xl">{month}</h2>
      <Card className="py-1! pr-2! sm:py-2! sm:pr-4!">
        <ol>
          {sits.map((view) => (
            <SitRow key={view.sessionId} view={view} under="weekday">
              <Menu label={sessionsWords.change(view.name)} trigger={<MoreIcon />} className="text-muted">
                {view.canBeCorrected && (
                  <MenuLink render={<Link {...correctAddress(view.sessionId)} />}>
                    {sessionsWords.correct}
                  </MenuLink>
                )}
                <MenuItem onSelect={() => onDelete(view.sessionId, view.name)}>
                  {sessionsWords.delete}
                </MenuItem>
              </Menu>
            </SitRow>
          ))}
        </ol>
      </Card>
    </section>
  ));
}
