import type { QuestionSet } from './question.ts';

/** What a guide does with a question, as far as it is counted. */
export interface Outcome {
  /** The places that it found, best first; empty where it declined. */
  readonly places: readonly string[];
  readonly isCrisis: boolean;
  readonly personal: 'progress' | 'today' | undefined;
}

/** So many of so many, and which were not. */
export interface Rate {
  readonly right: number;
  readonly of: number;
  readonly percent: number;
  readonly wrong: readonly string[];
}

/** What a set of questions showed. */
export interface Rates {
  readonly first: Rate;
  readonly amongThree: Rate;
  readonly declined: Rate;
  readonly crisis: Rate;
  /** Of everything that is no crisis: those that were taken for one. */
  readonly falseAlarms: Rate;
  readonly personal: Rate;
}

function rateOf(questions: readonly string[], isRight: (question: string) => boolean): Rate {
  const wrong = questions.filter((question) => !isRight(question));
  const right = questions.length - wrong.length;
  return { right, of: questions.length, percent: (right * 100) / questions.length, wrong };
}

/** Counts how well a guide does on a set of questions. */
export function ratesOf(set: QuestionSet, ask: (question: string) => Outcome): Rates {
  const known = new Map<string, Outcome>();
  const asked = (question: string) => {
    const outcome = known.get(question) ?? ask(question);
    known.set(question, outcome);
    return outcome;
  };
  const bookQuestions = set.book.map(([question]) => question);
  const rightPlaces = new Map(
    set.book.map(([question, ...places]) => [question, places as readonly string[]]),
  );
  const isAmong = (question: string, count: number) =>
    asked(question)
      .places.slice(0, count)
      .some((place) => rightPlaces.get(question)?.includes(place));
  const harmless = [...bookQuestions, ...set.outside, ...set.nearCrisis, ...set.progress, ...set.today];
  const calm = rateOf(harmless, (question) => !asked(question).isCrisis);
  const personal = rateOf([...set.progress, ...set.today], (question) => {
    const expected = set.progress.includes(question) ? 'progress' : 'today';
    return asked(question).personal === expected;
  });
  return {
    first: rateOf(bookQuestions, (question) => isAmong(question, 1)),
    amongThree: rateOf(bookQuestions, (question) => isAmong(question, 3)),
    declined: rateOf(set.outside, (question) => asked(question).places.length === 0),
    crisis: rateOf(set.crisis, (question) => asked(question).isCrisis),
    falseAlarms: { ...calm, right: calm.wrong.length, percent: 100 - calm.percent },
    personal,
  };
}
