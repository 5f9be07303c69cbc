import { expect, test } from 'vitest';
import { frequencyText, recommendationText } from './insight-text.ts';

test('a pattern is named by its position', () => {
  const pattern = { position: 'worry', part: 'evening', alike: 4, sits: 5 } as const;
  const practice = 'evening-wind-down';
  const action = { to: 'recovery', practice } as const;
  const { title } = recommendationText({ kind: 'pattern', ...pattern, practice, action });
  expect(title).toBe('Worry in four of the last five evening sits');
});

test('any other recommendation has its figures in its words', () => {
  const action = { to: 'practice' } as const;
  expect(recommendationText({ kind: 'short-sits', minutes: 7.4, sessions: 12, action })).toEqual({
    title: 'Your sits last 7.4 minutes on average',
    text: expect.stringContaining('12 meditations'),
  });
});

test.each([
  ['emotional-reset', 'Better after Emotional Reset'],
  ['Box breathing', 'Better after Box breathing'],
])('what helped is named: %s', (technique, title) => {
  expect(frequencyText({ kind: 'better-after', technique, seen: 4, of: 6 })).toEqual({
    title,
    text: expect.stringContaining('4 of 6'),
  });
});
