import { Link, Navigate, useParams } from '@tanstack/react-router';
import './book-text.css';
import { useRef } from 'react';
import { book } from '#content/book/book.ts';
import { bookPageWords } from '#content/learning/book-pages.ts';
import { Page, PageTitle } from '#ui/page.tsx';
import { BookPager } from './book-pager.tsx';
import { type BookPage, bookPages, headingOf } from './book-pages.ts';
import { ChapterText } from './chapter-text.tsx';
import { PageContents } from './page-contents.tsx';
import { PositionsText } from './positions-text.tsx';
import { useAnchor } from './use-anchor.ts';
import { useReadingPlace } from './use-reading-place.ts';

/** /learn/book/{chapter}: one page of the book; a chapter that there is not leads to the contents. */
export function BookPageScreen() {
  const key = useParams({ strict: false, select: ({ chapter }) => chapter });
  const page = bookPages.find((one) => one.key === key);
  return page ? <Reading key={page.key} page={page} /> : <Navigate to="/learn/book" replace />;
}

function Reading({ page }: { page: BookPage }) {
  const text = useRef<HTMLElement>(null);
  const stoppedAt = useReadingPlace(page.key, text);
  const hash = useAnchor(stoppedAt !== undefined);
  const heading = stoppedAt && hash === '' ? headingOf(page, stoppedAt) : undefined;
  const { chapter } = page;
  return (
    <Page width="reading">
      <p className="mb-4">
        <Link
          to="/learn/book"
          className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          <span aria-hidden="true" className="mr-2">
            ←
          </span>
          {book.title}
        </Link>
      </p>
      <PageTitle
        eyebrow={page.eyebrow}
        title={page.title}
        lead={chapter ? bookPageWords.hours(chapter.estimatedHours) : bookPageWords.positions.lead}
      />
      {stoppedAt !== undefined && (
        <>
          {heading && stoppedAt && (
            <p className="mb-6 flex flex-wrap items-center justify-between gap-x-4 rounded-lg bg-accent-soft px-4 py-2">
              {bookPageWords.stopped(heading.name)}
              <Link
                to="/learn/book/$chapter"
                params={{ chapter: page.key }}
                hash={stoppedAt}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                {bookPageWords.goOnThere}
              </Link>
            </p>
          )}
          <PageContents page={page} />
          <article ref={text} className="book-text">
            {chapter ? <ChapterText chapter={chapter} /> : <PositionsText />}
          </article>
          <BookPager page={page} />
        </>
      )}
    </Page>
  );
}
