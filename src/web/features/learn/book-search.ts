import { book } from '#content/book/book.ts';
import { answerWords, partHeadings } from '#content/guide/answer-words.ts';
import { guideWords } from '#content/guide/guide-words.ts';
import { bookSearch } from '#domain/guide/book-search.ts';
import type { Excerpt, ExcerptPart } from '#domain/guide/excerpt.ts';
import { passagesOf } from '#domain/guide/passages.ts';
import { indexing } from '#domain/guide/search.ts';
import type { Steps } from '#domain/guide/steps.ts';

/** A place of the book as the search shows it; it is read at `/learn/book/{page}#{anchor}`. */
export interface FoundPlace {
  id: string;
  /** The chapter with number and title, or the position. */
  source: readonly ExcerptPart[];
  heading: readonly ExcerptPart[];
  page: string;
  anchor: string;
  excerpt: Excerpt;
}

/** Searches the book. */
export type BookSearch = (query: string) => FoundPlace[];

/** Makes the search in the book in pieces, by the index that the Wisdom Guide answers from. Done once. */
export function* openingBookSearch(): Steps<BookSearch> {
  const search = bookSearch(yield* indexing(passagesOf(book), guideWords), guideWords);
  return (query) =>
    search(query).map(({ place, passage, excerpt, marked }) => {
      const { title, stage, concept } = place;
      const isPosition = concept !== undefined || stage === undefined;
      return {
        id: place.id,
        source: marked(isPosition ? answerWords.positions(title) : answerWords.chapter(stage, title)),
        heading: marked(passage.heading ?? partHeadings[passage.kind]),
        page: passage.page,
        anchor: passage.anchor,
        excerpt,
      };
    });
}
