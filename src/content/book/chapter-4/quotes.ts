import type { WisdomQuote } from '#domain/guide/book.ts';

/** Sentences of the chapter on stage 4. */
export const chapter4Quotes: readonly WisdomQuote[] = [
  {
    quoteId: 'quote-together',
    text: 'You do not hold all this together; it was together before you came.',
    context: 'On opening attention to everything at once.',
    chapterId: 'chapter-4',
    useCase: 'When openness becomes an effort',
    userLevel: 'intermediate',
  },
  {
    quoteId: 'quote-open-window',
    text: 'An open window and an empty room look alike from the street.',
    context: 'On the difference between being open and being spaced out.',
    chapterId: 'chapter-4',
    useCase: 'When a quiet sit leaves no memory',
    userLevel: 'intermediate',
  },
  {
    quoteId: 'quote-second-sound',
    text: 'What troubles you is the second sound, the one that you make: again, at this hour, why do they not take him in?',
    context: 'On a dog that barks through the sit.',
    chapterId: 'chapter-4',
    useCase: 'When noise disturbs you',
    userLevel: 'intermediate',
  },
  {
    quoteId: 'quote-clean-water',
    text: 'Attention without a tug feels like nothing much, in the way that clean water tastes of nothing much.',
    context: 'For sits after which there is nothing to report.',
    chapterId: 'chapter-4',
    useCase: 'When you felt nothing',
    userLevel: 'intermediate',
  },
  {
    quoteId: 'quote-edge',
    text: 'What has an edge can be sat beside.',
    context: 'On fear or sadness in a wide attention.',
    chapterId: 'chapter-4',
    useCase: 'With a feeling that fills the room',
    userLevel: 'intermediate',
  },
];
