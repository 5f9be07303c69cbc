import type { WisdomQuote } from '#domain/guide/book.ts';

/** Sentences of the chapter on stage 1. */
export const chapter1Quotes: readonly WisdomQuote[] = [
  {
    quoteId: 'quote-tuesday',
    text: 'An itch that is left alone on a Tuesday morning is good schooling for an e-mail that should be left alone on a Tuesday night.',
    context: 'Why anybody should practise something as small as not scratching.',
    chapterId: 'chapter-1',
    useCase: 'When stillness seems pointless',
    userLevel: 'beginner',
  },
  {
    quoteId: 'quote-best-time',
    text: 'The best time to sit is one that happens every day anyway.',
    context: 'On finding a place for the sit in a day that is already full.',
    chapterId: 'chapter-1',
    useCase: 'When there is never time to sit',
    userLevel: 'beginner',
  },
  {
    quoteId: 'quote-loud-demand',
    text: 'A demand is loud because it has so little time.',
    context: 'What an itch turns out to be when it is watched from its beginning to its end.',
    chapterId: 'chapter-1',
    useCase: 'In the middle of a strong urge',
    userLevel: 'beginner',
  },
  {
    quoteId: 'quote-wish-felt',
    text: 'You can feel a wish completely and still not do what it says.',
    context: 'What is left after fifty itches that nobody answered.',
    chapterId: 'chapter-1',
    useCase: 'When an urge seems to be an order',
    userLevel: 'beginner',
  },
  {
    quoteId: 'quote-missed-week',
    text: 'After a missed week, the next sit is simply the next sit.',
    context: 'On coming back after days or months without practice.',
    chapterId: 'chapter-1',
    useCase: 'After a break',
    userLevel: 'beginner',
  },
];
