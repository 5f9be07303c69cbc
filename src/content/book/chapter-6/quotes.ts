import type { WisdomQuote } from '#domain/guide/book.ts';

/** Sentences of the chapter on stage 6. */
export const chapter6Quotes: readonly WisdomQuote[] = [
  {
    quoteId: 'quote-sleeping-cat',
    text: 'Place attention on it as you would lay a hand on a sleeping cat: near enough to feel it breathe, too light to wake it.',
    context: 'How to rest attention on one small thing.',
    chapterId: 'chapter-6',
    useCase: 'When concentration turns hard',
    userLevel: 'advanced',
  },
  {
    quoteId: 'quote-mood',
    text: 'Nobody can keep up a mood for 75 minutes.',
    context: 'Why the last stage has such long sits.',
    chapterId: 'chapter-6',
    useCase: 'In the middle of a long sit',
    userLevel: 'advanced',
  },
  {
    quoteId: 'quote-one-plate',
    text: 'One plate is not too hard for anyone, and tomorrow there is another.',
    context: 'On choosing one daily act, and keeping it small.',
    chapterId: 'chapter-6',
    useCase: 'When practice stays on the cushion',
    userLevel: 'intermediate',
  },
  {
    quoteId: 'quote-spilled',
    text: 'Most of what a sit has gathered is spilled in the two minutes after the bell.',
    context: 'On getting up as the person who sat.',
    chapterId: 'chapter-6',
    useCase: 'At the end of a sit',
    userLevel: 'beginner',
  },
  {
    quoteId: 'quote-heavier-load',
    text: 'What you have practised is still there; the load has grown heavier.',
    context: 'For hard times in which one seems to have forgotten everything.',
    chapterId: 'chapter-6',
    useCase: 'When practice goes backwards',
    userLevel: 'advanced',
  },
];
