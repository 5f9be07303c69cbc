import { afterEach, describe, expect, test, vi } from 'vitest';
import { resultsOf } from '#domain/onboarding/answers.ts';
import {
  contents,
  openDevice,
  openQuietDevice,
  putRaw,
  recordOf,
  reflectionOf,
  removeDevices,
  sessionOf,
  sitOf,
  somebody,
} from '../../../tests/setup/store-device.ts';
import type { LocalDataParts } from './local-data.ts';
import { mirrorKey } from './profile-mirror.ts';

afterEach(removeDevices);

const now = '2026-11-21T08:00:00.000Z';

describe('the profile', () => {
  test('that is nowhere on the device is waited for', async () => {
    const { data, backend } = await openDevice();
    expect(await data.profile()).toEqual({
      profile: backend.data,
      pending: false,
      conflicts: [],
      isMinimal: false,
    });
    expect(backend.log).toEqual(['GET']);
  });

  test('that could not be loaded is the minimal one, which is written nowhere (A § 8)', async () => {
    const first = await openDevice();
    const identity = somebody();
    first.backend.fault = 'away';
    const { data, storage } = await openDevice({ identity, backend: first.backend });
    const { profile, isMinimal, pending } = await data.profile();
    expect([profile.displayName, profile.uid, isMinimal, pending]).toEqual([
      'User',
      identity.uid,
      true,
      false,
    ]);
    expect((await contents(identity.uid)).profile).toEqual([]);
    expect(storage.length).toBe(0);
    expect(first.backend.posts).toBe(0);
  });

  test('that is cached is there at once, whatever the server does', async () => {
    const first = await openDevice();
    first.data.close();
    first.backend.fault = 'silent';
    const { data } = await openDevice(first);
    expect((await data.profile()).profile).toEqual(first.backend.data);
  });

  test('is refreshed from the server, and so is its mirror', async () => {
    const { data, backend, storage, identity } = await openDevice();
    backend.data = { ...backend.data, frequency: 'daily' };
    backend.revision += 1;
    await data.refreshProfile();
    expect((await data.profile()).profile.frequency).toBe('daily');
    expect(JSON.parse(storage.getItem(mirrorKey(identity.uid)) ?? '')).toEqual(backend.data);
  });

  test('that is changed is on the device when the call resolves, mirrored, and then on the server', async () => {
    const { data, backend, identity, storage } = await openDevice();
    backend.fault = 'away';
    await data.changeProfile((profile) => ({ ...profile, goals: ['focus'] }));
    expect((await contents(identity.uid)).profile).toMatchObject([
      { profile: { goals: ['focus'] }, pending: true },
    ]);
    expect(JSON.parse(storage.getItem(mirrorKey(identity.uid)) ?? '')).toMatchObject({ goals: ['focus'] });
    expect(await data.profile()).toMatchObject({ pending: true, profile: { goals: ['focus'] } });
    backend.fault = undefined;
    await vi.waitFor(() => expect(data.syncState()).toBe('pending'));
    await data.refreshProfile();
    await vi.waitFor(() => expect(data.syncState()).toBe('synced'));
    expect(backend.data.goals).toEqual(['focus']);
    expect(await data.profile()).toMatchObject({ pending: false, profile: { goals: ['focus'] } });
  });

  test('is mirrored with the commit, before anything is sent', async () => {
    const { data, identity, storage } = await openQuietDevice();
    await data.changeProfile((profile) => ({ ...profile, goals: ['focus'] }));
    expect(JSON.parse(storage.getItem(mirrorKey(identity.uid)) ?? '')).toMatchObject({ goals: ['focus'] });
  });

  test('is sent by itself after each kind of change', async () => {
    let turns = 0;
    const request = async (_: string, work: () => Promise<unknown>) => {
      turns += 1;
      await work();
      turns -= 1;
    };
    const { data, backend } = await openDevice({ locks: { request } as LocalDataParts['locks'] });
    const idle = () => vi.waitFor(() => expect(turns).toBe(0));
    const changes = [
      () => data.changeProfile((profile) => ({ ...profile, frequency: 'daily' })),
      () => data.completeQuestionnaire(resultsOf({ goals: ['focus'] }, now)),
      () => data.completeSelfAssessment({ responses: {}, completedAt: now, readyForStageOne: true }),
      () => data.recordSit(recordOf('a')),
      () => data.saveReflection(reflectionOf('a'), [{ key: 't5Completed', at: now }]),
    ];
    for (const [at, change] of changes.entries()) {
      await idle();
      expect(backend.posts).toBe(at);
      await change();
      await vi.waitFor(() => expect(backend.posts).toBe(at + 1));
    }
    await idle();
    expect(backend.data).toEqual((await data.profile()).profile);
  });

  test('changed offline, closed and opened again, is still sent', async () => {
    const first = await openDevice();
    first.backend.fault = 'away';
    await first.data.changeProfile((profile) => ({ ...profile, goals: ['focus'] }));
    first.data.close();
    first.backend.fault = undefined;
    const { data, backend } = await openDevice(first);
    await vi.waitFor(() => expect(data.syncState()).toBe('synced'));
    await vi.waitFor(() => expect(backend.data.goals).toEqual(['focus']));
  });

  test('that the server refuses says why, and stays as the person wrote it', async () => {
    const { data, backend } = await openDevice();
    const error = { code: 'invalid_profile', message: 'No.', field: 'goals' };
    backend.fault = { status: 400, body: { error } };
    await data.changeProfile((profile) => ({ ...profile, goals: ['focus'] }));
    await vi.waitFor(() => expect(data.syncState()).toBe('refused'));
    expect(await data.profile()).toMatchObject({
      profile: { goals: ['focus'] },
      pending: true,
      problem: 'invalid_profile',
      problemField: 'goals',
    });
  });

  test('in conflict with another device keeps the server’s answer, and says so until it was read', async () => {
    const { data, backend } = await openDevice();
    backend.data = { ...backend.data, goals: ['sleep'], frequency: 'daily' };
    backend.revision += 1;
    await data.changeProfile((profile) => ({ ...profile, goals: ['focus'], practiceTime: 'evening' }));
    await vi.waitFor(() => expect(data.syncState()).toBe('synced'));
    const { profile, conflicts } = await data.profile();
    expect(profile).toMatchObject({ goals: ['sleep'], frequency: 'daily', practiceTime: 'evening' });
    expect(conflicts).toEqual(['goals']);
    await data.acknowledgeConflicts();
    expect((await data.profile()).conflicts).toEqual([]);
  });

  test('tells the account what it says about the person', async () => {
    const told: unknown[] = [];
    const identity = somebody();
    const account: LocalDataParts['account'] = {
      state: () => ({ kind: 'signed-in', identity }),
      updateIdentity: (change) => void told.push(change),
    };
    const { data, backend } = await openDevice({ identity, account });
    backend.data = { ...backend.data, role: 'admin', displayName: 'Ada L.' };
    await data.refreshProfile();
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ role: 'admin', displayName: 'Ada L.' }));
  });
});

describe('onboarding', () => {
  const draft = { answers: { goals: ['focus' as const] }, currentQuestion: 3, timestamp: now };

  test('keeps the questionnaire so far, and lets go of it with its completion', async () => {
    const { data } = await openDevice();
    expect(await data.questionnaireDraft()).toBeUndefined();
    await data.saveQuestionnaireDraft(draft);
    expect(await data.questionnaireDraft()).toEqual(draft);
    const results = resultsOf({ goals: ['focus'] }, now);
    await data.completeQuestionnaire(results);
    expect(await data.questionnaireDraft()).toBeUndefined();
    expect((await data.profile()).profile).toMatchObject({
      questionnaireCompleted: true,
      questionnaireAnswers: results,
      goals: ['focus'],
    });
  });

  test('of a damaged draft keeps the answers that are whole', async () => {
    const { data, identity } = await openDevice();
    const answers = { goals: ['focus', 'flying'], experience_level: 99, age_range: '25-34', extra: 1 };
    await putRaw(identity.uid, 'drafts', [
      { key: 'questionnaire', answers, currentQuestion: 'three', timestamp: now },
      {
        key: 'self-assessment',
        lists: { worries: ['rent'], goals: 'none', elsewhere: ['x'] },
        currentQuestion: 2,
        timestamp: now,
      },
    ]);
    expect(await data.questionnaireDraft()).toEqual({
      answers: { goals: ['focus'], age_range: '25-34' },
      currentQuestion: 1,
      timestamp: now,
    });
    expect(await data.selfAssessmentDraft()).toEqual({
      lists: { worries: ['rent'] },
      currentQuestion: 2,
      timestamp: now,
    });
  });

  test('keeps the self-assessment so far, and lets go of it with its completion', async () => {
    const { data } = await openDevice();
    const lists = { goals: ['calm'], worries: ['rent', 'time'] };
    await data.saveSelfAssessmentDraft({ lists, currentQuestion: 8, timestamp: now });
    expect(await data.selfAssessmentDraft()).toEqual({ lists, currentQuestion: 8, timestamp: now });
    const results = { responses: lists, completedAt: now, readyForStageOne: true };
    await data.completeSelfAssessment(results);
    expect(await data.selfAssessmentDraft()).toBeUndefined();
    expect((await data.profile()).profile).toMatchObject({
      assessmentCompleted: true,
      experienceLevel: 'beginner',
      currentStage: 'Seeker',
      selfAssessmentData: results,
    });
  });

  test('finished while nothing could be loaded reaches the account that is there', async () => {
    const identity = somebody();
    const first = await openDevice({ identity });
    first.data.close();
    await removeDevices();
    first.backend.fault = 'away';
    first.backend.data = { ...first.backend.data, displayName: 'Ada', practiceTime: 'evening' };
    first.backend.revision = 5;
    const { data, backend } = await openDevice(first);
    await data.completeQuestionnaire(resultsOf({ goals: ['focus'] }, now));
    expect((await data.profile()).isMinimal).toBe(true);
    backend.fault = undefined;
    await data.refreshProfile();
    await vi.waitFor(() => expect(data.syncState()).toBe('synced'));
    expect(backend.data).toMatchObject({
      displayName: 'Ada',
      practiceTime: 'evening',
      questionnaireCompleted: true,
    });
    expect((await data.profile()).isMinimal).toBe(false);
  });
});

describe('marks', () => {
  test('are set once, with their first moment', async () => {
    const { data, clock } = await openDevice();
    const first = clock.instant();
    await data.addMark('introduction');
    await clock.pass(1000);
    await data.addMark('introduction');
    await data.addMark('level-intro-t1');
    expect(await data.marks()).toEqual([
      { key: 'introduction', at: first },
      { key: 'level-intro-t1', at: clock.instant() },
    ]);
  });
});

describe('a sit', () => {
  test('under way is offered again, the newest first', async () => {
    const { data } = await openDevice();
    expect(await data.currentSit()).toBeUndefined();
    await data.journalSit(sitOf('a'));
    await data.journalSit(sitOf('b', { markedAt: '2026-11-21T09:00:00.000Z' }));
    await data.journalSit(sitOf('a', { elapsedMillis: 65_000 }));
    expect((await data.currentSit())?.sitId).toBe('b');
    await data.discardSit('b');
    expect(await data.currentSit()).toEqual(sitOf('a', { elapsedMillis: 65_000 }));
  });

  test('that is over stays over, however late its last mark comes', async () => {
    const { data } = await openDevice();
    await data.journalSit(sitOf('a'));
    await data.discardSit('a');
    await data.journalSit(sitOf('a'));
    expect(await data.currentSit()).toBeUndefined();
    await data.journalSit(sitOf('b'));
    await data.recordSit(recordOf('b'));
    await data.journalSit(sitOf('b'));
    expect(await data.currentSit()).toBeUndefined();
  });

  test('is recorded with its note, its marks and what all sits come to', async () => {
    const { data, identity } = await openDevice();
    await data.journalSit(sitOf('a'));
    expect(await data.recordSit(recordOf('a'))).toBe('recorded');
    expect(await data.recordSit(recordOf('b', { secondsSat: 630, rating: 6 }))).toBe('recorded');
    const stored = await contents(identity.uid);
    expect(stored.sessions).toEqual([sessionOf('a'), sessionOf('b', { secondsSat: 630, rating: 6 })]);
    expect(await data.notes()).toMatchObject([{ sessionId: 'a' }, { sessionId: 'b' }]);
    expect(await data.marks()).toEqual([{ key: 't1Complete', at: now }]);
    expect(await data.currentSit()).toBeUndefined();
    expect((await data.profile()).profile.enhancedProfile.currentProgress).toMatchObject({
      totalSessions: 2,
      totalMinutes: 20,
      currentStreak: 1,
      averageQuality: 7.3,
      currentTLevel: 't2',
    });
  });

  test('recorded twice is one record', async () => {
    const { data } = await openDevice();
    expect(await data.recordSit(recordOf('a'))).toBe('recorded');
    await data.journalSit(sitOf('a'));
    expect(await data.recordSit(recordOf('a', { rating: 1 }))).toBe('already-recorded');
    expect(await data.sessions()).toEqual([sessionOf('a')]);
    expect(await data.session('a')).toEqual(sessionOf('a'));
    expect(await data.session('b')).toBeUndefined();
    expect((await data.profile()).profile.enhancedProfile.currentProgress.totalSessions).toBe(1);
  });

  test('counts also where no profile was ever loaded', async () => {
    const first = await openDevice();
    const identity = somebody();
    first.backend.fault = 'away';
    const { data } = await openDevice({ identity, backend: first.backend });
    await data.recordSit(recordOf('a'));
    expect(await data.sessions()).toHaveLength(1);
    expect(await data.profile()).toMatchObject({ isMinimal: true, pending: true });
  });

  test('on an empty device does not lower what the account has', async () => {
    const { data, backend } = await openDevice();
    const progress = {
      ...backend.data.enhancedProfile.currentProgress,
      totalSessions: 40,
      longestStreak: 12,
    };
    backend.data = {
      ...backend.data,
      enhancedProfile: { ...backend.data.enhancedProfile, currentProgress: progress },
    };
    await data.refreshProfile();
    await data.recordSit(recordOf('a'));
    await vi.waitFor(() => expect(data.syncState()).toBe('synced'));
    expect(backend.data.enhancedProfile.currentProgress).toMatchObject({
      totalSessions: 40,
      longestStreak: 12,
    });
  });

  test('belongs to one tab at a time', async () => {
    const one = await openDevice();
    const other = await openDevice({ ...one });
    expect(await one.data.holdSit('a')).toBe(true);
    expect(await one.data.holdSit('a')).toBe(true);
    expect(await other.data.holdSit('a')).toBe(false);
    expect(await other.data.holdSit('b')).toBe(true);
    await one.data.discardSit('a');
    expect(await other.data.holdSit('a')).toBe(true);
    other.data.close();
    expect(await one.data.holdSit('a')).toBe(true);
  });
});

describe('a reflection', () => {
  test('saved twice is one record, and sets its marks', async () => {
    const { data } = await openDevice();
    await data.saveReflection(reflectionOf('a'), []);
    await data.saveReflection(reflectionOf('a', { rating: 5 }), [{ key: 't5Completed', at: now }]);
    expect(await data.reflections()).toEqual([reflectionOf('a', { rating: 5 })]);
    expect(await data.reflection('a')).toEqual(reflectionOf('a', { rating: 5 }));
    expect(await data.reflection('b')).toBeUndefined();
    expect(await data.marks()).toEqual([{ key: 't5Completed', at: now }]);
    expect((await data.profile()).profile).toMatchObject({
      currentStage: 'PAHM Trainee',
      currentTLevel: 't6',
    });
  });
});

describe('what is set on this device', () => {
  test('begins with the presets, and changes field by field', async () => {
    const { data } = await openDevice();
    const preset = await data.settings();
    expect(preset).toEqual({
      bellVolume: 0.6,
      startBell: true,
      endBell: true,
      intervalMinutes: 0,
      preparationSeconds: 0,
      eyesClosed: false,
      touchTones: true,
      touchVibration: true,
      dayStartHour: 0,
      hideStreaks: false,
    });
    await data.changeSettings((settings) => ({ ...settings, bellVolume: 0.2 }));
    await data.changeSettings((settings) => ({ ...settings, dayStartHour: 4 }));
    expect(await data.settings()).toEqual({ ...preset, bellVolume: 0.2, dayStartHour: 4 });
    await data.changeSettings((settings) => ({ ...settings, bellVolume: 7 }));
    expect(await data.settings()).toEqual({ ...preset, bellVolume: 0.6, dayStartHour: 4 });
    await data.changeSettings((settings) => ({ ...settings, intervalMinutes: 60, preparationSeconds: 300 }));
    expect(await data.settings()).toMatchObject({ intervalMinutes: 60, preparationSeconds: 300 });
    await data.changeSettings((settings) => ({ ...settings, intervalMinutes: 61, preparationSeconds: -1 }));
    expect(await data.settings()).toMatchObject({ intervalMinutes: 0, preparationSeconds: 0 });
  });

  test('that is damaged falls back field by field', async () => {
    const { data, identity } = await openDevice();
    await putRaw(identity.uid, 'settings', [{ key: 'settings', bellVolume: 'loud', hideStreaks: true }]);
    expect(await data.settings()).toMatchObject({ bellVolume: 0.6, hideStreaks: true, dayStartHour: 0 });
  });

  test('the day start decides on which day a streak stands', async () => {
    const { data, clock } = await openDevice();
    // 01:30 in Berlin on the 23rd; the last sit was on the 21st.
    await clock.pass(Date.parse('2026-11-23T00:30:00Z') - clock.now().wallMillis);
    await data.recordSit(recordOf('a'));
    const streak = async () => (await data.profile()).profile.enhancedProfile.currentProgress.currentStreak;
    expect(await streak()).toBe(0);
    await data.changeSettings((settings) => ({ ...settings, dayStartHour: 3 }));
    await data.recordSit(recordOf('b'));
    expect(await streak()).toBe(1);
  });
});

test('page views are logged with their name and moment', async () => {
  const { data, identity, clock } = await openDevice();
  await data.recordPageView('/home');
  await data.recordPageView('/learn');
  expect((await contents(identity.uid)).pageViews).toMatchObject([
    { page_name: '/home', timestamp: clock.instant() },
    { page_name: '/learn' },
  ]);
});

describe('watching', () => {
  test('gives the answer now, and again whenever what it read has changed', async () => {
    const one = await openDevice();
    const other = await openDevice({ ...one });
    const seen: number[] = [];
    const stop = one.data.watch(
      async () => {
        const [sessions, marks] = await Promise.all([one.data.sessions(), one.data.marks()]);
        return sessions.length + marks.length;
      },
      (count) => seen.push(count),
      () => {},
    );
    await vi.waitFor(() => expect(seen.at(-1)).toBe(0));
    await one.data.addMark('introduction');
    await vi.waitFor(() => expect(seen.at(-1)).toBe(1));
    await other.data.recordSit(recordOf('a'));
    await vi.waitFor(() => expect(seen.at(-1)).toBe(3));
    stop();
    await one.data.addMark('level-intro-t1');
    await one.data.marks();
    expect(seen.at(-1)).toBe(3);
  });

  test('a query that fails is told of', async () => {
    const { data } = await openDevice();
    const errors: unknown[] = [];
    data.watch(
      () => Promise.reject(new Error('no')),
      () => {},
      (error) => errors.push(error),
    );
    await vi.waitFor(() => expect(errors).toHaveLength(1));
  });
});

test('what is still to be sent waits while somebody else is signed in', async () => {
  const first = await openDevice();
  const { identity, backend } = first;
  first.data.close();
  const account: LocalDataParts['account'] = {
    state: () => ({ kind: 'signed-in', identity: somebody() }),
    updateIdentity: () => expect.unreachable(),
  };
  const { data } = await openDevice({ ...first, account });
  backend.log.length = 0;
  await data.changeProfile((profile) => ({ ...profile, goals: ['focus'] }));
  await data.refreshProfile();
  expect(backend.log).toEqual([]);
  expect((await contents(identity.uid)).profile).toMatchObject([{ pending: true }]);
});

test('two people on one browser see nothing of each other', async () => {
  const ada = await openDevice();
  const grace = await openDevice({ storage: ada.storage });
  await ada.data.recordSit(recordOf('a'));
  await ada.data.addMark('introduction');
  await ada.data.saveReflection(reflectionOf('r'), []);
  await ada.data.saveQuestionnaireDraft({
    answers: { goals: ['focus'] },
    currentQuestion: 2,
    timestamp: now,
  });
  await ada.data.journalSit(sitOf('b'));
  await ada.data.changeSettings((settings) => ({ ...settings, dayStartHour: 5 }));
  ada.data.tab.write('selectedPosture', 'lotus');
  const { data } = grace;
  expect(await data.sessions()).toEqual([]);
  expect(await data.notes()).toEqual([]);
  expect(await data.marks()).toEqual([]);
  expect(await data.reflections()).toEqual([]);
  expect(await data.questionnaireDraft()).toBeUndefined();
  expect(await data.currentSit()).toBeUndefined();
  expect((await data.settings()).dayStartHour).toBe(0);
  expect((await data.profile()).profile.uid).toBe(grace.identity.uid);
  expect(JSON.stringify(await contents(grace.identity.uid))).not.toContain(ada.identity.uid);
});

test('a stored profile of somebody else is set aside', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { data, identity, backend } = await openQuietDevice();
  const row = { key: 'profile', pending: false, edits: 0, conflicts: [] };
  const profile = { ...backend.data, uid: 'user-1' };
  await putRaw(identity.uid, 'profile', [{ ...row, profile, base: profile, revision: 1 }]);
  expect((await data.profile()).isMinimal).toBe(true);
  expect(await data.setAsideRecords()).toMatchObject([{ table: 'profile', record: { profile } }]);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

test('two connections that record at once lose nothing and count nothing twice', async () => {
  const one = await openQuietDevice();
  const other = await openDevice({ ...one, locks: { request: () => new Promise<never>(() => {}) } as never });
  const ids = Array.from({ length: 40 }, (_, at) => `sit-${at}`);
  const outcomes = await Promise.all(
    ids.flatMap((id) => [one.data.recordSit(recordOf(id)), other.data.recordSit(recordOf(id))]),
  );
  expect(outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(40);
  expect(await one.data.sessions()).toHaveLength(40);
  expect(await other.data.notes()).toHaveLength(40);
  const { profile } = await one.data.profile();
  expect(profile.enhancedProfile.currentProgress).toMatchObject({ totalSessions: 40, totalMinutes: 400 });
});
