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
  words: GuideWords,
  read: WordReader,
  places: readonly Place[],
): (question: string, terms: readonly QuestionTerm[]) => QuestionShape {
  const defining = new Set(read(words.definingWords));
  const orders = new Set(read(words.orderWords));
  const matrix = new Set(read(words.matrixWords).map(stemOf));
  const levels = new Set(read(words.levelWords));
  const opening = new Set(read(words.openingWords));
  const conceptOf = new Map(
    places.flatMap(({ concept, title }) =>
      concept ? [[read(title).map(stemOf).join(' '), concept] as const] : [],
    ),
  );
  return (question, terms) => {
    const own = terms.filter(({ isWeak, isAsking }) => !isWeak && !isAsking);
    const stages = terms.map(({ stage }) => stage).filter((stage) => stage !== undefined);
    const stage = stages.length === 1 ? stages[0] : undefined;
    const asksMeaning = own.length === 1 || read(question).some((word) => defining.has(word));
    const concepts = own.flatMap(({ stems }) => {
      const [stem = ''] = stems.keys();
      return conceptOf.get(stem) ?? [];
    });
    return {
      stage,
      isOverview: stage !== undefined && own.every((term) => term.stage !== undefined),
      isOrder: orders.has(read(question)[0] ?? ''),
      asksOpening: stage !== undefined && read(question).some((word) => opening.has(word)),
      isOnMatrix: named(own, matrix) || own.some(({ stems }) => conceptOf.has([...stems.keys()][0] ?? '')),
      isOnStage: stage !== undefined || read(question).some((word) => levels.has(word)),
      concepts: asksMeaning ? concepts : [],
    };
  };
}

/** Whether one of these words, as it was typed, is among the stems. */
function named(terms: readonly QuestionTerm[], wanted: ReadonlySet<string>): boolean {
  return terms.some(({ stems }) => wanted.has([...stems.keys()][0] ?? ''));
}
