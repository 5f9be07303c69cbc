import { greetingWords } from '#content/guide/answer-words.ts';
import { spokenWords } from '#domain/guide/spoken-phrases.ts';
import { type GuideReply, wordsAlone } from './reply.ts';

const greetings = new Set(spokenWords(greetingWords.greeting));
const thanks = new Set(spokenWords(greetingWords.thanking));
const beside = new Set(spokenWords(greetingWords.beside));

/** The reply to words that only greet or thank; undefined where more is said. */
export function greetingReply(text: string): GuideReply | undefined {
  const words = spokenWords(text);
  const does = words.some((word) => greetings.has(word) || thanks.has(word));
  if (!does || !words.every((word) => greetings.has(word) || thanks.has(word) || beside.has(word)))
    return undefined;
  const isThanked = words.some((word) => thanks.has(word));
  return wordsAlone('greeting', [isThanked ? greetingWords.thanks : greetingWords.answer]);
}
