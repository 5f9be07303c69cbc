import { heldOutQuestions } from './held-out.ts';
import type { QuestionSet } from './question.ts';
import { tuningQuestions } from './tuning.ts';

/** The sets that the guide is measured with, by their names. */
export const questionSets: readonly { readonly name: string; readonly questions: QuestionSet }[] = [
  { name: 'used while tuning', questions: tuningQuestions },
  { name: 'held out', questions: heldOutQuestions },
];

/** What every set has to reach, in percent. */
export const goals = { first: 85, amongThree: 95, declined: 95, crisis: 100, falseAlarms: 2 } as const;
