import { expect, it } from 'vitest';
import { recoveryPracticeOf, recoveryPractices } from './practices.ts';

it('knows five practices of five minutes, of which the one at mid-day takes three (B § 2, § 9)', () => {
  expect(recoveryPractices.map(({ key, minutes }) => [key, minutes])).toEqual([
    ['morning-recharge', 5],
    ['emotional-reset', 5],
    ['mid-day-reset', 3],
    ['work-home-transition', 5],
    ['evening-wind-down', 5],
  ]);
});

it('finds a practice by the key in its address', () => {
  for (const practice of recoveryPractices) expect(recoveryPracticeOf(practice.key)).toBe(practice);
});

it.each(['', 'morning', 'Morning-Recharge', 'toString', 'morning-recharge/'])(
  'knows no practice called %j',
  (key) => expect(recoveryPracticeOf(key)).toBeUndefined(),
);
