import { bookSearchWords } from '#content/learning/book-search.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';

interface BookSearchFieldProps {
  query: string;
  onQuery: (query: string) => void;
}

/** Longer than any question that finds something. */
const longestQuery = 300;

/** The field in which the book is searched. */
export function BookSearchField({ query, onQuery }: BookSearchFieldProps) {
  return (
    <search aria-label={bookSearchWords.title} className="relative mb-6 block">
      <TextField
        label={bookSearchWords.field}
        name="search"
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestQuery}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      {query !== '' && (
        <button
          type="button"
          aria-label={bookSearchWords.clear}
          className="absolute right-0.5 bottom-0.5 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
          onClick={() => onQuery('')}
        >
          <CloseIcon />
        </button>
      )}
    </search>
  );
}
