import type { Totals } from '../analytics/totals.ts';
import type { CurrentProgress, UserProfile } from './profile.ts';

/** What of the profile's summary sums up over sessions, and never lowers by itself. */
type Sums = Pick<CurrentProgress, 'totalSessions' | 'totalMinutes' | 'longestStreak'>;

function withSums(profile: UserProfile, changed: Sums): UserProfile {
  const { enhancedProfile } = profile;
  const currentProgress = { ...enhancedProfile.currentProgress, ...changed };
  return { ...profile, enhancedProfile: { ...enhancedProfile, currentProgress } };
}

/** The sums of `held` moved by as much as `before` and `after` differ. A longest streak from elsewhere stays. */
function shifted(held: Sums, before: Sums, after: Sums): Sums {
  const isElsewhere = held.longestStreak > before.longestStreak;
  return {
    totalSessions: Math.max(0, held.totalSessions + after.totalSessions - before.totalSessions),
    totalMinutes: Math.max(0, held.totalMinutes + after.totalMinutes - before.totalMinutes),
    longestStreak: isElsewhere ? Math.max(held.longestStreak, after.longestStreak) : after.longestStreak,
  };
}

/**
 * The profile after sessions of this device were corrected, deleted or put back: its totals move by as much as the
 * device's own did, so that sits made elsewhere stay counted (A § 3).
 */
export function withShiftedTotals(profile: UserProfile, before: Totals, after: Totals): UserProfile {
  return withSums(profile, shifted(profile.enhancedProfile.currentProgress, before, after));
}

/**
 * A merged profile where this device's sessions were deleted or corrected since `base` was read: its totals are the
 * server's (`theirs`), lowered by as much as `mine` is lower than `base`, and never below `mine`.
 */
export function withLoweredTotals(
  merged: UserProfile,
  base: UserProfile,
  mine: UserProfile,
  theirs: UserProfile,
): UserProfile {
  const before = base.enhancedProfile.currentProgress;
  const now = mine.enhancedProfile.currentProgress;
  const there = theirs.enhancedProfile.currentProgress;
  return withSums(merged, {
    totalSessions: lowered(before.totalSessions, now.totalSessions, there.totalSessions),
    totalMinutes: lowered(before.totalMinutes, now.totalMinutes, there.totalMinutes),
    longestStreak:
      now.longestStreak < before.longestStreak && there.longestStreak <= before.longestStreak
        ? now.longestStreak
        : Math.max(now.longestStreak, there.longestStreak),
  });
}

function lowered(before: number, now: number, there: number): number {
  return Math.max(now, there + Math.min(0, now - before));
}
