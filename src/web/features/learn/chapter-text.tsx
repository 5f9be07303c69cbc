import { bookPageWords } from '#content/learning/book-pages.ts';
import type { BookChapter } from '#domain/guide/book.ts';
import { chapterParts, paragraphAnchor } from './book-pages.ts';
import { BookList, BookPart } from './book-part.tsx';
import { ChapterConcepts } from './chapter-concepts.tsx';
import { ChapterQuotes } from './chapter-quotes.tsx';

/** A chapter: its sections, and after them what it comes to (B § 3). */
export function ChapterText({ chapter }: { chapter: BookChapter }) {
  return (
    <>
      {chapter.content.map(({ anchor, heading, paragraphs }) => (
        <BookPart key={anchor} anchor={anchor} title={heading}>
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} id={paragraphAnchor(anchor, index)} tabIndex={-1}>
              {paragraph}
            </p>
          ))}
        </BookPart>
      ))}
      <BookPart anchor={chapterParts.keyPoints} title={bookPageWords.keyPoints}>
        <BookList items={chapter.keyPoints} />
      </BookPart>
      <BookPart anchor={chapterParts.practiceInstructions} title={bookPageWords.practiceInstructions}>
        <BookList items={chapter.practiceInstructions} isNumbered />
      </BookPart>
      <BookPart anchor={chapterParts.commonChallenges} title={bookPageWords.commonChallenges}>
        {chapter.commonChallenges.map(({ anchor, challenge, answer }) => (
          <section key={anchor} aria-labelledby={anchor}>
            <h3 id={anchor} tabIndex={-1}>
              “{challenge}”
            </h3>
            <p>{answer}</p>
          </section>
        ))}
      </BookPart>
      <BookPart anchor={chapterParts.progressMarkers} title={bookPageWords.progressMarkers}>
        <BookList items={chapter.progressMarkers} />
      </BookPart>
      <ChapterQuotes chapter={chapter} />
      <ChapterConcepts stage={chapter.stage} />
    </>
  );
}
