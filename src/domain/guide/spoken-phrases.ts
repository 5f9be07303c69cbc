/**
 * How people put something, as rows of words: up to two others may stand between one word of a row and the next, words that
 * may stand for each other are parted by |, a * at a word's end is any ending, and # is a number of two digits or more.
 */
export type SpokenPhrase = string;

/** So many other words may stand between two of a phrase. */
const gap = 2;
/** What stands where words were taken out. It ends any phrase across it. */
const removed = '';

type Slot = (word: string) => boolean;
type ReadPhrase = readonly Slot[];

/** The words of a text as phrases have them: in small letters and without apostrophes. */
export function spokenWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2019'`]/g, '')
    .replace(/\bcan not\b/g, 'cannot');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function phraseOf(phrase: SpokenPhrase): ReadPhrase {
  return phrase.split(' ').map((slot) => {
    const words = slot.split('|');
    const whole = new Set(words.filter((word) => !word.endsWith('*')));
    const takesNumber = whole.has('#');
    const starts = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
    return (word) =>
      whole.has(word) ||
      (takesNumber && /^\d{2,}$/.test(word)) ||
      starts.some((start) => word.startsWith(start));
  });
}

/** Where a phrase that begins at a place ends, with `between` other words at most from one of its words to the next; -1 where it does not. */
function endOf(words: readonly string[], from: number, phrase: ReadPhrase, between: number): number {
  let at = from;
  for (const [index, slot] of phrase.entries()) {
    const last = index === 0 ? from : Math.min(words.length - 1, at + 1 + between);
    let next = index === 0 ? from : at + 1;
    while (next <= last && words[next] !== removed && !slot(words[next] ?? removed)) next += 1;
    if (next > last || words[next] === removed) return -1;
    at = next;
  }
  return at;
}

/** Phrases by the words that they can begin with, so that a text is read once and not once for each phrase. */
export interface PhraseTable {
  readonly byFirst: ReadonlyMap<string, readonly ReadPhrase[]>;
  /** Those that can begin with words that no list holds: with any ending, or with a number. */
  readonly open: readonly ReadPhrase[];
}

/** Reads phrases into a table. */
export function phraseTable(phrases: readonly SpokenPhrase[]): PhraseTable {
  const byFirst = new Map<string, ReadPhrase[]>();
  const open: ReadPhrase[] = [];
  for (const phrase of phrases) {
    const read = phraseOf(phrase);
    const first = phrase.split(' ', 1).join().split('|');
    if (first.some((word) => /[*#]/.test(word))) open.push(read);
    else for (const word of first) byFirst.set(word, [...(byFirst.get(word) ?? []), read]);
  }
  return { byFirst, open };
}

function* beginningAt(
  words: readonly string[],
  from: number,
  { byFirst, open }: PhraseTable,
): Generator<ReadPhrase> {
  yield* byFirst.get(words[from] ?? removed) ?? [];
  for (const phrase of open) if (phrase[0]?.(words[from] ?? removed)) yield phrase;
}

/** Whether one of the phrases stands in a row of words. */
export function findsIn(words: readonly string[], table: PhraseTable): boolean {
  return words.some((_, from) => {
    for (const phrase of beginningAt(words, from, table))
      if (endOf(words, from, phrase, gap) >= 0) return true;
    return false;
  });
}

/** The words without those that belong to one of these phrases, which must stand there without others between. */
export function wordsWithout(words: readonly string[], table: PhraseTable): string[] {
  const kept = [...words];
  for (const from of words.keys()) {
    for (const phrase of beginningAt(words, from, table)) {
      const end = endOf(words, from, phrase, 0);
      if (end >= 0) kept.fill(removed, from, end + 1);
    }
  }
  return kept;
}
