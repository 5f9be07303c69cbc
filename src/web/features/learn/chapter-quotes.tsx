import { Link } from '@tanstack/react-router';
import { book } from '#content/book/book.ts';
import { bookPageWords } from '#content/learning/book-pages.ts';
import type { BookChapter } from '#domain/guide/book.ts';
import { chapterParts, paragraphAnchor } from './book-pages.ts';
import { BookPart } from './book-part.tsx';

/** Where in a chapter a sentence stands: the section's heading, and the anchor of the paragraph. */
function placeOf(chapter: BookChapter, text: string) {
  for (const { anchor, heading, paragraphs } of chapter.content) {
    const index = paragraphs.findIndex((paragraph) => paragraph.includes(text));
    if (index >= 0) return { heading, anchor: paragraphAnchor(anchor, index) };
  }
  return undefined;
}

/** Sentences of the chapter to be taken along, each with when it helps and the way to where it stands (B § 3). */
export function ChapterQuotes({ chapter }: { chapter: BookChapter }) {
  const quotes = book.wisdomQuotes.filter(({ chapterId }) => chapterId === chapter.chapterId);
  return (
    <BookPart anchor={chapterParts.quotes} title={bookPageWords.quotes}>
      {quotes.map(({ quoteId, text, useCase }) => {
        const place = placeOf(chapter, text);
        return (
          <figure key={quoteId}>
            <blockquote>{text}</blockquote>
            <figcaption>
              {useCase}
              {place && (
                <>
                  {' · '}
                  <Link to="/learn/book/$chapter" params={{ chapter: chapter.chapterId }} hash={place.anchor}>
                    {bookPageWords.quotedFrom(place.heading)}
                  </Link>
                </>
              )}
            </figcaption>
          </figure>
        );
      })}
    </BookPart>
  );
}
