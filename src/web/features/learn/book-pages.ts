import { book } from '#content/book/book.ts';
import { bookPageWords } from '#content/learning/book-pages.ts';
import type { BookChapter, PahmConcept } from '#domain/guide/book.ts';
import { stageOf } from '#domain/practice/stages.ts';

/** What can be gone to on a page: its anchor, and what it is called. */
export interface BookHeading {
  anchor: string;
  name: string;
}

/** A page of the book: a chapter, or the one on the positions. Its key stands in the address. */
export interface BookPage {
  key: string;
  eyebrow: string;
  title: string;
  /** In reading order. */
  headings: readonly BookHeading[];
  /** How long it takes to read, at 220 words a minute, in whole minutes. */
  minutes: number;
  chapter?: BookChapter;
}

const wordsPerMinute = 220;

/** The parts that follow the text of a chapter, by their anchors. */
export const chapterParts = {
  keyPoints: 'key-points',
  practiceInstructions: 'practice-instructions',
  commonChallenges: 'common-challenges',
  progressMarkers: 'progress-markers',
  quotes: 'quotes',
  concepts: 'concepts',
} as const;

export const positionsKey = 'positions';

/** Every word that is read below a value; ids and anchors are not. */
function wordsIn(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).length;
  if (typeof value !== 'object' || value === null) return 0;
  const read = Object.entries(value).filter(([key]) => !/Id$|^anchor$|^matrixPosition$/.test(key));
  return read.reduce((sum, [, inner]) => sum + wordsIn(inner), 0);
}

const minutesFor = (value: unknown) => Math.max(1, Math.round(wordsIn(value) / wordsPerMinute));

/** What is said of the positions at a stage. */
export function conceptsAt(stage: BookChapter['stage']): { conceptId: string; name: string; text: string }[] {
  return book.pahmConcepts.flatMap(({ conceptId, name, stageRelevance }) =>
    stageRelevance
      .filter((relevance) => relevance.stage === stage)
      .map(({ text }) => ({ conceptId, name, text })),
  );
}

function chapterPage(chapter: BookChapter): BookPage {
  const { chapterId, chapterNumber, title, stage, content } = chapter;
  const all = Object.entries(chapterParts) as [keyof typeof chapterParts, string][];
  const parts = all.filter(([part]) => part !== 'concepts' || conceptsAt(stage).length > 0);
  return {
    key: chapterId,
    eyebrow: bookPageWords.chapter(chapterNumber, stageOf(stage).name),
    title,
    headings: [
      ...content.map(({ anchor, heading }) => ({ anchor, name: heading })),
      ...parts.map(([part, anchor]) => ({ anchor, name: bookPageWords[part] })),
    ],
    minutes: minutesFor(chapter),
    chapter,
  };
}

function positionsPage(concepts: readonly PahmConcept[]): BookPage {
  const { title, eyebrow } = bookPageWords.positions;
  return {
    key: positionsKey,
    eyebrow,
    title,
    headings: concepts.map(({ conceptId, name }) => ({ anchor: conceptId, name })),
    minutes: minutesFor(concepts),
  };
}

/** The pages of the book in their order. */
export const bookPages: readonly BookPage[] = [
  ...book.chapters.map(chapterPage),
  positionsPage(book.pahmConcepts),
];

/** The pages before and after one. */
export function neighbours(page: BookPage): { previous: BookPage | undefined; next: BookPage | undefined } {
  const at = bookPages.indexOf(page);
  return { previous: bookPages[at - 1], next: bookPages[at + 1] };
}

/** The anchor of a paragraph below a heading, counted from 0. */
export function paragraphAnchor(anchor: string, index: number): string {
  return `${anchor}-${index + 1}`;
}

/** The heading under which an anchor lies, also that of a paragraph; undefined where the page has none such. */
export function headingOf(page: BookPage, anchor: string): BookHeading | undefined {
  const challenges = page.chapter?.commonChallenges.map((one) => one.anchor) ?? [];
  if (challenges.some((one) => isWithin(anchor, one))) {
    return page.headings.find((heading) => heading.anchor === chapterParts.commonChallenges);
  }
  return page.headings.find((heading) => isWithin(anchor, heading.anchor));
}

function isWithin(anchor: string, heading: string): boolean {
  return anchor === heading || new RegExp(`^${heading}-\\d+$`).test(anchor);
}
