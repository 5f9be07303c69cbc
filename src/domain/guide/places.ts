import type { StageNumber } from '../practice/stages.ts';
import type { ConceptId } from './book.ts';
import type { Passage } from './passages.ts';

/** A place of the book that can answer a question: a section, a challenge, a concept or a chapter's list. */
export interface Place {
  readonly id: string;
  readonly kind: 'section' | 'challenge' | 'concept' | 'list';
  readonly heading: string | undefined;
  readonly title: string;
  readonly stage: StageNumber | undefined;
  readonly concept: ConceptId | undefined;
  /** In reading order. */
  readonly passages: readonly Passage[];
}

/** The places that passages stand in, in reading order. */
export function placesOf(passages: readonly Passage[]): Place[] {
  const byPlace = Map.groupBy(passages, ({ place }) => place);
  return [...byPlace].flatMap(([id, own]) => {
    const [first] = own;
    if (!first) return [];
    const { heading, title, stage, concept } = first;
    return [{ id, kind: kindOf(first), heading, title, stage, concept, passages: own }];
  });
}

function kindOf({ kind, concept }: Passage): Place['kind'] {
  if (concept) return 'concept';
  if (kind === 'paragraph') return 'section';
  return kind === 'challenge' ? 'challenge' : 'list';
}
