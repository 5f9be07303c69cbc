import type { Passage } from './passages.ts';
import type { Place } from './places.ts';
import type { QuestionShape } from './question-shape.ts';
import type { QuestionTerm } from './question-terms.ts';
import type { BookIndex } from './search.ts';

/** The first paragraph of a section says what the others build on, and a definition what a concept is. */
const firstOfAll = { section: 0.5, challenge: 0, list: 0, concept: 3 } as const;
/** A heading that is asked for word by word says more than words in a text. */
const headingWeight = 0.8;

/** The passages of a place, the one that fits a question best first. */
export function bestPassages(
  index: BookIndex,
  place: Place,
  terms: readonly QuestionTerm[],
  shape: QuestionShape,
): Passage[] {
  const isAskedFor = place.concept !== undefined && shape.concepts.includes(place.concept);
  const quotable = place.passages.filter(({ kind }) => kind !== 'guidance' && kind !== 'relevance');
  const scored = quotable.map((passage, at) => {
    const heading =
      passage.kind === 'misunderstanding' ? index.fit(passage.heading ?? '', terms) * headingWeight : 0;
    const opens =
      at === 0 ? firstOfAll[place.kind] + (isAskedFor || shape.isOverview ? Number.MAX_SAFE_INTEGER : 0) : 0;
    return { passage, fit: index.fit(passage.text, terms) + heading + opens };
  });
  return scored.sort((one, other) => other.fit - one.fit).map(({ passage }) => passage);
}
