import { expect, test } from 'vitest';
import { announcement } from './sit-announcer.tsx';

test('a screen reader hears of each minute, and of nothing in between', () => {
  const said: string[] = [];
  for (let seconds = 300; seconds > 0; seconds -= 1) {
    const text = announcement('running', Math.ceil(seconds / 60), 5, 0);
    if (said.at(-1) !== text) said.push(text);
  }
  expect(said).toEqual([
    'The sit has begun. 5 minutes.',
    'Time remaining: 4 minutes',
    'Time remaining: 3 minutes',
    'Time remaining: 2 minutes',
    'Time remaining: 1 minute',
  ]);
});

test.each([
  ['ready', ''],
  ['preparing', 'The sit begins in 20 seconds.'],
  ['paused', 'Paused.'],
  ['completed', 'The sit is complete.'],
  ['ended', ''],
] as const)('while %s it hears "%s"', (status, text) => {
  expect(announcement(status, 3, 5, 20)).toBe(text);
});
