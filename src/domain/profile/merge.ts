import { placeOfTLevel } from '../path/progress.ts';
import { stageNamed } from '../practice/stages.ts';
import { newProfile, type UserProfile, type WritableProfile } from './profile.ts';

/** What the device or the server computes, and what says a second time what another field says: never a conflict to tell of. */
const silentFields = [
  /^(uid|email|role|currentStage|currentTLevel)$/,
  /^enhancedProfile\.(currentProgress|onboardingData)\./,
  /(^|\.)(completedAt|completion_date|completion_rate)$/,
];

/**
 * A profile after `after` was written over `before`, where totals, longest streak, stage and level stay at the higher of
 * the two: an empty device does not overwrite an account.
 */
export function neverLowered<Profile extends WritableProfile>(
  before: WritableProfile | undefined,
  after: Profile,
): Profile {
  if (!before) return after;
  const earlier = before.enhancedProfile.currentProgress;
  const later = after.enhancedProfile.currentProgress;
  return {
    ...after,
    currentStage: higher(before.currentStage, after.currentStage, rankOfStage),
    currentTLevel: higher(before.currentTLevel, after.currentTLevel, placeOfTLevel),
    enhancedProfile: {
      ...after.enhancedProfile,
      currentProgress: {
        ...later,
        currentStage: Math.max(earlier.currentStage, later.currentStage),
        currentTLevel: higher(earlier.currentTLevel, later.currentTLevel, placeOfTLevel),
        totalSessions: Math.max(earlier.totalSessions, later.totalSessions),
        totalMinutes: Math.max(earlier.totalMinutes, later.totalMinutes),
        longestStreak: Math.max(earlier.longestStreak, later.longestStreak),
      },
    },
  };
}

const rankOfStage = (name: string) => stageNamed(name)?.number ?? 0;

function higher(before: string, after: string, rank: (text: string) => number): string {
  return rank(before) > rank(after) ? before : after;
}

/**
 * Merges two devices' profiles by field, against what this device last read (`base`; without it, what a new account
 * starts with). Where only one side changed a field, that change stays; where both did, the server's (`theirs`) stays and
 * the field's path is among `conflicts`. An answer of the questionnaire is a field of its own; a list is one field. Totals
 * and stage are the higher of the two. Who the account is, is the server's to say. The order of fields is the server's,
 * then what only this device has: where nothing of this device is left, the two are the same text as JSON.
 */
export function mergeProfiles(
  base: UserProfile | undefined,
  mine: UserProfile,
  theirs: UserProfile,
): { merged: UserProfile; conflicts: string[] } {
  const conflicts: string[] = [];
  const fields = mergeFields(base ?? newProfile(theirs), mine, theirs, '', conflicts) as UserProfile;
  const { uid, email, role } = theirs;
  const merged = neverLowered(mine, neverLowered(theirs, { ...fields, uid, email, role }));
  return { merged, conflicts: conflicts.filter((path) => !silentFields.some((silent) => silent.test(path))) };
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges three values that stand at the same `path`, and adds the paths where both sides changed to `conflicts`. */
function mergeFields(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: string,
  conflicts: string[],
): unknown {
  if (isFields(mine) && isFields(theirs)) {
    const before = isFields(base) ? base : {};
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const merged = [...keys].map((key) => {
      const inside = path === '' ? key : `${path}.${key}`;
      return [key, mergeFields(before[key], mine[key], theirs[key], inside, conflicts)] as const;
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  conflicts.push(path);
  return theirs;
}

/** Whether two decoded values hold the same. A field that is not there equals one that is undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, at) => isSame(entry, other[at]));
  }
  if (isFields(one) && isFields(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => isSame(one[key], other[key]));
  }
  return Object.is(one, other);
}
