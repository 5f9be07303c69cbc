import type { WisdomQuote } from '#domain/guide/book.ts';

/** Sentences of the chapter on stage 3. */
export const chapter3Quotes: readonly WisdomQuote[] = [
  {
    quoteId: 'quote-old-guest',
    text: 'To recognise a thought as an old guest is a different thing from having it.',
    context: 'On thoughts that come back so often that one begins to know them.',
    chapterId: 'chapter-3',
    useCase: 'When the same thought keeps returning',
    userLevel: 'intermediate',
  },
  {
    quoteId: 'quote-hunger',
    text: 'A hunger that can never be fed does not go away; it asks again.',
    context: 'Why nostalgia, regret, anticipation and worry repeat themselves.',
    chapterId: 'chapter-3',
    useCase: 'To understand poisonous thoughts',
    userLevel: 'intermediate',
  },
  {
    quoteId: 'quote-rehearsal',
    text: 'Worry is a rehearsal for a play that is nearly always cancelled, and on the one evening when it is performed, the lines are different.',
    context: 'On worry that presents itself as preparation.',
    chapterId: 'chapter-3',
    useCase: 'When worry feels like work',
    userLevel: 'beginner',
  },
  {
    quoteId: 'quote-being-right',
    text: 'Being right can wait until the bell, and it keeps well.',
    context: 'On sitting with anger that has good reasons.',
    chapterId: 'chapter-3',
    useCase: 'When anger will not let go',
    userLevel: 'intermediate',
  },
  {
    quoteId: 'quote-bored-by-worry',
    text: 'Being bored by a worry is a great step away from believing it.',
    context: 'For the weeks in which nothing seems to move.',
    chapterId: 'chapter-3',
    useCase: 'On a plateau',
    userLevel: 'intermediate',
  },
];
