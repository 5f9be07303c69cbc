import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import { parseMinutes } from './duration.ts';
import { stillnessMinutes } from './levels.ts';
import { stages } from './stages.ts';

const limits = [
  { name: 'stillness', ...stillnessMinutes },
  ...stages.flatMap(({ name, minutes }) => (minutes ? [{ name, ...minutes }] : [])),
];

it('knows the lengths of the specification', () => {
  expect(limits.map(({ minimum, maximum, default: preset }) => [minimum, maximum, preset])).toEqual([
    [5, 90, 10],
    [15, 120, 30],
    [15, 120, 30],
    [30, 120, 45],
    [45, 120, 60],
    [60, 120, 75],
  ]);
});

describe.each(limits)('a length for $name', ({ minimum, maximum }) => {
  it.each([
    [String(minimum), { minutes: minimum }],
    [String(maximum), { minutes: maximum }],
    [` ${minimum + 1} `, { minutes: minimum + 1 }],
    [`+${minimum}`, { minutes: minimum }],
    [`${minimum}.9`, { minutes: minimum }],
    [`${minimum},5`, { minutes: minimum }],
    [`${minimum}.`, { minutes: minimum }],
    [`0${minimum}`, { minutes: minimum }],
    [String(minimum - 1), { minutes: minimum, changed: 'below' }],
    [`${minimum - 1}.99`, { minutes: minimum, changed: 'below' }],
    ['.5', { minutes: minimum, changed: 'below' }],
    ['0', { minutes: minimum, changed: 'below' }],
    ['-20', { minutes: minimum, changed: 'below' }],
    [String(maximum + 1), { minutes: maximum, changed: 'above' }],
    [`${maximum}.5`, { minutes: maximum }],
    ['9'.repeat(400), { minutes: maximum, changed: 'above' }],
    ['', { minutes: minimum, changed: 'not-a-number' }],
    [' ', { minutes: minimum, changed: 'not-a-number' }],
    ['.', { minutes: minimum, changed: 'not-a-number' }],
    ['ten', { minutes: minimum, changed: 'not-a-number' }],
    ['20 min', { minutes: minimum, changed: 'not-a-number' }],
    ['1e2', { minutes: minimum, changed: 'not-a-number' }],
    ['0x20', { minutes: minimum, changed: 'not-a-number' }],
    ['1,5,0', { minutes: minimum, changed: 'not-a-number' }],
    ['Infinity', { minutes: minimum, changed: 'not-a-number' }],
  ])('%j is %j', (text, parsed) => {
    expect(parseMinutes(text, { minimum, maximum })).toEqual(parsed);
  });

  it('is a whole number within its limits, whatever was typed', () => {
    holds(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
        const { minutes } = parseMinutes(text, { minimum, maximum });
        expect(Number.isInteger(minutes) && minutes >= minimum && minutes <= maximum).toBe(true);
      }),
    );
  });
});
