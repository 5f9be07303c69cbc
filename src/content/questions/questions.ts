import { demographicsWords } from './demographics.ts';
import { lifestyleWords } from './lifestyle-patterns.ts';
import { mindfulnessWords } from './mindfulness-specific.ts';
import type { QuestionWords } from './question-words.ts';
import { thinkingWords } from './thinking-patterns.ts';

/** The sentences of all 27 questions, by key (A § 2, § 3). */
export const questionWords: QuestionWords = {
  ...demographicsWords,
  ...lifestyleWords,
  ...thinkingWords,
  ...mindfulnessWords,
};
