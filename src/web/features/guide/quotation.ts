import { answerWords, partHeadings } from '#content/guide/answer-words.ts';
import type { Passage } from '#domain/guide/passages.ts';

/** A passage of the book to be shown: word for word, with what it is from and where it can be read. */
export interface Quotation {
  text: string;
  /** The chapter, or the position. */
  source: string;
  heading: string;
  /** `/learn/book/{page}#{anchor}`. */
  page: string;
  anchor: string;
}

/** What a passage is from: its chapter with number and title, or its position. */
export function sourceOf({ title, stage, concept }: Pick<Passage, 'title' | 'stage' | 'concept'>): string {
  return concept || stage === undefined ? answerWords.positions(title) : answerWords.chapter(stage, title);
}

/** A passage as it is shown. */
export function quotationOf(passage: Passage): Quotation {
  const { text, heading, kind, page, anchor } = passage;
  return { text, source: sourceOf(passage), heading: heading ?? partHeadings[kind], page, anchor };
}
