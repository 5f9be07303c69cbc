import { Link } from '@tanstack/react-router';
import { bookPageWords } from '#content/learning/book-pages.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import type { BookPage } from './book-pages.ts';

/** The headings of a page of the book, to be opened and gone to. */
export function PageContents({ page }: { page: BookPage }) {
  return (
    <nav aria-label={bookPageWords.inThisChapter} className="border-line border-y">
      <Disclosure
        summary={
          <span className="font-medium">
            {bookPageWords.inThisChapter} · {bookPageWords.length(page.minutes)}
          </span>
        }
      >
        <ol className="grid gap-x-8 pb-3 sm:grid-cols-2">
          {page.headings.map(({ anchor, name }) => (
            <li key={anchor}>
              <Link
                to="/learn/book/$chapter"
                params={{ chapter: page.key }}
                hash={anchor}
                className="flex min-h-11 items-center text-ink underline-offset-4 hover:text-accent hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
