/** One page of an introduction: a title and two short paragraphs. */
export interface Slide {
  readonly title: string;
  readonly body: readonly [string, string];
}

/** The four pages before the first sit of a matrix stage (B § 2). */
export type FourSlides = readonly [Slide, Slide, Slide, Slide];
