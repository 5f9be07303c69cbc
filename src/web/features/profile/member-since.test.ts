import { expect, it } from 'vitest';
import { memberSince } from './member-since.ts';

const uid = `user-${Date.parse('2026-03-01T00:30:00Z')}`;

it('is the day in the uid, as the person reckons days (A § 2)', () => {
  expect(memberSince(uid, 'UTC', 0)).toBe('1 March 2026');
  expect(memberSince(uid, 'America/New_York', 0)).toBe('28 February 2026');
  expect(memberSince(uid, 'UTC', 3)).toBe('28 February 2026');
});

it.each(['', 'user', 'user-', 'user-soon', '1772325000000', `user-${'9'.repeat(16)}`])(
  'is not known from %j',
  (other) => {
    expect(memberSince(other, 'UTC', 0)).toBeUndefined();
  },
);
