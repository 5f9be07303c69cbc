import type { ReactNode } from 'react';
import { Eyebrow } from './card.tsx';
import { classes } from './classes.ts';

const widthClasses = { form: 'max-w-112', narrow: 'max-w-136', reading: 'max-w-184', wide: 'max-w-270' };

interface PageProps {
  /** form: a column to fill in; narrow: questions; reading: prose of 60 to 70 characters; wide: cards and charts. */
  width?: keyof typeof widthClasses;
  /** The screen and everything that opens above it is dark, whatever the theme. */
  dark?: boolean;
  /** Stands in the middle of the window when there is room. */
  centred?: boolean;
  children: ReactNode;
}

/**
 * A screen: the page's `<main>` (there is one a page), as wide as its content reads well, growing to the foot of
 * the window so that an ActionBar can stand there.
 */
export function Page({ width = 'wide', dark, centred, children }: PageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classes('flex w-full grow flex-col', dark && 'dark dark-screen')}
    >
      <div
        className={classes(
          'mx-auto flex w-full grow flex-col px-(--page-edge) pt-7 pb-10 sm:px-8 sm:pt-12',
          widthClasses[width],
          // On a desk the foot of a short screen does not sink to the foot of a tall window.
          centred ? 'justify-center' : 'sm:pb-16 sm:min-h-[min(46rem,calc(100dvh-8rem))] sm:grow-0',
        )}
      >
        {children}
      </div>
    </main>
  );
}

interface PageTitleProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
}

/** The screen's title. It can be given the focus, for the announcement after a change of screen. */
export function PageTitle({ eyebrow, title, lead }: PageTitleProps) {
  return (
    <header className="mb-7">
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 tabIndex={-1} className={classes('text-title', eyebrow ? 'mt-1.5' : undefined)}>
        {title}
      </h1>
      {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
    </header>
  );
}
