import type { StageNumber } from '../practice/stages.ts';

/** What a place of the book is asked about. */
export interface TopicWords {
  /** The question that it answers, as somebody would put it. */
  readonly asks: string;
  /** Further words that such questions are made of, parted by spaces. */
  readonly words: string;
  /** The stage of which it says when it opens. */
  readonly opens?: StageNumber;
}

/** What the guide knows of how people speak, beside the book. Every list holds plain words parted by spaces. */
export interface GuideWords {
  /** By the anchor of a section or challenge, or the id of a concept. */
  readonly topics: Readonly<Record<string, TopicWords>>;
  readonly synonyms: readonly (readonly [said: string, written: string])[];
  /** Subjects that the book does not treat. */
  readonly outsideWords: readonly string[];
  /** Several words that mean one thing together. */
  readonly phrases: readonly string[];
  /** Words that say nothing of what a question is about. */
  readonly emptyWords: string;
  /** Words that stand in questions about anything, and so show no subject by themselves. */
  readonly weakWords: string;
  /** Words of everyday things: one of them alone does not make a question one for the book. */
  readonly everydayWords: string;
  /** Words for practising as such: all of them mean the first. */
  readonly practisingWords: string;
  /** Words that ask what something is. */
  readonly definingWords: string;
  /** Words that ask when something opens. */
  readonly openingWords: string;
  /** Words that ask for anything at all about something. */
  readonly askingWords: string;
  /** Words with which somebody begins to tell of themselves. */
  readonly tellerWords: string;
  /** Words with which an order begins: what follows is nothing that a book could answer. */
  readonly orderWords: string;
  /** What the matrix and the poisonous thoughts are called. */
  readonly matrixWords: string;
  /** What stages and levels are called. */
  readonly levelWords: string;
  /** Words of three letters or fewer that nevertheless say what a question is about. */
  readonly shortWords: string;
  /** Numbers that do. */
  readonly tellingNumbers: string;
  /** What a stage is called beside its number, by that name. */
  readonly stageNames: Readonly<Record<string, number>>;
}
