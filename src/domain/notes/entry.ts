/** How much energy somebody has: the bounds of the slider and where it stands at first (A § 2, § 9). */
export const energyBounds = { minimum: 1, maximum: 10, default: 5 } as const;

/** The most characters in a note, the most tags on it, and the most characters in a tag (A § 5). */
export const noteLimit = 10_000;
export const tagLimit = 20;
export const tagLengthLimit = 50;

/** Whether a text is enough of a note to be saved: not blank, and not beyond the limit (A § 5). */
export function isNoteText(text: string): boolean {
  return text.trim() !== '' && text.length <= noteLimit;
}

/** The tags in a line: split on commas, trimmed, empty ones dropped (A § 5). There may be more than a note takes. */
export function tagsOf(line: string): string[] {
  return line
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
