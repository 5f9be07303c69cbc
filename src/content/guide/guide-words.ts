import type { GuideWords } from '#domain/guide/topics.ts';
import { conceptTopics } from './concept-topics.ts';
import { outsideWords } from './outside.ts';
import {
  askingWords,
  definingWords,
  emptyWords,
  everydayWords,
  levelWords,
  matrixWords,
  openingWords,
  orderWords,
  phrases,
  practisingWords,
  shortWords,
  stageNames,
  tellerWords,
  tellingNumbers,
  weakWords,
} from './question-words.ts';
import { synonyms } from './synonyms.ts';
import { topics1To3 } from './topics-1-to-3.ts';
import { topics4To6 } from './topics-4-to-6.ts';

/** What the guide knows of how people speak of the practice. */
export const guideWords: GuideWords = {
  topics: { ...topics1To3, ...topics4To6, ...conceptTopics },
  synonyms,
  outsideWords,
  emptyWords,
  everydayWords,
  weakWords,
  practisingWords,
  definingWords,
  openingWords,
  orderWords,
  tellerWords,
  askingWords,
  matrixWords,
  levelWords,
  shortWords,
  tellingNumbers,
  stageNames,
  phrases,
};
