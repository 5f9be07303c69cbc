import type { Place } from './places.ts';
import type { QuestionTerm } from './question-terms.ts';
import type { Steps } from './steps.ts';
import type { GuideWords } from './topics.ts';
import { stemsRead, type WordReader } from './words.ts';

/** What two words side by side weigh: in what a place is asked about or its heading, and in its text. */
const pairWeights = { told: 14, text: 7 } as const;

/** What finds places by two telling words side by side. */
export interface PairIndex {
  /** Which places have the same two as a question, and what that weighs. */
  hits(terms: readonly QuestionTerm[]): ReadonlyMap<number, number>;
}

/** Indexes places by the pairs of words in them, one place a step. */
export function* pairIndex(places: readonly Place[], words: GuideWords, read: WordReader): Steps<PairIndex> {
  const empty = new Set(stemsRead(read, words.emptyWords));
  const pairsOf = (text: string) => {
    const stems = stemsRead(read, text).filter((stem) => !empty.has(stem));
    return stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
  };
  const placesOf = new Map<string, Map<number, number>>();
  const add = (id: number, text: string, weight: number) => {
    for (const pair of pairsOf(text)) {
      const own = placesOf.get(pair) ?? new Map<number, number>();
      own.set(id, Math.max(weight, own.get(id) ?? 0));
      placesOf.set(pair, own);
    }
  };
  for (const [id, place] of places.entries()) {
    const topic = words.topics[place.id];
    for (const text of [topic?.asks, topic?.words, place.heading]) add(id, text ?? '', pairWeights.told);
    for (const { text } of place.passages) add(id, text, pairWeights.text);
    yield;
  }

  return {
    hits(terms) {
      const found = new Map<number, number>();
      const stems = terms.map((term) => [...term.stems.keys()][0] ?? '');
      stems.slice(1).forEach((stem, at) => {
        for (const [id, weight] of placesOf.get(`${stems[at]} ${stem}`) ?? []) {
          found.set(id, (found.get(id) ?? 0) + weight);
        }
      });
      return found;
    },
  };
}
