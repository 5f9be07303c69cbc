import { describe, expect, it } from 'vitest';
import {
  listLimit,
  selfAssessmentKeys,
  selfAssessmentListsSchema,
  withEntry,
  withoutEntry,
} from './self-assessment.ts';

it('asks its nine questions in order', () => {
  expect(selfAssessmentKeys).toEqual([
    'food-preferences',
    'pleasing-scents',
    'audio-enjoyment',
    'visual-pleasure',
    'physical-sensations',
    'mental-imagery',
    'goals',
    'worries',
    'alive-present',
  ]);
});

describe('adding an entry', () => {
  it('trims it and puts it last', () => {
    const lists = withEntry({ goals: ['rest'] }, 'goals', '  more quiet\n');
    expect(lists).toEqual({ goals: ['rest', 'more quiet'] });
    expect(withEntry(lists, 'worries', 'exam')).toEqual({ ...lists, worries: ['exam'] });
  });

  it.each(['', ' ', '\t\n', '\u00a0', '\u3000'])('ignores the blank %j', (blank) => {
    const lists = { goals: ['rest'] };
    expect(withEntry(lists, 'goals', blank)).toBe(lists);
  });

  it('ends at the limit', () => {
    let lists = {};
    for (let entry = 0; entry <= listLimit; entry++) lists = withEntry(lists, 'goals', `goal ${entry}`);
    expect(lists).toEqual({ goals: Array.from({ length: 100 }, (_, entry) => `goal ${entry}`) });
  });
});

describe('removing an entry', () => {
  it.each([
    [0, ['b', 'c']],
    [1, ['a', 'c']],
    [2, ['a', 'b']],
    [3, ['a', 'b', 'c']],
    [-1, ['a', 'b', 'c']],
  ])('at %i leaves %j', (index, left) => {
    const lists = { goals: ['a', 'b', 'c'], worries: ['a'] };
    expect(withoutEntry(lists, 'goals', index)).toEqual({ goals: left, worries: ['a'] });
  });

  it('from a list that is not there leaves it empty', () => {
    expect(withoutEntry({}, 'goals', 0)).toEqual({ goals: [] });
  });
});

it.each([
  ['no list', {}, true],
  ['one list', { goals: ['rest'] }, true],
  ['an empty list', { goals: [] }, true],
  ['an unknown question', { dreams: ['rest'] }, false],
  ['an empty entry', { goals: [''] }, false],
  ['an entry of one letter', { goals: ['x'] }, true],
  ['a full list', { goals: Array(100).fill('rest') }, true],
  ['a list that is too long', { goals: Array(101).fill('rest') }, false],
  ['an entry of 10,000 characters', { goals: ['x'.repeat(10_000)] }, true],
  ['an entry that is too long', { goals: ['x'.repeat(10_001)] }, false],
])('%s fits: %s', (_, lists, fits) => {
  expect(selfAssessmentListsSchema.safeParse(lists).success).toBe(fits);
});
