import { greetingWords } from '#content/guide/answer-words.ts';
import { spokenWords } from '#domain/guide/spoken-phrases.ts';
import { type GuideReply, wordsAlone } from './reply.ts';

const greetings = new Set(spokenWords(greetingWords.words));
const thanks = new Set(spokenWords(greetingWords.thanking));

/** The reply to words that only greet or thank; undefined where more is said. */
export function greetingReply(text: string): GuideReply | undefined {
  const words = spokenWords(text);
  if (words.length === 0 || !words.every((word) => greetings.has(word))) return undefined;
  const { answer, thanks: welcome } = greetingWords;
  return wordsAlone('greeting', [words.some((word) => thanks.has(word)) ? welcome : answer]);
}
