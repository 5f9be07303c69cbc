import {
  listLimit,
  type SelfAssessmentKey,
  type SelfAssessmentLists,
  selfAssessmentKeys,
  withEntry,
  withoutEntry,
} from '#domain/onboarding/self-assessment.ts';

/** Where a person stands in the self-assessment: the lists, the text not added yet, and the question shown (1 to 9). */
export interface SelfAssessmentPlace {
  readonly lists: SelfAssessmentLists;
  readonly typed: string;
  readonly currentQuestion: number;
}

/** What a person can do in the self-assessment. */
export type SelfAssessmentStep =
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'add' | 'next' | 'back' }
  | { readonly kind: 'remove'; readonly index: number };

/** The key of the question that is shown. */
export function keyAt({ currentQuestion }: SelfAssessmentPlace): SelfAssessmentKey {
  return selfAssessmentKeys[currentQuestion - 1] ?? selfAssessmentKeys[0];
}

/** The entries of the question that is shown. */
export function entriesAt(place: SelfAssessmentPlace): readonly string[] {
  return place.lists[keyAt(place)] ?? [];
}

/** Whether the list of the question that is shown takes no more entries. */
export function isListFull(place: SelfAssessmentPlace): boolean {
  return entriesAt(place).length >= listLimit;
}

/** Whether the typed text would be lost by going on: it is not blank, and the list is full. */
export function isTypedStuck(place: SelfAssessmentPlace): boolean {
  return place.typed.trim() !== '' && isListFull(place);
}

/**
 * The place after a step (A § 4, § 5). Next and Back add what is typed first, so that it is not lost; where it cannot be
 * added they stay, and so does the text.
 */
export function afterStep(place: SelfAssessmentPlace, step: SelfAssessmentStep): SelfAssessmentPlace {
  switch (step.kind) {
    case 'type':
      return { ...place, typed: step.text };
    case 'remove':
      return { ...place, lists: withoutEntry(place.lists, keyAt(place), step.index) };
    case 'add':
      return withTyped(place);
    case 'next':
      return moved(place, 1);
    case 'back':
      return moved(place, -1);
  }
}

/** The place with the typed text among the entries. One that cannot be added stays where it is. */
export function withTyped(place: SelfAssessmentPlace): SelfAssessmentPlace {
  if (isTypedStuck(place)) return place;
  return { ...place, lists: withEntry(place.lists, keyAt(place), place.typed), typed: '' };
}

function moved(place: SelfAssessmentPlace, by: 1 | -1): SelfAssessmentPlace {
  if (isTypedStuck(place)) return place;
  const target = place.currentQuestion + by;
  if (target < 1 || target > selfAssessmentKeys.length) return place;
  return { ...withTyped(place), currentQuestion: target };
}

/** Whether any list differs from the stored ones; one that is empty is as good as none. */
export function areListsChanged(stored: SelfAssessmentLists, lists: SelfAssessmentLists): boolean {
  return selfAssessmentKeys.some(
    (key) => JSON.stringify(stored[key] ?? []) !== JSON.stringify(lists[key] ?? []),
  );
}
