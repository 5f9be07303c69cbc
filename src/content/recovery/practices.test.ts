import { describe, expect, it } from 'vitest';
import { positions } from '#domain/pahm/positions.ts';
import { recoveryPractices } from '#domain/recovery/practices.ts';
import { positionWords } from '../positions.ts';
import { recoveryPracticeWords } from './practices.ts';

const labels = positions.map(({ key }) => positionWords[key].label);

describe.each(recoveryPractices)('the guidance of $key', ({ key, minutes }) => {
  const { card, guidance } = recoveryPracticeWords[key];
  const text = guidance.map((step) => step.text).join(' ');

  it('has 120 to 180 words in steps', () => {
    expect(guidance.length).toBeGreaterThanOrEqual(4);
    expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(120);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(180);
  });

  it('says what the matrix is for, by the names of its buttons', () => {
    const withMatrix = guidance.find(({ title }) => title === 'With the matrix')?.text ?? '';
    const shouted = withMatrix.match(/\b[A-Z]{2,}\b/g) ?? [];
    expect(shouted.length).toBeGreaterThanOrEqual(3);
    expect(shouted.filter((word) => !labels.includes(word))).toEqual([]);
  });

  it('speaks of no other length than its own', () => {
    const lengths = `${card} ${text}`.match(/\b(?:three|five)(?= minutes)/gi) ?? [];
    const own = minutes === 3 ? 'three' : 'five';
    expect(lengths.filter((length) => length.toLowerCase() !== own)).toEqual([]);
  });
});

it('no two practices share a sentence', () => {
  const sentences = recoveryPractices.flatMap(({ key }) =>
    recoveryPracticeWords[key].guidance.flatMap(({ text }) => text.split(/(?<=[.?])\s/)),
  );
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});
