/** A piece of a text, as it stands there; marked where it is what was looked for. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Some sentences of a text in a row, letter by letter, and whether it goes on before and after them. */
export interface Excerpt {
  readonly parts: readonly ExcerptPart[];
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

/** Sentences are taken until an excerpt is at least this long, in characters. */
const enough = 180;

/** Where one sentence ends and the next begins. */
const betweenSentences = /(?<=[.!?][”’")]*\s+)(?!\s)/u;
const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** The sentences around the first word that is looked for, with every such word in them marked. */
export function excerptOf(text: string, isWanted: (word: string) => boolean): Excerpt {
  const sentences = text.split(betweenSentences);
  const first = Math.max(
    0,
    sentences.findIndex((one) => (one.match(word) ?? []).some(isWanted)),
  );
  let [excerpt, end] = ['', first];
  while (end < sentences.length && excerpt.length < enough) {
    excerpt += sentences[end];
    end += 1;
  }
  return {
    parts: markedParts(excerpt.trimEnd(), isWanted),
    isCutBefore: first > 0,
    isCutAfter: end < sentences.length,
  };
}

/** A whole text, with every word in it marked that is looked for. */
export function markedParts(text: string, isWanted: (word: string) => boolean): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!isWanted(found)) continue;
    if (index > at) parts.push({ text: text.slice(at, index), isMarked: false });
    parts.push({ text: found, isMarked: true });
    at = index + found.length;
  }
  return at < text.length ? [...parts, { text: text.slice(at), isMarked: false }] : parts;
}
