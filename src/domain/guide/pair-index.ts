import type { Place } from './places.ts';
import type { QuestionTerm } from './question-terms.ts';
import type { GuideWords } from './topics.ts';
import { stemsRead, type WordReader } from './words.ts';

/** What two words side by side weigh: in what a place is asked about or its heading, and in its text. */
const pairWeights = { told: 14, text: 7 } as const;

/** Which places have the same two telling words side by side as a question. */
export function pairIndex(
  places: readonly Place[],
  words: GuideWords,
  read: WordReader,
): { hits(terms: readonly QuestionTerm[]): ReadonlyMap<number, number> } {
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
  places.forEach((place, id) => {
    const topic = words.topics[place.id];
    for (const text of [topic?.asks, topic?.words, place.heading]) add(id, text ?? '', pairWeights.told);
    for (const { text } of place.passages) add(id, text, pairWeights.text);
  });

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
