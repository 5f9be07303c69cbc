import { describe, expect, it } from 'vitest';
import { crisisReader, distressReader } from './crisis.ts';
import { personalReader } from './personal-question.ts';

const nothing = { life: [], body: [], violence: [], others: [], practice: [], heavy: [] };
const crisisOf = crisisReader({
  concerns: {
    ...nothing,
    life: ['want|wish die|dead', 'took # pills'],
    practice: ['panic attack*'],
  },
  harmless: ['die of boredom'],
});

describe('the recogniser of crises', () => {
  it.each([
    ['i want to die', 'life'],
    ['I WISH I were dead.', 'life'],
    ['i took 30 pills', 'life'],
    ['i get panick attacks', 'practice'],
    ['panic attacks, i want to die', 'life'],
    ['i die of boredom and i want to die', 'life'],
  ] as const)('reads %j as %s', (text, concern) => expect(crisisOf(text)).toBe(concern));

  it.each([
    '',
    'die i want',
    'i want to sit until the day i die',
    'i want to die of boredom',
    'i took 3 pills',
  ])('reads nothing in %j', (text) => expect(crisisOf(text)).toBeUndefined());

  it('sees distress only where somebody speaks of themselves', () => {
    const isDistressed = distressReader('lonely afraid');
    expect(isDistressed('I’m so lonely')).toBe(true);
    expect(isDistressed('a lonely lake')).toBe(false);
    expect(isDistressed('I am fine')).toBe(false);
  });
});

describe('the recogniser of questions about oneself', () => {
  const personalOf = personalReader({ progress: ['how am i doing'], today: ['what should i sit'] });

  it('tells them apart, and leaves long tales to the book', () => {
    expect(personalOf('How am I really doing?')).toBe('progress');
    expect(personalOf('what should i sit today')).toBe('today');
    expect(personalOf('how do i sit')).toBeUndefined();
    const tale = 'my knee hurts and then i sit and ask how am i doing in all this noise here';
    expect(personalOf(tale)).toBeUndefined();
  });
});
