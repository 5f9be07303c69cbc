/**
 * A question as somebody would type it, and the places of the book that answer it (an anchor or a concept's id): each of
 * them is right. Test data, read by no screen.
 */
export type BookQuestion = readonly [asked: string, place: string, ...furtherPlaces: string[]];

/** Questions of one set, by what the guide ought to do with them. */
export interface QuestionSet {
  readonly book: readonly BookQuestion[];
  /** Not in the book: to be declined. */
  readonly outside: readonly string[];
  /** A crisis, or harm from practice: help and no coaching. */
  readonly crisis: readonly string[];
  /** Sounds like a crisis and is none. */
  readonly nearCrisis: readonly string[];
  /** Asked about the person's own sits. */
  readonly progress: readonly string[];
  readonly today: readonly string[];
}
