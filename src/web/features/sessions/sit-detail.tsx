import { Link } from '@tanstack/react-router';
import { type ComponentType, useEffect } from 'react';
import { sitWords } from '#content/screens/sit.ts';
import { isObserved } from '#domain/analytics/session-sums.ts';
import type { Tap } from '#domain/pahm/taps.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { WholeSession } from '#store/local-data.ts';
import { Card } from '#ui/card.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { sessionView } from './session-view.ts';
import { SitMenu } from './sit-menu.tsx';
import { SitNewsBar } from './sit-news-bar.tsx';
import { SitNote } from './sit-note.tsx';
import { SitRating } from './sit-rating.tsx';
import { SitReflections } from './sit-reflections.tsx';
import { ownTextOf, practiceDayText, sitFacts } from './sit-view.ts';
import { correctSitAddress } from './sits-address.ts';
import type { SitChanges } from './use-sit-changes.tsx';

/** What shows where attention went in a sit that has taps; `taps` is empty where only their counts are kept. */
export type Attention = ComponentType<{ session: PracticeSession; taps: readonly Tap[] }>;

interface SitDetailProps {
  sit: WholeSession;
  changes: SitChanges;
  attention: Attention;
  back: () => void;
  /** `name` is the sit in words. */
  onDelete: (name: string) => void;
}

/** One sit: what it was, where attention went, and what was written about it. */
export function SitDetail({ sit, changes, attention: AttentionPart, back, onDelete }: SitDetailProps) {
  const { clock } = usePlatform();
  const { session, taps, notes } = sit;
  const zone = clock.zone();
  const view = sessionView(session, zone);
  useTitleFocusWhereNone();
  return (
    <Page width="reading">
      <div className="mb-4 flex items-center justify-between gap-4 print:hidden">
        <Link
          to="/sessions"
          search={{}}
          className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
          onClick={(event) => {
            event.preventDefault();
            back();
          }}
        >
          <span aria-hidden="true" className="mr-2">
            ←
          </span>
          {sitWords.back}
        </Link>
        <div className="-mr-2.5">
          <SitMenu
            view={view}
            correction={correctSitAddress(session.sessionId)}
            onDelete={() => onDelete(view.name)}
          />
        </div>
      </div>
      <PageTitle eyebrow={practiceDayText(session)} title={view.title} />
      <div className="grid gap-3.5">
        <Card>
          <h2 className="sr-only">{sitWords.facts}</h2>
          <FactList facts={sitFacts(session, zone)} />
        </Card>
        <SitRating session={session} />
        {isObserved(session) && <AttentionPart session={session} taps={taps?.taps ?? []} />}
        <SitReflections sit={sit} zone={zone} />
        {notes.map((note) => (
          <SitNote key={note.noteId} note={note} />
        ))}
        <Record sit={sit} />
      </div>
      <SitNewsBar news={changes.news} restore={changes.restore} />
    </Page>
  );
}

/** What somebody has written into the session itself, as an import may bring it. */
function Record({ sit: { session, notes } }: { sit: WholeSession }) {
  const text = ownTextOf(session);
  if (text === undefined || notes.some(({ content }) => content === text)) return null;
  return (
    <Card>
      <h2 className="mb-2 text-xl">{sitWords.record}</h2>
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </p>
    </Card>
  );
}

/** The sit is looked up after the screen has opened: its title takes the focus that went with the link, and no other. */
function useTitleFocusWhereNone(): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, []);
}
