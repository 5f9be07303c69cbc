import { Link } from '@tanstack/react-router';
import { bookPageWords } from '#content/learning/book-pages.ts';
import type { BookChapter } from '#domain/guide/book.ts';
import { chapterParts, conceptsAt, positionsKey } from './book-pages.ts';
import { BookPart } from './book-part.tsx';

/** What the positions are about at a stage, each leading to its own place in the book (B § 3). */
export function ChapterConcepts({ stage }: { stage: BookChapter['stage'] }) {
  const concepts = conceptsAt(stage);
  if (concepts.length === 0) return null;
  return (
    <BookPart anchor={chapterParts.concepts} title={bookPageWords.concepts}>
      <dl>
        {concepts.map(({ conceptId, name, text }) => (
          <div key={conceptId}>
            <dt>
              <Link to="/learn/book/$chapter" params={{ chapter: positionsKey }} hash={conceptId}>
                {name}
              </Link>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </BookPart>
  );
}
