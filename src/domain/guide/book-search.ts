import { type Excerpt, type ExcerptPart, excerptOf, markedParts } from './excerpt.ts';
import { bestPassages } from './passage-choice.ts';
import type { Passage } from './passages.ts';
import type { Place } from './places.ts';
import type { BookIndex } from './search.ts';
import { stemOf } from './stems.ts';
import type { GuideWords } from './topics.ts';
import { wordReader } from './words.ts';

/** A place of the book that was found, with what of it is shown. */
export interface BookHit {
  readonly place: Place;
  /** Where it is shown from. */
  readonly passage: Passage;
  readonly excerpt: Excerpt;
  /** Marks what is looked for in another text that is shown with it. */
  marked(text: string): readonly ExcerptPart[];
}

const mostHits = 12;
/** What fits this much less than the best place is about something else. */
const fittingFrom = 0.2;

/** Makes the search in the book: the places that have what is looked for, best first, each with the passage that has most of it. */
export function bookSearch(index: BookIndex, words: GuideWords): (query: string) => BookHit[] {
  const read = wordReader(words.phrases);
  return (query) => {
    const { places, terms, shape } = index.find(query);
    const stems = new Set(terms.flatMap((term) => [...term.stems.keys()]));
    const isWanted = (word: string) => read(word).some((one) => stems.has(stemOf(one)));
    const marked = (text: string) => markedParts(text, isWanted);
    const least = (places[0]?.score ?? 0) * fittingFrom;
    return places
      .filter(({ score }) => score >= least)
      .slice(0, mostHits)
      .flatMap(({ place }) => {
        const passages = bestPassages(index, place, terms, shape);
        const fits = passages.map(({ text }) => index.fit(text, terms));
        const passage = passages[fits.indexOf(Math.max(...fits))];
        if (!passage) return [];
        return [{ place, passage, excerpt: excerptOf(passage.text, isWanted), marked }];
      });
  };
}
