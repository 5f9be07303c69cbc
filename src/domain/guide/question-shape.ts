import type { ConceptId } from './book.ts';
import type { Place } from './places.ts';
import type { QuestionTerm } from './question-terms.ts';
import { stemOf } from './stems.ts';
import type { GuideWords } from './topics.ts';
import type { WordReader } from './words.ts';

/** What kind of question it is. */
export interface QuestionShape {
  /** The stage that it names, where it names one. */
  readonly stage: number | undefined;
  /** It asks for a stage as such and for nothing particular in it. */
  readonly isOverview: boolean;
  /** It tells of the person who asks. */
  readonly isTold: boolean;
  /** It is an order and no question. */
  readonly isOrder: boolean;
  /** It asks when a stage opens. */
  readonly asksOpening: boolean;
  /** It names the matrix, a position or the poisonous thoughts. */
  readonly isOnMatrix: boolean;
  /** It names a stage or a level. */
  readonly isOnStage: boolean;
  /** The concepts that it asks the meaning of. */
  readonly concepts: readonly ConceptId[];
}

/** Makes the reader of a question's kind. */
export function questionShape(
  guideWords: GuideWords,
  read: WordReader,
  places: readonly Place[],
): (question: string, terms: readonly QuestionTerm[]) => QuestionShape {
  const defining = new Set(read(guideWords.definingWords).map(stemOf));
  const tellers = new Set(read(guideWords.tellerWords));
  const orders = new Set(read(guideWords.orderWords));
  const matrix = new Set(read(guideWords.matrixWords).map(stemOf));
  const levels = new Set(read(guideWords.levelWords));
  const opening = new Set(read(guideWords.openingWords));
  const conceptOf = new Map(
    places.flatMap(({ concept, title }) =>
      concept ? [[read(title).map(stemOf).join(' '), concept] as const] : [],
    ),
  );
  const names = new Set(places.flatMap(({ concept, title }) => (concept ? read(title) : [])));
  return (question, terms) => {
    const own = terms.filter(({ isWeak, isAsking }) => !isWeak && !isAsking);
    const stages = terms.map(({ stage }) => stage).filter((stage) => stage !== undefined);
    const stage = stages.length === 1 ? stages[0] : undefined;
    const words = read(question);
    const asksMeaning = words.some((word) => defining.has(stemOf(word)));
    // A name by itself asks what it means; another form of the word does not.
    const isAlone = own.length === 1;
    const concepts = own.flatMap(({ word, stems }) => {
      const [stem = ''] = stems.keys();
      return asksMeaning || (isAlone && names.has(word)) ? (conceptOf.get(stem) ?? []) : [];
    });
    return {
      stage,
      isOverview: stage !== undefined && own.every((term) => term.stage !== undefined),
      isTold: tellers.has(words[0] ?? ''),
      isOrder: orders.has(words[0] ?? ''),
      asksOpening: stage !== undefined && words.some((word) => opening.has(word)),
      isOnMatrix: named(own, matrix) || own.some(({ stems }) => conceptOf.has([...stems.keys()][0] ?? '')),
      isOnStage: stage !== undefined || words.some((word) => levels.has(word)),
      concepts,
    };
  };
}

/** Whether one of these words, as it was typed, is among the stems. */
function named(terms: readonly QuestionTerm[], wanted: ReadonlySet<string>): boolean {
  return terms.some(({ stems }) => wanted.has([...stems.keys()][0] ?? ''));
}
