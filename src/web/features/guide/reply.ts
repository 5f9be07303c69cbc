import type { OfferedHelp } from '#domain/guide/help-lines.ts';
import type { OfferedSit } from '#domain/guide/next-sit.ts';
import type { Quotation } from './quotation.ts';

/** What the guide says to a question (B § 3: text, confidence, bookWisdom, practicalGuidance). */
export interface GuideReply {
  kind: 'book' | 'uncovered' | 'greeting' | 'personal' | 'crisis';
  /** The places of the book that answer, best first; empty where it was not looked up or does not cover the question. */
  places: string[];
  /** The guide's own words, a paragraph each. */
  text: string[];
  /** Match with the book, 0 to 1; absent where nothing was looked up. */
  confidence?: number;
  /** 'Key Insights from the Book', two at most. */
  insights: Quotation[];
  /** 'Practical Steps', three at most. */
  steps: Quotation[];
  /** Places to read on, when the book does not cover the question. */
  nearest: Quotation[];
  /** Questions to go on with, each of which the book answers; three at most. */
  followUps: string[];
  /** People to turn to; only in a crisis. */
  help?: OfferedHelp;
  /** Sits to begin at once; only for 'what should I practise today?'. */
  sits?: OfferedSit[];
}

/** A reply with nothing but words. */
export function wordsAlone(kind: GuideReply['kind'], text: string[]): GuideReply {
  return { kind, places: [], text, insights: [], steps: [], nearest: [], followUps: [] };
}
