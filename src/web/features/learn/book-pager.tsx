import { Link } from '@tanstack/react-router';
import { bookPageWords } from '#content/learning/book-pages.ts';
import { classes } from '#ui/classes.ts';
import { type BookPage, neighbours } from './book-pages.ts';

/** The pages before and after one. */
export function BookPager({ page }: { page: BookPage }) {
  const { previous, next } = neighbours(page);
  return (
    <nav
      aria-label={bookPageWords.pager}
      className="mt-14 grid gap-3.5 border-line border-t pt-8 sm:grid-cols-2"
    >
      {previous && <Neighbour page={previous} place={bookPageWords.previous} />}
      {next && <Neighbour page={next} place={bookPageWords.next} isNext />}
    </nav>
  );
}

function Neighbour({ page, place, isNext }: { page: BookPage; place: string; isNext?: boolean }) {
  return (
    <Link
      to="/learn/book/$chapter"
      params={{ chapter: page.key }}
      className={classes(
        'rounded-xl border border-line bg-surface px-5 py-4 text-ink no-underline shadow-card hover:border-accent/55',
        isNext && 'sm:col-start-2 sm:text-right',
      )}
    >
      <span className="block text-muted text-sm">{place}</span>
      <span className="serif-title block text-xl">{page.title}</span>
    </Link>
  );
}
