import { Link } from '@tanstack/react-router';
import { sessionsWords } from '#content/screens/sessions.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Loading } from '#ui/loading.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { SitList } from './sit-list.tsx';
import { SitNewsBar } from './sit-news-bar.tsx';
import { addAddress } from './sits-address.ts';
import type { SitChanges } from './use-sit-changes.tsx';
import type { useSits } from './use-sits.ts';

interface SessionsPageProps {
  sits: ReturnType<typeof useSits>;
  changes: SitChanges;
}

/** The list of all sits, the newest first. */
export function SessionsPage({ sits, changes }: SessionsPageProps) {
  const { shown, views, isLookingUp, showEarlier } = sits;

  async function remove(sessionId: string, name: string): Promise<void> {
    const session = shown?.sessions.find((one) => one.sessionId === sessionId);
    const news = session && (await changes.remove(session, name));
    if (news) changes.tell(news);
  }

  return (
    <Page width="reading">
      <PageTitle title={sessionsWords.title} lead={sessionsWords.lead} />
      <ActionBar isAbove>
        <Link to="/home" className={buttonClass('quiet')}>
          {sessionsWords.back}
        </Link>
        <Link {...addAddress} className={classes(buttonClass('primary'), 'grow')}>
          {sessionsWords.add}
        </Link>
      </ActionBar>
      {!shown && <Loading />}
      {shown && views.length === 0 && (
        <div className="flex grow flex-col items-center justify-center px-4 py-10 text-center">
          <h2 className="text-2xl">{sessionsWords.empty.title}</h2>
          <p className="mt-2 max-w-100 text-muted">{sessionsWords.empty.text}</p>
        </div>
      )}
      <SitList views={views} onDelete={(sessionId, name) => void remove(sessionId, name)} />
      {shown && views.length < shown.all && (
        <div className="flex flex-col items-center gap-3 pb-4">
          <p role="status" className="figures text-muted text-sm">
            {sessionsWords.shown(views.length, shown.all)}
          </p>
          <Button variant="quiet" busy={isLookingUp} onClick={showEarlier}>
            {sessionsWords.earlier}
          </Button>
        </div>
      )}
      <SitNewsBar news={changes.news} restore={changes.restore} />
    </Page>
  );
}
