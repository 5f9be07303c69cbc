import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const textOf = (excerpt: ReturnType<typeof excerptOf>) => excerpt.parts.map(({ text }) => text).join('');
const markedIn = (excerpt: ReturnType<typeof excerptOf>) =>
  excerpt.parts.filter(({ isMarked }) => isMarked).map(({ text }) => text);
const filling =
  'A sentence that says nothing of it, and is long enough to be cut off in front of the other. ';

describe('an excerpt', () => {
  it('begins with the first sentence that has the word, and marks it wherever it stands', () => {
    const text = `${filling}Worry comes back. “And worry’s end?” Worry, again. ${filling.repeat(3)}`;
    const excerpt = excerptOf(text, (word) => /^worry/i.test(word));
    expect(textOf(excerpt)).toMatch(/^Worry comes back\. “And worry’s end\?” Worry, again\. A sentence/);
    expect(markedIn(excerpt)).toEqual(['Worry', 'worry’s', 'Worry']);
    expect([excerpt.isCutBefore, excerpt.isCutAfter]).toEqual([true, true]);
  });

  it('is the beginning where nothing is to be marked', () => {
    const excerpt = excerptOf(`First. ${filling.repeat(4)}`, () => false);
    expect(textOf(excerpt)).toMatch(/^First\./);
    expect(excerpt).toMatchObject({ isCutBefore: false, isCutAfter: true });
    expect(markedIn(excerpt)).toEqual([]);
  });

  it('stands in the text letter by letter, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(fc.constantFrom('worry', 'is', 'it?', '“No.”', '...', '1.5', 'e.g.', '\n'), { maxLength: 80 })
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (whole) => {
        const excerpt = excerptOf(whole, (word) => word === 'worry');
        expect(whole).toContain(textOf(excerpt));
        expect(new Set(markedIn(excerpt)).size).toBeLessThanOrEqual(1);
        if (!excerpt.isCutBefore && !excerpt.isCutAfter) expect(textOf(excerpt)).toBe(whole.trimEnd());
      }),
    );
  });
});
