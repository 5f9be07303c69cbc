import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import { type PartialAnswers, resultsOf } from '../onboarding/answers.ts';
import { mergeProfiles, neverLowered } from './merge.ts';
import { withQuestionnaire, withSelfAssessment } from './onboarding-profile.ts';
import { type CurrentProgress, newProfile, type UserProfile, userProfileSchema } from './profile.ts';

const identity = { uid: 'user-1', email: 'a@example.org', displayName: 'A' };
const blank = newProfile(identity);
const at = '2026-11-20T10:00:00Z';

function withCurrentProgress(profile: UserProfile, changes: Partial<CurrentProgress>): UserProfile {
  const currentProgress = { ...profile.enhancedProfile.currentProgress, ...changes };
  return { ...profile, enhancedProfile: { ...profile.enhancedProfile, currentProgress } };
}

const few = <Value>(...values: Value[]) => fc.constantFrom(...values);
const answers: fc.Arbitrary<PartialAnswers> = fc.record(
  {
    goals: fc.uniqueArray(few('focus' as const, 'sleep' as const), { minLength: 1 }),
    age_range: few('25-34' as const, '65+' as const),
    sleep_pattern: fc.integer({ min: 1, max: 10 }),
    self_talk: fc.record({ critical_supportive: few(1, 2), anxious_calm: few(1, 2) }),
  },
  { requiredKeys: [] },
);
const profiles: fc.Arbitrary<UserProfile> = fc
  .record({
    displayName: few('A', 'B', ''),
    practiceTime: few('', 'evening'),
    frequency: few('', 'daily'),
    currentStage: few('questionnaire', 'Seeker', 'PAHM Trainee', 'PAHM Advanced', 'lost'),
    currentTLevel: few('t1', 't3', 't6', 'Beginner'),
    reminderEnabled: fc.boolean(),
    dailyReminder: fc.boolean(),
    favoriteStages: few([1], [1, 2]),
    answers: fc.option(answers, { nil: undefined }),
    worries: fc.option(few(['exam'], ['work', 'exam']), { nil: undefined }),
    progress: fc.record({
      currentStage: fc.integer({ min: 1, max: 6 }),
      currentTLevel: few('Beginner', 't2', 't6'),
      totalSessions: fc.nat(5),
      totalMinutes: fc.nat(90),
      longestStreak: fc.nat(3),
      currentStreak: fc.nat(3),
      averageQuality: few(0, 8.5),
      averagePresentPercentage: few(0, 70),
    }),
  })
  .map(({ answers: given, worries, progress, reminderEnabled, dailyReminder, favoriteStages, ...plain }) => {
    const preferences = blank.enhancedProfile.preferences;
    let profile: UserProfile = {
      ...blank,
      enhancedProfile: {
        ...blank.enhancedProfile,
        preferences: {
          ...preferences,
          reminderEnabled,
          favoriteStages,
          notifications: { ...preferences.notifications, dailyReminder },
        },
        currentProgress: progress,
      },
    };
    if (given) profile = withQuestionnaire(profile, resultsOf(given, at));
    if (worries) {
      profile = withSelfAssessment(
        profile,
        { responses: { worries }, completedAt: at, readyForStageOne: true },
        at,
      );
    }
    return { ...profile, ...plain };
  });

type Path = readonly string[];

/** Every leaf of a value with its path; a list is one leaf. */
function leaves(value: unknown, path: Path = []): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([key, inside]) => leaves(inside, [...path, key]));
}

/** Fields that are the higher of the two, whoever changed them. */
const raised = new Set([
  'currentStage',
  'currentTLevel',
  ...['currentStage', 'currentTLevel', 'totalSessions', 'totalMinutes', 'longestStreak'].map(
    (field) => `enhancedProfile.currentProgress.${field}`,
  ),
]);

/** The leaves that a merge decides side by side. */
function plainLeaves(profile: UserProfile): Map<string, string> {
  const plain = leaves(profile).filter(([path, value]) => !raised.has(path) && value !== undefined);
  return new Map(plain.map(([path, value]) => [path, JSON.stringify(value)]));
}

describe('merging two devices’ profiles', () => {
  it('keeps each side’s own changes', () => {
    const base = withQuestionnaire(
      blank,
      resultsOf({ goals: ['focus'], age_range: '25-34', sleep_pattern: 4 }, at),
    );
    const mine = withQuestionnaire(
      { ...base, displayName: 'Mine' },
      resultsOf({ goals: ['focus'], age_range: '35-44', sleep_pattern: 4 }, at),
    );
    const theirs = withQuestionnaire(
      { ...base, frequency: 'daily' },
      resultsOf({ goals: ['focus'], age_range: '25-34', sleep_pattern: 9 }, at),
    );
    const { merged, conflicts } = mergeProfiles(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged).toEqual(
      withQuestionnaire(
        { ...base, displayName: 'Mine', frequency: 'daily' },
        resultsOf({ goals: ['focus'], age_range: '35-44', sleep_pattern: 9 }, at),
      ),
    );
  });

  it('lets the server’s answer stay where both changed one, and tells of it once', () => {
    const results = (age_range: '25-34' | '35-44' | '65+') => resultsOf({ age_range }, at);
    const base = withQuestionnaire(blank, results('25-34'));
    const { merged, conflicts } = mergeProfiles(
      base,
      withQuestionnaire({ ...base, displayName: 'Mine' }, results('35-44')),
      withQuestionnaire({ ...base, displayName: 'Theirs' }, results('65+')),
    );
    expect(merged).toEqual(withQuestionnaire({ ...base, displayName: 'Theirs' }, results('65+')));
    expect(conflicts).toEqual(['displayName', 'questionnaireAnswers.demographics.age_range']);
  });

  it('tells of no conflict in what nobody entered', () => {
    const mine = withCurrentProgress(blank, { currentStreak: 3, averageQuality: 8 });
    const theirs = withCurrentProgress(blank, { currentStreak: 1, averageQuality: 7 });
    const { merged, conflicts } = mergeProfiles(blank, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.enhancedProfile.currentProgress).toMatchObject({ currentStreak: 1, averageQuality: 7 });

    const data = { responses: { goals: ['rest'] }, completedAt: at, readyForStageOne: true };
    const later = '2026-11-22T10:00:00Z';
    const twice = mergeProfiles(
      blank,
      withSelfAssessment(blank, data, at),
      withSelfAssessment(blank, { ...data, completedAt: later }, later),
    );
    expect(twice.conflicts).toEqual([]);
    expect(twice.merged.selfAssessmentData?.completedAt).toBe(later);
  });

  it('treats a list as one answer', () => {
    const { merged, conflicts } = mergeProfiles(
      { ...blank, goals: ['focus'] },
      { ...blank, goals: ['focus', 'sleep'] },
      { ...blank, goals: ['growth'] },
    );
    expect(merged.goals).toEqual(['growth']);
    expect(conflicts).toEqual(['goals']);
  });

  it('takes a removal as a change', () => {
    const base = withQuestionnaire(blank, resultsOf({ age_range: '25-34' }, at));
    const changed = withQuestionnaire(base, resultsOf({ age_range: '65+' }, at));
    expect(mergeProfiles(base, blank, base).merged).toEqual(blank);
    expect(mergeProfiles(base, base, blank).merged).toEqual(blank);
    const both = mergeProfiles(base, blank, changed);
    expect(both.merged.questionnaireAnswers).toEqual(changed.questionnaireAnswers);
    expect(both.conflicts).toEqual(['questionnaireAnswers']);
  });

  it('without a base counts what a new account starts with as unchanged', () => {
    const answered = withQuestionnaire(blank, resultsOf({ age_range: '25-34' }, at));
    expect(mergeProfiles(undefined, answered, blank)).toEqual({ merged: answered, conflicts: [] });
    expect(mergeProfiles(undefined, blank, answered)).toEqual({ merged: answered, conflicts: [] });
  });

  it('takes who the account is from the server, without a word', () => {
    const mine: UserProfile = { ...blank, uid: 'user-9', email: 'b@example.org', role: 'admin' };
    const { merged, conflicts } = mergeProfiles({ ...blank, email: 'old@example.org' }, mine, blank);
    expect(merged).toEqual(blank);
    expect(conflicts).toEqual([]);
  });

  it('changes nothing where both sides are the same', () => {
    holds(
      fc.property(fc.option(profiles, { nil: undefined }), profiles, (base, same) => {
        expect(mergeProfiles(base, same, structuredClone(same))).toEqual({ merged: same, conflicts: [] });
      }),
    );
  });

  it('keeps the order of the server’s fields, so that the same profile is the same text', () => {
    const turned = (value: unknown): unknown =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, inside]) => [key, turned(inside)]),
          );
    holds(
      fc.property(fc.option(profiles, { nil: undefined }), profiles, (base, theirs) => {
        const { merged } = mergeProfiles(base, turned(theirs) as UserProfile, theirs);
        expect(JSON.stringify(merged)).toBe(JSON.stringify(theirs));
      }),
      1000,
    );
  });

  it('is the other side where only that side changed', () => {
    holds(
      fc.property(profiles, profiles, (base, changed) => {
        const mine = mergeProfiles(base, changed, structuredClone(base));
        const theirs = mergeProfiles(base, structuredClone(base), changed);
        expect(mine).toEqual({ merged: neverLowered(base, changed), conflicts: [] });
        expect(theirs).toEqual({ merged: neverLowered(base, changed), conflicts: [] });
      }),
    );
  });

  it('loses no change that only one side made, and invents none', () => {
    holds(
      fc.property(profiles, profiles, profiles, (base, mine, theirs) => {
        const [before, ours, other] = [plainLeaves(base), plainLeaves(mine), plainLeaves(theirs)];
        const { merged } = mergeProfiles(base, mine, theirs);
        const after = plainLeaves(merged);
        const paths = [...new Set([...ours.keys(), ...other.keys(), ...after.keys()])];
        const wrong = paths.filter((path) => {
          const [was, here, there, now] = [before, ours, other, after].map((found) => found.get(path));
          // A whole answer that one side removed is decided as a whole, not leaf by leaf.
          if (here === undefined || there === undefined) return now !== here && now !== there;
          return now !== (here !== was && there === was ? here : there);
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('is settled after one round, is a profile, and lowers nothing', () => {
    holds(
      fc.property(fc.option(profiles, { nil: undefined }), profiles, profiles, (base, mine, theirs) => {
        const { merged } = mergeProfiles(base, mine, theirs);
        expect(userProfileSchema.parse(merged)).toEqual(merged);
        expect(mergeProfiles(theirs, merged, theirs)).toEqual({ merged, conflicts: [] });
        expect(mergeProfiles(merged, merged, merged).merged).toEqual(merged);
        expect(mergeProfiles(base, merged, theirs).merged).toEqual(merged);
        const progress = merged.enhancedProfile.currentProgress;
        for (const { enhancedProfile } of [mine, theirs]) {
          for (const field of ['currentStage', 'totalSessions', 'totalMinutes', 'longestStreak'] as const) {
            expect(progress[field]).toBeGreaterThanOrEqual(enhancedProfile.currentProgress[field]);
          }
        }
      }),
    );
  });
});

describe('what is never lowered', () => {
  const before = {
    ...withCurrentProgress(blank, {
      currentStage: 3,
      currentTLevel: 't6',
      totalSessions: 40,
      totalMinutes: 900,
      longestStreak: 12,
      currentStreak: 4,
      averageQuality: 8.1,
      averagePresentPercentage: 70,
    }),
    currentStage: 'PAHM Beginner',
    currentTLevel: 't6',
  };

  it('stays when an empty device writes, and the rest is written', () => {
    const after = { ...blank, displayName: 'New' };
    expect(neverLowered(before, after)).toEqual({
      ...after,
      currentStage: 'PAHM Beginner',
      currentTLevel: 't6',
      enhancedProfile: {
        ...after.enhancedProfile,
        currentProgress: {
          ...before.enhancedProfile.currentProgress,
          currentStreak: 0,
          averageQuality: 0,
          averagePresentPercentage: 0,
        },
      },
    });
  });

  it('rises', () => {
    expect(neverLowered(blank, before)).toEqual(before);
    expect(neverLowered(undefined, before)).toBe(before);
  });

  it.each([
    ['questionnaire', 'Seeker', 'Seeker'],
    ['Seeker', 'questionnaire', 'Seeker'],
    ['PAHM Advanced', 'PAHM Beginner', 'PAHM Advanced'],
    ['PAHM Advanced', 'PAHM Practitioner', 'PAHM Practitioner'],
    ['PAHM Master', 'anything', 'PAHM Master'],
    ['anything', 'something', 'something'],
  ])('takes stage %s, then %s, as %s', (earlier, later, stage) => {
    const after = neverLowered({ ...blank, currentStage: earlier }, { ...blank, currentStage: later });
    expect(after.currentStage).toBe(stage);
  });

  it.each([
    ['t1', 't2', 't2'],
    ['t6', 't5', 't6'],
    ['Beginner', 't1', 't1'],
    ['t1', 'Beginner', 't1'],
    ['T4', 't3', 'T4'],
  ])('takes level %s, then %s, as %s', (earlier, later, level) => {
    const after = neverLowered({ ...blank, currentTLevel: earlier }, { ...blank, currentTLevel: later });
    expect(after.currentTLevel).toBe(level);
    const inSummary = neverLowered(
      withCurrentProgress(blank, { currentTLevel: earlier }),
      withCurrentProgress(blank, { currentTLevel: later }),
    );
    expect(inSummary.enhancedProfile.currentProgress.currentTLevel).toBe(level);
  });
});
