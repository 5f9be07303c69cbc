import { stemOf } from './stems.ts';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six'];
const stageWithNumber = /\b(?:stage|chapter)[\s-]*([1-6]|one|two|three|four|five|six)\b/g;
const numbered = (_whole: string, number: string) =>
  ` stage${/\d/.test(number) ? number : numbers.indexOf(number) + 1} `;

/** Reads a text as its words. */
export type WordReader = (text: string) => string[];

/**
 * Makes the reader of words: in small letters, without apostrophes, a stage and its number being one ('stage 3' is 'stage3'),
 * and every phrase being one ('let go' is 'letgo').
 */
export function wordReader(phrases: readonly string[]): WordReader {
  const asOne = new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'g');
  return (text) => {
    const plain = text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u2019'`]/g, '')
      .replace(/[-\u2010\u2011]/g, ' ')
      .replace(stageWithNumber, numbered)
      .replace(asOne, (phrase) => phrase.replaceAll(' ', ''));
    return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  };
}

/** The stems of a text, in their order. */
export const stemsRead = (read: WordReader, text: string): string[] => read(text).map(stemOf);
