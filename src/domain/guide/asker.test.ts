import { expect, it } from 'vitest';
import { openingFor, userLevelOf } from './asker.ts';
import { helpFor } from './help-lines.ts';

it.each([
  [0, 'beginner'],
  [19.9, 'beginner'],
  [20, 'intermediate'],
  [49.9, 'intermediate'],
  [50, 'advanced'],
  [4000, 'advanced'],
])('somebody with %d hours is called %s (B § 9)', (hours, level) => expect(userLevelOf(hours)).toBe(level));

it('opens supportively below a mood of 5, else by level, and not at all where neither is known (B § 9)', () => {
  expect(openingFor({ hours: 60, mood: 4.9 })).toBe('supportive');
  expect(openingFor({ mood: 1 })).toBe('supportive');
  expect(openingFor({ hours: 60, mood: 5 })).toBe('advanced');
  expect(openingFor({ stage: 3 })).toBeUndefined();
});

it('offers the directories where a country has no line of its own', () => {
  const line = { name: 'A line', number: '1', dial: '11', address: 'https://line.example' };
  const anywhere = [{ name: 'All lines', address: 'https://all.example' }];
  const table = { asKnownOn: '2026-11-21', countries: { AT: { emergency: '112', lines: [line] } }, anywhere };
  expect(helpFor(table, 'AT')).toEqual({
    country: 'AT',
    emergency: '112',
    lines: [line, ...anywhere],
    asKnownOn: '2026-11-21',
  });
  expect(helpFor(table, 'FR')).toMatchObject({ country: undefined, emergency: undefined, lines: anywhere });
});
