import type { WisdomQuote } from '#domain/guide/book.ts';

/** Sentences of the chapter on stage 5. */
export const chapter5Quotes: readonly WisdomQuote[] = [
  {
    quoteId: 'quote-merely-no-complaint',
    text: 'Nothing about it feels wrong, and this is the first sign: in real calm there is interest, as on a quiet morning at a window, and in dullness there is merely no complaint.',
    context: 'How to tell subtle dullness from calm.',
    chapterId: 'chapter-5',
    useCase: 'When a pleasant sit may have been a dim one',
    userLevel: 'advanced',
  },
  {
    quoteId: 'quote-hearing',
    text: 'Hearing was never the watchman’s doing.',
    context: 'What one finds after five breaths in which the inner watchman checked nothing.',
    chapterId: 'chapter-5',
    useCase: 'When you try too hard',
    userLevel: 'advanced',
  },
  {
    quoteId: 'quote-believed-first-time',
    text: 'Introspective awareness grows in one way only, by being believed the first time.',
    context: 'On the quiet knowledge at the side, and how it is lost.',
    chapterId: 'chapter-5',
    useCase: 'When you override what you already know',
    userLevel: 'advanced',
  },
  {
    quoteId: 'quote-respectable-distraction',
    text: 'The wish to repeat a good sit is the most respectable distraction there is.',
    context: 'For the morning after an hour like glass.',
    chapterId: 'chapter-5',
    useCase: 'After a very good sit',
    userLevel: 'intermediate',
  },
  {
    quoteId: 'quote-short-night',
    text: 'No technique can put in what a short night has taken out.',
    context: 'On dullness that has a plain cause.',
    chapterId: 'chapter-5',
    useCase: 'When you are simply tired',
    userLevel: 'beginner',
  },
];
