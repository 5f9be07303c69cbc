import { Link } from '@tanstack/react-router';
import { book } from '#content/book/book.ts';
import { bookPageWords } from '#content/learning/book-pages.ts';
import { useLive } from '#store/local-data-context.tsx';
import type { ReadingPlace } from '#store/reading-places.ts';
import { Page, PageTitle } from '#ui/page.tsx';
import { type BookPage, bookPages, headingOf } from './book-pages.ts';
import { BookSearchField } from './book-search-field.tsx';
import { BookSearchResults } from './book-search-results.tsx';
import { useBookSearch } from './use-book-search.ts';
import { useQueryInAddress } from './use-query-in-address.ts';

/** /learn/book: what the book consists of, where one stopped reading, and the search in it. */
export function BookScreen() {
  const places = useLive((data) => data.readingPlaces());
  const [query, setQuery] = useQueryInAddress();
  const outcome = useBookSearch(query);
  return (
    <Page width="reading">
      <PageTitle eyebrow={bookPageWords.eyebrow} title={book.title} lead={bookPageWords.lead} />
      <BookSearchField query={query} onQuery={setQuery} />
      {outcome === 'unwanted' ? <Contents places={places} /> : <BookSearchResults outcome={outcome} />}
    </Page>
  );
}

function Contents({ places }: { places: readonly ReadingPlace[] | undefined }) {
  return (
    <ol aria-label={bookPageWords.contents} className="border-line border-t">
      {bookPages.map((page) => (
        <Entry
          key={page.key}
          page={page}
          stoppedAt={places?.find(({ chapter }) => chapter === page.key)?.anchor}
        />
      ))}
    </ol>
  );
}

function Entry({ page, stoppedAt }: { page: BookPage; stoppedAt: string | undefined }) {
  const heading = stoppedAt === undefined ? undefined : headingOf(page, stoppedAt);
  return (
    <li className="relative border-line border-b py-5">
      <p className="text-muted text-sm">{page.eyebrow}</p>
      <h2 className="mt-0.5 text-2xl">
        <Link
          to="/learn/book/$chapter"
          params={{ chapter: page.key }}
          className="text-ink no-underline after:absolute after:inset-0 hover:text-accent"
        >
          {page.title}
        </Link>
      </h2>
      <p className="mt-1 text-muted text-sm">{bookPageWords.length(page.minutes)}</p>
      {heading && (
        <Link
          to="/learn/book/$chapter"
          params={{ chapter: page.key }}
          hash={stoppedAt}
          className="relative z-1 mt-1.5 inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {bookPageWords.goOn(heading.name)}
        </Link>
      )}
    </li>
  );
}
