import { describe, expect, it } from 'vitest';
import { listLimit } from '#domain/onboarding/self-assessment.ts';
import {
  afterStep,
  areListsChanged,
  entriesAt,
  isTypedStuck,
  keyAt,
  type SelfAssessmentPlace,
  type SelfAssessmentStep,
  withTyped,
} from './self-assessment-progress.ts';

const empty: SelfAssessmentPlace = { lists: {}, typed: '', currentQuestion: 1 };
const full: SelfAssessmentPlace = {
  ...empty,
  lists: { 'food-preferences': Array.from({ length: listLimit }, (_, index) => `entry ${index}`) },
};
const walked = (place: SelfAssessmentPlace, ...steps: SelfAssessmentStep[]) => steps.reduce(afterStep, place);
const type = (text: string): SelfAssessmentStep => ({ kind: 'type', text });

describe('a step through the self-assessment', () => {
  it('adds what is typed, trimmed, and clears the field', () => {
    const place = walked(empty, type('  warm bread '), { kind: 'add' });
    expect(entriesAt(place)).toEqual(['warm bread']);
    expect(place.typed).toBe('');
  });

  it('ignores a blank entry', () => {
    expect(entriesAt(walked(empty, type('   '), { kind: 'add' }))).toEqual([]);
  });

  it('adds on Next what was typed and not added yet', () => {
    const place = walked(empty, type('warm bread'), { kind: 'next' });
    expect(place).toEqual({ lists: { 'food-preferences': ['warm bread'] }, typed: '', currentQuestion: 2 });
  });

  it('adds on Back what was typed and not added yet', () => {
    const place = walked({ ...empty, currentQuestion: 2 }, type('rain'), { kind: 'back' });
    expect(place).toEqual({ lists: { 'pleasing-scents': ['rain'] }, typed: '', currentQuestion: 1 });
  });

  it('asks for no count: Next goes on from an empty list', () => {
    expect(walked(empty, { kind: 'next' }).currentQuestion).toBe(2);
  });

  it('stays on the first question with Back and on the ninth with Next', () => {
    expect(walked(empty, { kind: 'back' })).toBe(empty);
    const last = { ...empty, currentQuestion: 9 };
    expect(walked(last, { kind: 'next' })).toBe(last);
    expect(keyAt(last)).toBe('alive-present');
  });

  it('removes the one entry that was meant, also among equal ones', () => {
    const place = { ...empty, lists: { 'food-preferences': ['tea', 'bread', 'tea'] } };
    expect(entriesAt(walked(place, { kind: 'remove', index: 2 }))).toEqual(['tea', 'bread']);
  });

  it('stays with the typed text where the list is full', () => {
    const stuck = walked(full, type('one more'));
    expect(isTypedStuck(stuck)).toBe(true);
    for (const kind of ['add', 'next', 'back'] as const) expect(walked(stuck, { kind })).toBe(stuck);
  });

  it('goes on from a full list with nothing typed', () => {
    expect(walked(full, { kind: 'next' }).currentQuestion).toBe(2);
  });
});

describe('what is completed', () => {
  it('holds the text that was typed last', () => {
    const last = { ...empty, currentQuestion: 9, typed: 'swimming' };
    expect(withTyped(last).lists).toEqual({ 'alive-present': ['swimming'] });
  });
});

describe('whether lists were changed', () => {
  it('takes an empty list for none', () => {
    expect(areListsChanged({ goals: ['walk'] }, { goals: ['walk'], worries: [] })).toBe(false);
    expect(areListsChanged({ goals: ['walk'] }, { goals: [] })).toBe(true);
    expect(areListsChanged({ goals: ['walk', 'rest'] }, { goals: ['rest', 'walk'] })).toBe(true);
  });
});
