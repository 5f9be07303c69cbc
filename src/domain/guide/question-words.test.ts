import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meantWord, slipsBetween } from './spelling.ts';
import { stemOf } from './stems.ts';
import { wordReader } from './words.ts';

describe('stems', () => {
  it.each([
    ['worry', 'worries', 'worried', 'worrying'],
    ['sit', 'sits', 'sitting', 'sat'],
    ['dull', 'dullness'],
    ['practise', 'practised', 'practising', 'practises'],
    ['tap', 'taps', 'tapped', 'tapping'],
    ['fall', 'falls', 'falling', 'fell'],
    ['itch', 'itches', 'itching', 'itched'],
    ['bore', 'bored', 'boring', 'boredom'],
    ['foot', 'feet'],
  ])('bring the forms of %s together', (...forms) => expect(new Set(forms.map(stemOf)).size).toBe(1));

  it.each([
    ['carry', 'car'],
    ['site', 'sit'],
    ['past', 'pass'],
    ['noise', 'nose'],
    ['this', 'thi'],
  ])('keep %s and %s apart', (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));
});

describe('slips', () => {
  it('are a letter too many, too few, wrong or swapped', () => {
    const words = ['worry', 'worrry', 'wory', 'wurry', 'wrory', 'wroyr', 'calm'];
    expect(words.map((word) => slipsBetween('worry', word, 2))).toEqual([0, 1, 1, 1, 1, 2, 3]);
  });

  it('are counted alike from both sides, and are none between equals', () => {
    const word = fc.stringMatching(/^[a-e]{0,9}$/);
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, other, 3)).toBe(slipsBetween(other, one, 3));
        expect(slipsBetween(one, one, 3)).toBe(0);
      }),
    );
  });

  it('lead to the word that was meant, where one is near', () => {
    const known = ['nostalgia', 'worry', 'asleep', 'past', 'noise'];
    const meant = ['nostaliga', 'wory', 'aslep', 'pasta', 'post', 'nose', 'zzz', 'x'.repeat(40)];
    expect(meant.map((word) => meantWord(word, known))).toEqual([
      'nostalgia',
      'worry',
      'asleep',
      'past',
      undefined,
      'noise',
      undefined,
      undefined,
    ]);
  });
});

describe('words', () => {
  const read = wordReader(['let go']);

  it('are read in small letters, a stage with its number and a phrase as one', () => {
    expect(read('Don’t let GO in Stage three, e-mail me!')).toEqual([
      'dont',
      'letgo',
      'in',
      'stage3',
      'e',
      'mail',
      'me',
    ]);
    expect(read('stage-4 & chapter 6')).toEqual(['stage4', 'stage6']);
  });

  it('are read from anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(read(text).filter((word) => /[\s<>&"]/.test(word) || word === '')).toEqual([]);
      }),
    );
  });
});
