import { book } from '#content/book/book.ts';
import { bookPageWords } from '#content/learning/book-pages.ts';
import { chargeWords, timeWords } from '#content/positions.ts';
import type { PahmConcept } from '#domain/guide/book.ts';
import { paragraphAnchor } from './book-pages.ts';
import { BookList, BookPart } from './book-part.tsx';

const words = bookPageWords.positions;

/** The positions of the matrix, one after the other, and what several of them have in common (B § 3). */
export function PositionsText() {
  return book.pahmConcepts.map((concept) => (
    <BookPart key={concept.conceptId} anchor={concept.conceptId} title={concept.name}>
      <p className="book-place">{placeWords(concept)}</p>
      <p id={paragraphAnchor(concept.conceptId, 0)} tabIndex={-1}>
        {concept.definition}
      </p>
      <h3>{words.guidance}</h3>
      <BookList items={concept.practicalGuidance} />
      <h3>{words.stages}</h3>
      <dl>
        {concept.stageRelevance.map(({ stage, text }) => (
          <div key={stage}>
            <dt>{words.stage(stage)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.misunderstandings}</h3>
      <dl>
        {concept.commonMisunderstandings.map(({ belief, answer }) => (
          <div key={belief}>
            <dt>“{belief}”</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </BookPart>
  ));
}

/** The place of a concept in the matrix: its column and its row. */
function placeWords({ matrixPosition: { timeAxis, emotionalAxis } }: PahmConcept): string {
  if (timeAxis === null || emotionalAxis === null) return words.severalPlaces;
  return `${timeWords[timeAxis]} · ${chargeWords[emotionalAxis]}`;
}
