import { findsIn, phraseTable, type SpokenPhrase, spokenWords } from './spoken-phrases.ts';

/** What somebody can ask about their own practice: how it goes, and what to sit next. */
export const personalQuestions = ['progress', 'today'] as const;
export type PersonalQuestion = (typeof personalQuestions)[number];

/** A question about oneself is short; a longer one tells of something, and is looked up in the book. */
const mostWords = 14;

/** Makes the recogniser of questions about one's own sits. */
export function personalReader(
  phrases: Readonly<Record<PersonalQuestion, readonly SpokenPhrase[]>>,
): (text: string) => PersonalQuestion | undefined {
  const tables = personalQuestions.map((question) => ({ question, table: phraseTable(phrases[question]) }));
  return (text) => {
    const words = spokenWords(text);
    if (words.length > mostWords) return undefined;
    return tables.find(({ table }) => findsIn(words, table))?.question;
  };
}
