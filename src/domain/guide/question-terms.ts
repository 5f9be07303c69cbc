import { meantWord } from './spelling.ts';
import { stemOf } from './stems.ts';
import type { GuideWords } from './topics.ts';
import type { WordReader } from './words.ts';

/** One word of a question, as the book may have it. */
export interface QuestionTerm {
  readonly word: string;
  /** Its own stem first, then what it may also mean: stems, and how much a find by them weighs, 0 to 1. */
  readonly stems: ReadonlyMap<string, number>;
  /** The number of the stage that it names. */
  readonly stage: number | undefined;
  /** Of a subject that the book does not treat. */
  readonly isOutside: boolean;
  /** Stands in questions about anything. */
  readonly isWeak: boolean;
  /** Of everyday things, which the book names by the way. */
  readonly isEveryday: boolean;
  /** Says practising as such. */
  readonly isPractising: boolean;
  /** Says that something is asked, and nothing of what. */
  readonly isAsking: boolean;
}

/** No question is read further than this many words that say something. */
const mostTerms = 24;
const weights = { synonym: 0.65, corrected: 0.8, practising: 0.4 } as const;

/** Makes the reader of questions. `isWritten` says whether a stem stands in the book or in what its places are asked about. */
export function termReader(
  words: GuideWords,
  read: WordReader,
  isWritten: (stem: string) => boolean,
): (question: string) => QuestionTerm[] {
  const setOf = (list: string) => new Set(read(list));
  const [empty, short, weak, asking] = [
    setOf(words.emptyWords),
    setOf(words.shortWords),
    setOf(words.weakWords),
    setOf(words.askingWords),
  ];
  const everyday = setOf(words.everydayWords);
  const numbersTold = setOf(words.tellingNumbers);
  const outside = new Set(words.outsideWords.flatMap(read));
  const practising = new Set(read(words.practisingWords).map(stemOf));
  const [practise = ''] = practising;
  const meanings = meaningsOf(words.synonyms, read);
  const correct = wordCorrector(words, read, [...empty]);

  const isTelling = (word: string) =>
    !empty.has(word) &&
    (/^\d+$/.test(word) ? numbersTold.has(word) : word.length > 3 || short.has(word) || outside.has(word));
  const isKnown = (word: string) => {
    const stem = stemOf(word);
    return (
      isWritten(stem) || meanings.has(stem) || practising.has(stem) || Object.hasOwn(words.stageNames, word)
    );
  };

  function stemsOf(word: string, weight: number): Map<string, number> {
    const stem = stemOf(word);
    if (practising.has(stem)) return new Map([[practise, weight * weights.practising]]);
    const stems = new Map([[stem, weight]]);
    for (const meaning of meanings.get(stem) ?? []) {
      if (!stems.has(meaning)) stems.set(meaning, weight * weights.synonym);
    }
    return stems;
  }

  function termOf(word: string): QuestionTerm | undefined {
    const isOutside = outside.has(word);
    const meant = isOutside || isKnown(word) ? word : (correct(word) ?? word);
    if (empty.has(meant)) return undefined;
    const stage =
      words.stageNames[meant] ?? (/^stage[1-6]$/.test(meant) ? Number(meant.slice(-1)) : undefined);
    return {
      word: meant,
      stems: stage
        ? new Map([[`stage${stage}`, 1]])
        : isOutside
          ? new Map([[stemOf(word), 1]])
          : stemsOf(meant, meant === word ? 1 : weights.corrected),
      stage,
      isOutside,
      isWeak: weak.has(meant) || practising.has(stemOf(meant)),
      isEveryday: everyday.has(meant),
      isPractising: practising.has(stemOf(meant)),
      isAsking: asking.has(meant),
    };
  }

  return (question) => {
    const telling = [...new Set(read(question).filter(isTelling))].slice(0, mostTerms);
    return telling.map(termOf).filter((term) => term !== undefined);
  };
}

/** What each word may also mean, by their stems. */
function meaningsOf(synonyms: GuideWords['synonyms'], read: WordReader): Map<string, readonly string[]> {
  const meanings = new Map<string, readonly string[]>();
  for (const [said, written] of synonyms) {
    const stems = read(written).map(stemOf);
    for (const stem of new Set(read(said).map(stemOf))) {
      meanings.set(stem, [...(meanings.get(stem) ?? []), ...stems]);
    }
  }
  return meanings;
}

/** Reads misspelt words as words of the practice, or else as empty ones. */
function wordCorrector(
  words: GuideWords,
  read: WordReader,
  empty: readonly string[],
): (word: string) => string | undefined {
  const topicWords = Object.values(words.topics).flatMap(({ asks, words: further }) =>
    read(`${asks} ${further}`),
  );
  const said = words.synonyms.flatMap((pair) => pair.flatMap(read));
  const own = [...read(words.practisingWords), ...Object.keys(words.stageNames)];
  const known = [...new Set([...topicWords, ...said, ...own, ...empty])];
  // Only words that begin alike, or with two letters swapped, can be meant: the others need not be looked at.
  const byInitial = Map.groupBy(known, (word) => word[0]);
  return (word) => {
    const initials = new Set([word[0], word[1]]);
    return meantWord(
      word,
      [...initials].flatMap((initial) => byInitial.get(initial) ?? []),
    );
  };
}
