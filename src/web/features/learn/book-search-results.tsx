import { Link } from '@tanstack/react-router';
import { bookSearchWords } from '#content/learning/book-search.ts';
import type { ExcerptPart } from '#domain/guide/excerpt.ts';
import { buttonClass } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import type { FoundPlace } from './book-search.ts';
import type { SearchOutcome } from './use-book-search.ts';

/** What a search of the book has come to, said in words too. */
export function BookSearchResults({ outcome }: { outcome: Exclude<SearchOutcome, 'unwanted'> }) {
  const isList = typeof outcome === 'object';
  return (
    <>
      {outcome === 'failed' && <Notice tone="error">{bookSearchWords.failed}</Notice>}
      <p role="status" className="figures text-muted text-sm">
        {outcome === 'loading' && bookSearchWords.searching}
        {isList && outcome.length > 0 && bookSearchWords.found(outcome.length)}
        {isList && outcome.length === 0 && <span className="sr-only">{bookSearchWords.none}</span>}
      </p>
      {isList && outcome.length === 0 && (
        <div className="px-4 py-10 text-center">
          <h2 className="text-2xl">{bookSearchWords.none}</h2>
          <p className="mx-auto mt-2 max-w-100 text-muted">{bookSearchWords.noneHelp}</p>
          <Link to="/chatwithguru" className={classes(buttonClass('quiet'), 'mt-5')}>
            {bookSearchWords.askGuide}
          </Link>
        </div>
      )}
      {isList && outcome.length > 0 && (
        <ol aria-label={bookSearchWords.results} className="mt-2 border-line border-t">
          {outcome.map((place) => (
            <Found key={place.id} place={place} />
          ))}
        </ol>
      )}
    </>
  );
}

function Found({ place: { source, heading, page, anchor, excerpt } }: { place: FoundPlace }) {
  return (
    <li className="relative border-line border-b py-5">
      <p className="text-muted text-sm">
        <MarkedText parts={source} />
      </p>
      <h2 className="mt-0.5 text-xl">
        <Link
          to="/learn/book/$chapter"
          params={{ chapter: page }}
          hash={anchor}
          className="text-ink no-underline after:absolute after:inset-0 hover:text-accent"
        >
          <MarkedText parts={heading} />
        </Link>
      </h2>
      <p className="mt-1.5 max-w-[38rem] font-serif text-[1.0625rem]">
        {excerpt.isCutBefore && '… '}
        <MarkedText parts={excerpt.parts} />
        {excerpt.isCutAfter && ' …'}
      </p>
    </li>
  );
}

/** A text word for word, with what was looked for marked. */
function MarkedText({ parts }: { parts: readonly ExcerptPart[] }) {
  return parts.map(({ text, isMarked }, at) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
      <mark key={at} className="rounded-sm bg-accent-soft text-accent">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
