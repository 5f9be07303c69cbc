/** One letter too many, too few, wrong, or two of them swapped counts as one slip. */
const slipsAllowed = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * The slips between two words, as far as `most`; anything beyond is `most` + 1.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      current.push(slips);
    }
    if (Math.min(...current) > most) return most + 1;
    [before, last] = [last, current];
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

/** Whether the words begin alike: with the same letter, or with two letters swapped. */
const beginAlike = (one: string, other: string) =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);

/**
 * The known word that a misspelt one was meant to be: the one with the fewest slips, of equals the first in the list.
 * Undefined where none is near enough, and for words of three letters or fewer. In a word of four letters a wrong letter
 * makes another word more often than it is a slip: there only a missing letter or two swapped ones count.
 */
export function meantWord(word: string, known: readonly string[]): string | undefined {
  const most = slipsAllowed(word.length);
  let best: { word: string; slips: number } | undefined;
  if (most === 0 || word.length > 30) return undefined;
  for (const candidate of known) {
    if (candidate.length < 4 || !beginAlike(word, candidate)) continue;
    if (
      word.length === 4 &&
      candidate.length === 4 &&
      [...word].sort().join() !== [...candidate].sort().join()
    )
      continue;
    const slips = slipsBetween(word, candidate, most);
    if (slips <= most && (best === undefined || slips < best.slips)) best = { word: candidate, slips };
  }
  return best?.word;
}
