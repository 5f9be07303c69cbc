import { expect, it } from 'vitest';
import { changeInWords } from './change-in-words.ts';

it.each([
  ['sessions', 7, '7 more'],
  ['minutes', -12, '12 fewer'],
  ['notes', 0, 'as many'],
  ['quality', 0.3, '0.3 higher'],
  ['present', -4, '4 lower'],
  ['quality', 0, 'the same'],
  ['present', undefined, 'nothing to compare'],
] as const)('%s by %s: %s', (figure, change, words) => {
  expect(changeInWords(figure, { change })).toBe(words);
});
