import { expect, it } from 'vitest';
import type { StoredCounts } from '../practice/session.ts';
import { tapsIn } from './counts.ts';
import { positions } from './positions.ts';

it('counts the taps of every position', () => {
  const counts = Object.fromEntries(positions.map(({ stored }, at) => [stored, 2 ** at])) as StoredCounts;
  expect(tapsIn(counts)).toBe(511);
  expect(tapsIn(undefined)).toBe(0);
});

it.each([
  ['likes', 'present_attachment', 'presentAttachment'],
  ['present', 'present_neutral', 'presentNeutral'],
  ['dislikes', 'present_aversion', 'presentAversion'],
  ['nostalgia', 'past_attachment', 'pastAttachment'],
  ['past', 'past_neutral', 'pastNeutral'],
  ['regret', 'past_aversion', 'pastAversion'],
  ['anticipation', 'future_attachment', 'futureAttachment'],
  ['future', 'future_neutral', 'futureNeutral'],
  ['worry', 'future_aversion', 'futureAversion'],
])('stores %s as %s', (key, stored, camel) => {
  expect(positions.find((position) => position.key === key)).toMatchObject({ stored, camel });
});
