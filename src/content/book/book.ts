import type { Book } from '#domain/guide/book.ts';
import { chapter1 } from './chapter-1/chapter.ts';
import { chapter1Quotes } from './chapter-1/quotes.ts';
import { chapter2 } from './chapter-2/chapter.ts';
import { chapter2Quotes } from './chapter-2/quotes.ts';
import { chapter3 } from './chapter-3/chapter.ts';
import { chapter3Quotes } from './chapter-3/quotes.ts';
import { chapter4 } from './chapter-4/chapter.ts';
import { chapter4Quotes } from './chapter-4/quotes.ts';
import { chapter5 } from './chapter-5/chapter.ts';
import { chapter5Quotes } from './chapter-5/quotes.ts';
import { chapter6 } from './chapter-6/chapter.ts';
import { chapter6Quotes } from './chapter-6/quotes.ts';
import { attachmentConcepts } from './concepts/attachment.ts';
import { aversionConcepts } from './concepts/aversion.ts';
import { neutralConcepts } from './concepts/neutral.ts';
import { poisonousThoughts } from './concepts/poisonous-thoughts.ts';

/** The book that the Wisdom Guide answers from and that can be read under Learn (B § 3). */
export const book: Book = {
  bookId: 'where-attention-goes',
  title: 'Where Attention Goes',
  author: 'Ninefold',
  version: '1.0',
  chapters: [chapter1, chapter2, chapter3, chapter4, chapter5, chapter6],
  pahmConcepts: [...attachmentConcepts, ...neutralConcepts, ...aversionConcepts, poisonousThoughts],
  wisdomQuotes: [
    ...chapter1Quotes,
    ...chapter2Quotes,
    ...chapter3Quotes,
    ...chapter4Quotes,
    ...chapter5Quotes,
    ...chapter6Quotes,
  ],
};
