import type { WisdomQuote } from '#domain/guide/book.ts';

/** Sentences of the chapter on stage 2. */
export const chapter2Quotes: readonly WisdomQuote[] = [
  {
    quoteId: 'quote-brought-home',
    text: 'When you scold yourself for having wandered, you are scolding the one who brought you home.',
    context: 'On the moment of noticing, and the annoyance that likes to follow it.',
    chapterId: 'chapter-2',
    useCase: 'When you are cross with a wandering mind',
    userLevel: 'beginner',
  },
  {
    quoteId: 'quote-subject',
    text: 'The subject of a thought tells you nothing about its place.',
    context: 'After one plate of soup has been found in all nine positions.',
    chapterId: 'chapter-2',
    useCase: 'When you look for the right button',
    userLevel: 'beginner',
  },
  {
    quoteId: 'quote-clerk',
    text: 'You are not the clerk of your mind, and nothing has to be entered in full.',
    context: 'For sits in which thoughts come faster than the finger.',
    chapterId: 'chapter-2',
    useCase: 'When there are more thoughts than taps',
    userLevel: 'beginner',
  },
  {
    quoteId: 'quote-woke-up',
    text: 'The number of taps measures how often you woke up.',
    context: 'The answer to the question whether it is all right to tap a lot.',
    chapterId: 'chapter-2',
    useCase: 'When a high count is discouraging',
    userLevel: 'beginner',
  },
  {
    quoteId: 'quote-nobody-to-deceive',
    text: 'There is nobody to deceive but the only person who was there.',
    context: 'On tapping PRESENT a little more often than is true.',
    chapterId: 'chapter-2',
    useCase: 'When the figure becomes more important than the sit',
    userLevel: 'intermediate',
  },
];
