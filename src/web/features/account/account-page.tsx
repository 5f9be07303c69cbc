import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shellWords } from '#content/screens/shell.ts';
import { Page, PageTitle } from '#ui/page.tsx';

interface AccountPageProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** What sign-in, sign-up and the pages about a forgotten password stand on: the name, which leads back to the landing screen, and a column for the form. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <Page width="form" centred>
      <Link
        to="/"
        className="-mt-3 mb-4 self-start sm:mt-0 sm:mb-6 font-serif tracking-[0.22em] text-muted no-underline hover:text-ink"
      >
        {shellWords.name}
      </Link>
      <PageTitle title={title} lead={lead} />
      {children}
    </Page>
  );
}

declare module '@tanstack/react-router' {
  /** What sign-up hands to sign-in: the email that is registered already. */
  interface HistoryState {
    email?: string;
    /** The address of the app to go to after signing in, where it carries a code that no server shall read. */
    returnTo?: string;
  }
}
