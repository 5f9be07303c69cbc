import type { StageNumber } from '../practice/stages.ts';
import type { Book, BookChapter, ConceptId, PahmConcept } from './book.ts';

/** What part of the book a passage is. */
export const passageKinds = [
  'paragraph',
  'challenge',
  'key-point',
  'instruction',
  'marker',
  'definition',
  'guidance',
  'relevance',
  'misunderstanding',
] as const;
export type PassageKind = (typeof passageKinds)[number];

/** The page of the book on which the positions and the poisonous thoughts stand. */
export const positionsPage = 'positions';

/** A passage of the book, letter by letter, and where it stands. */
export interface Passage {
  readonly kind: PassageKind;
  /** The chapter's id, or `positionsPage`. */
  readonly page: string;
  /** Where it is on its page: the part after the # of its address. */
  readonly anchor: string;
  /** The section, challenge, concept or list that it belongs to. */
  readonly place: string;
  /** The chapter's title; of a concept its name. */
  readonly title: string;
  /** The heading above it, as the book has it; undefined in the lists of a chapter and of a concept, which have none of their own. */
  readonly heading: string | undefined;
  readonly stage: StageNumber | undefined;
  readonly concept: ConceptId | undefined;
  readonly text: string;
}

/** The anchors of a chapter's lists. */
export const listAnchors = {
  'key-point': 'key-points',
  instruction: 'practice-instructions',
  marker: 'progress-markers',
} as const satisfies Partial<Record<PassageKind, string>>;

/** The book cut into passages, in reading order (B § 3). Quotes are sentences of paragraphs and make none of their own. */
export function passagesOf(book: Book): Passage[] {
  return [...book.chapters.flatMap(chapterPassages), ...book.pahmConcepts.flatMap(conceptPassages)];
}

function chapterPassages(chapter: BookChapter): Passage[] {
  const { chapterId, title, stage } = chapter;
  const own = { page: chapterId, title, stage, concept: undefined };
  const list = (kind: keyof typeof listAnchors, texts: readonly string[]): Passage[] =>
    texts.map((text) => ({
      ...own,
      kind,
      anchor: listAnchors[kind],
      place: `${chapterId}-${listAnchors[kind]}`,
      heading: undefined,
      text,
    }));
  return [
    ...chapter.content.flatMap(({ anchor, heading, paragraphs }) =>
      paragraphs.map(
        (text, index): Passage => ({
          ...own,
          kind: 'paragraph',
          anchor: `${anchor}-${index + 1}`,
          place: anchor,
          heading,
          text,
        }),
      ),
    ),
    ...list('key-point', chapter.keyPoints),
    ...list('instruction', chapter.practiceInstructions),
    ...chapter.commonChallenges.map(
      ({ anchor, challenge, answer }): Passage => ({
        ...own,
        kind: 'challenge',
        anchor,
        place: anchor,
        heading: challenge,
        text: answer,
      }),
    ),
    ...list('marker', chapter.progressMarkers),
  ];
}

function conceptPassages(concept: PahmConcept): Passage[] {
  const { conceptId, name } = concept;
  const own = { page: positionsPage, anchor: conceptId, place: conceptId, title: name, concept: conceptId };
  const bare = { ...own, heading: undefined, stage: undefined };
  return [
    { ...bare, kind: 'definition', text: concept.definition },
    ...concept.practicalGuidance.map((text): Passage => ({ ...bare, kind: 'guidance', text })),
    ...concept.stageRelevance.map(
      ({ stage, text }): Passage => ({ ...bare, kind: 'relevance', stage, text }),
    ),
    ...concept.commonMisunderstandings.map(
      ({ belief, answer }): Passage => ({ ...bare, kind: 'misunderstanding', heading: belief, text: answer }),
    ),
  ];
}
