import { slipsBetween } from './spelling.ts';
import { findsIn, phraseTable, type SpokenPhrase, spokenWords, wordsWithout } from './spoken-phrases.ts';

/**
 * What is the matter: somebody's own life, another person, violence suffered, a body in need, a practice that does harm, or a
 * mind that has become too heavy to sit with. In this order, the first that a text shows is answered.
 */
export const concerns = ['life', 'body', 'violence', 'others', 'practice', 'heavy'] as const;
export type Concern = (typeof concerns)[number];

/** How people say it. Harmless phrases are taken out of a text before it is read. */
export interface CrisisPhrases {
  readonly concerns: Readonly<Record<Concern, readonly SpokenPhrase[]>>;
  readonly harmless: readonly SpokenPhrase[];
}

/** Words from this length on may hold one slip. */
const slipFrom = 5;

/** Makes the recogniser of crises: it names the concern of a text, undefined where there is none. Made once. */
export function crisisReader(phrases: CrisisPhrases): (text: string) => Concern | undefined {
  const tables = concerns.map((concern) => ({ concern, table: phraseTable(phrases.concerns[concern]) }));
  const harmless = phraseTable(phrases.harmless);
  const known = [
    ...new Set(
      Object.values(phrases.concerns)
        .flat()
        .flatMap((phrase) => phrase.split(/[ |]/)),
    ),
  ];
  const long = known.map((word) => word.replace('*', '')).filter((word) => word.length >= slipFrom);
  const byInitial = Map.groupBy(long, (word) => word[0]);

  function meant(word: string): string {
    if (word.length < slipFrom || word.length > 14) return word;
    const near = byInitial
      .get(word[0])
      ?.find(
        (candidate) => Math.abs(candidate.length - word.length) <= 1 && slipsBetween(word, candidate, 1) <= 1,
      );
    return near ?? word;
  }

  return (text) => {
    const kept = wordsWithout(spokenWords(text), harmless);
    const corrections = new Map([...new Set(kept)].map((word) => [word, meant(word)]));
    const corrected = kept.map((word) => corrections.get(word) ?? word);
    return tables.find(({ table }) => findsIn(kept, table) || findsIn(corrected, table))?.concern;
  };
}

/** Words in which people speak of themselves. */
const ofOneself: ReadonlySet<string> = new Set(['i', 'im', 'ive', 'id', 'me', 'my', 'myself', 'mine']);

/** Makes the reader of distress: whether somebody speaks of themselves with a word of distress. Plain words parted by spaces. */
export function distressReader(words: string): (text: string) => boolean {
  const distress = new Set(spokenWords(words));
  return (text) => {
    const said = spokenWords(text);
    return said.some((word) => ofOneself.has(word)) && said.some((word) => distress.has(word));
  };
}
