import { describe, expect, test } from 'vitest';
import { newProfile, type UserProfile } from '#domain/profile/profile.ts';
import { type ProfileRow, withRefusal, withServerProfile, withTaken } from './profile-row.ts';

const fresh = newProfile({ uid: 'user-1', email: 'ada@example.org', displayName: 'Ada' });

function counting(totalSessions: number, change: Partial<UserProfile> = {}): UserProfile {
  const { enhancedProfile } = fresh;
  const currentProgress = { ...enhancedProfile.currentProgress, totalSessions };
  return { ...fresh, enhancedProfile: { ...enhancedProfile, currentProgress }, ...change };
}

const sessionsIn = ({ profile }: ProfileRow) => profile.enhancedProfile.currentProgress.totalSessions;

/** A device on which one of forty sessions was deleted, which the server has not heard of. */
const lowered: ProfileRow = {
  profile: counting(39),
  base: counting(40),
  revision: 3,
  pending: true,
  isLowering: true,
  edits: 1,
  conflicts: [],
};
const sent: ProfileRow = { ...lowered, sent: lowered.profile };

describe('a row whose totals became less', () => {
  test('keeps them so against the server’s answer from before', () => {
    const row = withServerProfile(lowered, { data: counting(40, { frequency: 'daily' }), revision: 4 });
    expect(row).toMatchObject({ pending: true, isLowering: true, revision: 4, conflicts: [] });
    expect(sessionsIn(row)).toBe(39);
    expect(row.profile.frequency).toBe('daily');
  });

  test('takes what another device has added, less what was deleted here', () => {
    expect(sessionsIn(withServerProfile(lowered, { data: counting(44), revision: 4 }))).toBe(43);
  });

  test('is not lowered twice where the write was taken and only its answer was lost', () => {
    const row = withServerProfile(sent, { data: counting(39), revision: 4 });
    expect(sessionsIn(row)).toBe(39);
    expect(row).toMatchObject({ pending: false });
    expect(row).not.toHaveProperty('isLowering');
  });

  test('is lowered still where that write did not arrive', () => {
    const row = withServerProfile(sent, { data: counting(40), revision: 3 });
    expect(sessionsIn(row)).toBe(39);
    expect(row).toMatchObject({ pending: true, isLowering: true });
  });

  test('once taken lowers nothing more', () => {
    const row = withTaken(sent, sent, { data: counting(39), revision: 4 });
    expect(row).toMatchObject({ pending: false, profile: counting(39), base: counting(39) });
    expect(row).not.toHaveProperty('isLowering');
  });

  test('and became less again on the way is lowered by that, too', () => {
    const again = { ...sent, profile: counting(37), edits: 2 };
    const row = withTaken(again, sent, { data: counting(39), revision: 4 });
    expect(sessionsIn(row)).toBe(37);
    expect(row).toMatchObject({ pending: true, isLowering: true, base: counting(39) });
  });

  test('is still to be lowered after a refusal', () => {
    const refusal = { kind: 'status', status: 400, code: 'invalid_profile' } as const;
    expect(withRefusal(sent, sent, refusal)).toMatchObject({
      isLowering: true,
      problem: { code: 'invalid_profile' },
    });
  });
});

test('a row that was not lowered never becomes less', () => {
  const { isLowering: _, ...row } = lowered;
  expect(sessionsIn(withServerProfile(row, { data: counting(40), revision: 4 }))).toBe(40);
});
