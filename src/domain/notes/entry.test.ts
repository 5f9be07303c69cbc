import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNoteText, tagsOf } from './entry.ts';

it.each([
  ['', []],
  [' , ,, ', []],
  ['work', ['work']],
  [' work ,  late train,,home ', ['work', 'late train', 'home']],
  ['one;two', ['one;two']],
])('reads the tags of %j (A § 5)', (line, tags) => expect(tagsOf(line)).toEqual(tags));

it('reads the same tags again from what it read', () => {
  fc.assert(
    fc.property(fc.string(), (line) => {
      const tags = tagsOf(line);
      expect(tagsOf(tags.join(','))).toEqual(tags);
      expect(tags.every((tag) => tag !== '' && tag === tag.trim() && !tag.includes(','))).toBe(true);
    }),
  );
});

it.each([
  ['nothing', '', false],
  ['blanks and lines', ' \n\t ', false],
  ['one character', '.', true],
  ['10,000 characters', 'a'.repeat(10_000), true],
  ['10,001 characters', 'a'.repeat(10_001), false],
])('whether %s may be saved as a note (A § 5)', (_what, text, isEnough) =>
  expect(isNoteText(text)).toBe(isEnough),
);
