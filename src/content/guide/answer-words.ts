import type { Opening } from '#domain/guide/asker.ts';
import type { PassageKind } from '#domain/guide/passages.ts';

/** How an answer opens, by the person's level and mood (B § 9). */
export const openings: Readonly<Record<Opening, string>> = {
  supportive: 'It sounds as if these days are heavy. Take from this only what is of use to you today.',
  beginner: 'A good question, and one that most people have near the beginning.',
  intermediate: 'You have sat for some time now, so check this against what you know yourself.',
  advanced: 'You will have met this in your own sits. Here it is in the words of the book.',
};

/** The words around what is quoted. */
export const answerWords = {
  /** A heading that ends a sentence of its own does not end this one twice. */
  fromBook: (chapter: string, heading: string) =>
    `The book speaks of this in ${chapter}, under “${heading.replace(/\.$/, '')}”.`,
  fromPlace: (chapter: string) => `The book speaks of this in ${chapter}.`,
  insights: 'Key Insights from the Book',
  steps: 'Practical Steps',
  followUps: 'To go on with',
  match: 'Match with the book',
  chapter: (number: number, title: string) => `Chapter ${number}, ${title}`,
  positions: (name: string) => `The Nine Positions, ${name}`,
  read: 'Read it in the book',
} as const;

/** What stands above passages that have no heading of their own. */
export const partHeadings: Readonly<Record<PassageKind, string>> = {
  paragraph: 'Text',
  challenge: 'When it is difficult',
  'key-point': 'In short',
  instruction: 'What you do',
  marker: 'Signs that something has changed',
  definition: 'What it is',
  guidance: 'What to do',
  relevance: 'Stage by stage',
  misunderstanding: 'What it is taken for',
};

/** When the book does not cover a question. */
export const uncoveredWords = {
  notCovered: 'The book does not cover that, so I will not make up an answer.',
  nearest: 'These chapters come nearest:',
  opening: 'It is a book about where attention goes. You might begin here:',
  helpInstead:
    'If you are in distress or in danger, tell me so in plain words, and I will show you who can help.',
} as const;

/** Words that only greet or thank, and what is said to them. */
export const greetingWords = {
  greeting: 'hi hello hey hallo hiya howdy greetings bye goodbye namaste welcome',
  beside: 'good morning afternoon evening day there guide guru you very much so a lot',
  answer: 'Hello. Ask me anything about the practice, and I will look it up in the book.',
  thanks: 'You are welcome.',
  thanking: 'thanks thank thx cheers',
} as const;

/** Texts that the specification gives (B § 2, § 8). */
export const guideMessages = {
  loading: "I'm sorry, but my knowledge base is still loading. Please try again in a moment.",
  failed: 'I apologize, but I encountered an error. Please try asking your question again.',
  chips: (stage: number) =>
    [
      'What is the PAHM matrix?',
      'How to handle poisonous thoughts?',
      `Stage ${stage} guidance`,
      'Practice tips for beginners',
    ] as const,
} as const;

/** The confidence of the two failures (B § 8). */
export const failureConfidence = { loading: 0.5, failed: 0 } as const;
