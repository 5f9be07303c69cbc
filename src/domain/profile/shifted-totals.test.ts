import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import type { Totals } from '../analytics/totals.ts';
import { newProfile, type UserProfile } from './profile.ts';
import { withLoweredTotals, withShiftedTotals } from './shifted-totals.ts';

type Sums = [totalSessions: number, totalMinutes: number, longestStreak: number];

const fresh = newProfile({ uid: 'user-1', email: 'ada@example.org', displayName: 'Ada' });

function profileOf([totalSessions, totalMinutes, longestStreak]: Sums): UserProfile {
  const { enhancedProfile } = fresh;
  const sums = { totalSessions, totalMinutes, longestStreak };
  const currentProgress = { ...enhancedProfile.currentProgress, ...sums };
  return { ...fresh, enhancedProfile: { ...enhancedProfile, currentProgress } };
}

function totalsOf([totalSessions, totalMinutes, longestStreak]: Sums): Totals {
  return {
    totalSessions,
    totalMinutes,
    longestStreak,
    totalHours: 0,
    currentStreak: 0,
    averageQuality: 0,
    averagePresentPercentage: 0,
  };
}

const sums = fc.tuple(fc.nat(1000), fc.nat(50_000), fc.nat(400));

describe('totals that move with the device’s own', () => {
  it.each<[string, Sums, Sums, Sums, Sums]>([
    ['one sit is deleted', [3, 60, 2], [3, 60, 2], [2, 40, 1], [2, 40, 1]],
    [
      'one is deleted of a device that holds a few of many',
      [40, 800, 12],
      [3, 60, 2],
      [2, 40, 1],
      [39, 780, 12],
    ],
    ['one is put back', [39, 780, 12], [2, 40, 1], [3, 60, 2], [40, 800, 12]],
    ['one put back makes the longest streak', [4, 80, 2], [3, 60, 2], [4, 80, 5], [5, 100, 5]],
    ['a sit is corrected to a longer one', [3, 60, 2], [3, 60, 2], [3, 75, 2], [3, 75, 2]],
    ['the account counts less than the device', [1, 10, 1], [3, 60, 2], [1, 20, 1], [0, 0, 1]],
  ])('where %s', (_, held, before, after, expected) => {
    const moved = withShiftedTotals(profileOf(held), totalsOf(before), totalsOf(after));
    expect(moved).toEqual(profileOf(expected));
  });

  it('come back to where they were', () => {
    const property = fc.property(sums, sums, sums, (elsewhere, before, after) => {
      const [sessions, minutes, streak] = before;
      const held: Sums = [elsewhere[0] + sessions, elsewhere[1] + minutes, Math.max(elsewhere[2], streak)];
      const there = withShiftedTotals(profileOf(held), totalsOf(before), totalsOf(after));
      const back = withShiftedTotals(there, totalsOf(after), totalsOf(before)).enhancedProfile
        .currentProgress;
      expect([back.totalSessions, back.totalMinutes]).toEqual([held[0], held[1]]);
      expect(back.longestStreak).toBeGreaterThanOrEqual(streak);
    });
    holds(property);
  });
});

describe('totals of a merge after a deletion', () => {
  it.each<[string, Sums, Sums, Sums, Sums]>([
    ['the server has not heard of it', [40, 800, 12], [39, 780, 11], [40, 800, 12], [39, 780, 11]],
    ['the server has more by now', [40, 800, 12], [39, 780, 11], [45, 900, 14], [44, 880, 14]],
    ['the device has more itself', [40, 800, 12], [42, 840, 12], [40, 800, 12], [42, 840, 12]],
    ['nothing of the server was known', [0, 0, 0], [2, 40, 2], [40, 800, 12], [40, 800, 12]],
  ])('where %s', (_, base, mine, theirs, expected) => {
    const merged = withLoweredTotals(profileOf(theirs), profileOf(base), profileOf(mine), profileOf(theirs));
    expect(merged).toEqual(profileOf(expected));
  });

  it('are never below what the device counts, nor above the higher of the two', () => {
    const property = fc.property(sums, sums, sums, (base, mine, theirs) => {
      const [one, other, third] = [base, mine, theirs].map(profileOf) as [
        UserProfile,
        UserProfile,
        UserProfile,
      ];
      const { currentProgress } = withLoweredTotals(third, one, other, third).enhancedProfile;
      const found = [currentProgress.totalSessions, currentProgress.totalMinutes];
      for (const [at, value] of found.entries()) {
        expect(value).toBeGreaterThanOrEqual(mine[at] ?? 0);
        expect(value).toBeLessThanOrEqual(Math.max(mine[at] ?? 0, theirs[at] ?? 0));
      }
    });
    holds(property);
  });
});
