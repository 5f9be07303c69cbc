import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialOf } from './initial-of.ts';

test.each([
  ['Nia New', 'N'],
  ['  élodie', 'É'],
  ['ß', 'SS'],
  ['Œuvre', 'Œ'],
  ['e\u0301lodie', 'E\u0301'],
  ['иван', 'И'],
  ['각', '각'],
  ['👩‍🚀 Ada', '👩‍🚀'],
  ['7', '7'],
  ['', 'D'],
  ['   ', 'D'],
  [undefined, 'D'],
])('of %j it is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test('it is the first of what people see as letters, whatever the name', () => {
  const names = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('a', 'É', 'ž', ' ', '\u0301', '\u200d', '👩', 'и') }),
  );
  fc.assert(
    fc.property(names, (name) => {
      const [first] = new Intl.Segmenter().segment(name.trim());
      expect(initialOf(name)).toBe(first?.segment.toLocaleUpperCase() ?? 'D');
    }),
  );
});
