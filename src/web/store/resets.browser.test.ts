import { afterEach, describe, expect, test, vi } from 'vitest';
import { resultsOf } from '#domain/onboarding/answers.ts';
import { developerResets } from '#domain/own-data/resets.ts';
import type { MarkKey } from '#domain/path/marks.ts';
import { progressOf } from '#domain/path/progress.ts';
import {
  contents,
  type Device,
  matrixRecordOf,
  openDevice,
  openQuietDevice,
  putRaw,
  recordOf,
  reflectionOf,
  removeDevices,
  sitOf,
} from '../../../tests/setup/store-device.ts';
import type { LocalData } from './local-data.ts';

const at = '2026-11-21T07:00:00.000Z';
const assessment = { responses: { goals: ['A quiet hour'] }, completedAt: at, readyForStageOne: true };

afterEach(async () => {
  vi.restoreAllMocks();
  await removeDevices();
});

async function fill({ data }: Device): Promise<void> {
  await data.completeQuestionnaire(resultsOf({ goals: ['focus'] }, at));
  await data.completeSelfAssessment(assessment);
  await data.addMark('introduction');
  await data.saveQuestionnaireDraft({ answers: {}, currentQuestion: 3, timestamp: at });
  await data.saveSelfAssessmentDraft({ lists: {}, currentQuestion: 2, timestamp: at });
  await data.recordSit(recordOf('t1'));
  await data.saveReflection(reflectionOf('on-t1', { sessionId: 't1' }), []);
  await data.journalSit(sitOf('open'));
  await data.keepTap('open', 0, { position: 'present', atMillis: 100 });
  await data.changeSettings((settings) => ({ ...settings, bellVolume: 0.2 }));
  await data.keepReadingPlace('chapter-1', 'an-anchor');
  await data.recordPageView('/home');
  data.tab.write('selectedPosture', 'chair');
  data.tab.write('stageProgress', 3);
}

/** Sets marks, so that somebody is at a stage by this device's own facts. */
async function setMarks(data: LocalData, keys: readonly MarkKey[]): Promise<void> {
  for (const key of keys) await data.addMark(key);
}

async function stageOf(data: LocalData): Promise<number> {
  const [{ profile }, marks] = await Promise.all([data.profile(), data.marks()]);
  return progressOf({ marks, profile }).stage;
}

const keysOf = async (data: LocalData) => (await data.marks()).map(({ key }) => key);

/** What a device holds without what a reset of another kind may touch. */
async function kept(uid: string, ...touched: string[]): Promise<Record<string, unknown[]>> {
  const all = await contents(uid);
  return Object.fromEntries(Object.entries(all).filter(([table]) => !touched.includes(table)));
}

describe('all app data', () => {
  test('leaves nothing of the person on the device, and what the server knows comes back', async () => {
    const device = await openDevice();
    const { data, storage, backend } = device;
    await fill(device);
    await vi.waitFor(() => expect(data.syncState()).toBe('synced'));
    const posts = backend.posts;
    await data.reset('all-data');
    const { profile, ...rest } = await contents(data.uid);
    expect(Object.values(rest).flat()).toEqual([]);
    expect(profile).toMatchObject([{ profile: backend.data, pending: false, revision: backend.revision }]);
    expect([data.tab.read('selectedPosture'), data.tab.read('stageProgress')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(backend.posts).toBe(posts);
    expect((await data.totals('2026-11-21')).totalSessions).toBe(0);
    // The mirror says what the server says.
    expect(JSON.parse(storage.getItem(`userProfile_${data.uid}`) ?? '')).toEqual(backend.data);
  });

  test('leaves not even the profile where the server is out of reach', async () => {
    const device = await openDevice();
    await fill(device);
    device.backend.fault = 'away';
    await device.data.reset('all-data');
    expect(Object.values(await contents(device.data.uid)).flat()).toEqual([]);
    expect(device.storage.getItem(`userProfile_${device.data.uid}`)).toBeNull();
    expect((await device.data.profile()).isMinimal).toBe(true);
  });
});

describe('onboarding', () => {
  test('takes answers, entries, drafts and the mark of the introduction, and nothing else', async () => {
    const device = await openQuietDevice();
    const { data } = device;
    await fill(device);
    const before = await kept(data.uid, 'profile', 'marks', 'drafts');
    const marks = await keysOf(data);
    await data.reset('onboarding');
    const { profile } = await data.profile();
    expect(profile).toMatchObject({ questionnaireCompleted: false, assessmentCompleted: false, goals: [] });
    expect(profile.questionnaireAnswers ?? profile.selfAssessmentData).toBeUndefined();
    expect(profile.enhancedProfile.currentProgress.totalSessions).toBe(1);
    expect(await data.questionnaireDraft()).toBeUndefined();
    expect(await data.selfAssessmentDraft()).toBeUndefined();
    expect(await keysOf(data)).toEqual(marks.filter((key) => key !== 'introduction'));
    expect(await kept(data.uid, 'profile', 'marks', 'drafts')).toEqual(before);
    expect(data.tab.read('selectedPosture')).toBe('chair');
  });

  test('reaches the server', async () => {
    const device = await openDevice();
    await fill(device);
    await vi.waitFor(() => expect(device.backend.data.assessmentCompleted).toBe(true));
    await device.data.reset('onboarding');
    await vi.waitFor(() => expect(device.data.syncState()).toBe('synced'));
    expect(device.backend.data).toMatchObject({ questionnaireCompleted: false, assessmentCompleted: false });
    expect(device.backend.data.questionnaireAnswers).toBeUndefined();
    expect((await device.data.profile()).conflicts).toEqual([]);
  });
});

describe('the self-assessment', () => {
  test('takes its entries and its draft; the introduction stays seen', async () => {
    const device = await openQuietDevice();
    const { data } = device;
    await data.completeQuestionnaire(resultsOf({ goals: ['focus'] }, at));
    await data.completeSelfAssessment(assessment);
    await data.saveSelfAssessmentDraft({ lists: {}, currentQuestion: 2, timestamp: at });
    await data.saveQuestionnaireDraft({ answers: {}, currentQuestion: 3, timestamp: at });
    await data.reset('assessment');
    const { profile } = await data.profile();
    expect(profile).toMatchObject({
      questionnaireCompleted: true,
      assessmentCompleted: false,
      goals: ['focus'],
    });
    expect(profile.selfAssessmentData).toBeUndefined();
    expect(await data.selfAssessmentDraft()).toBeUndefined();
    expect(await data.questionnaireDraft()).toMatchObject({ currentQuestion: 3 });
    // A completed assessment counted as that.
    expect(await keysOf(data)).toEqual(['introduction']);
  });

  test('does not say that an introduction was seen that was not', async () => {
    const { data } = await openQuietDevice();
    await data.reset('assessment');
    expect(await keysOf(data)).toEqual([]);
  });
});

describe('a stage', () => {
  /** Somebody at stage 3: five full sits of stage 2 have opened it. */
  async function atStage3(device: Device): Promise<void> {
    const { data } = device;
    await setMarks(data, ['stage-intro-2', 'stage-intro-3', 't5Complete', 't5Completed']);
    for (let sit = 0; sit < 5; sit += 1) {
      const timestamp = `2026-11-1${sit}T06:00:00.000Z`;
      await data.recordSit(matrixRecordOf(`sit-${sit}`, { timestamp, presentPercentage: 80 }));
    }
    expect(await stageOf(data)).toBe(3);
    await device.clock.pass(1000);
  }

  test('goes with its introduction and the stages above it; sits stay, and open nothing again', async () => {
    const device = await openQuietDevice();
    const { data } = device;
    await atStage3(device);
    const before = await kept(data.uid, 'profile', 'marks');
    data.tab.write('stageProgress', 3);
    await data.reset('stage-3');
    expect(await stageOf(data)).toBe(2);
    expect((await data.profile()).profile).toMatchObject({
      currentStage: 'PAHM Trainee',
      currentTLevel: 't6',
    });
    expect(await keysOf(data)).toEqual([
      'stage-intro-2',
      't5Complete',
      't5Completed',
      'stage2Restarted',
      'stage3Restarted',
      'stage4Restarted',
      'stage5Restarted',
    ]);
    expect(await kept(data.uid, 'profile', 'marks')).toEqual(before);
    expect((await data.readiness())[0]).toMatchObject({ stage: 2, fullSits: 0, isReady: false });
    expect(data.tab.read('stageProgress')).toBeUndefined();
    // One more sit is one sit, and not the sixth.
    await data.recordSit(matrixRecordOf('later', { timestamp: '2026-11-30T06:00:00.000Z' }));
    expect(await stageOf(data)).toBe(2);
    expect((await data.readiness())[0]).toMatchObject({ fullSits: 1 });
  });

  test('opens again by five sits after the reset', async () => {
    const device = await openQuietDevice();
    const { data } = device;
    await atStage3(device);
    await data.reset('stage-3');
    for (let sit = 0; sit < 5; sit += 1) {
      const timestamp = `2026-12-0${sit + 1}T06:00:00.000Z`;
      await data.recordSit(matrixRecordOf(`again-${sit}`, { timestamp, presentPercentage: 80 }));
    }
    expect(await stageOf(data)).toBe(3);
  });

  test('lowers the account too, where nobody else may lower it', async () => {
    const device = await openDevice();
    await atStage3(device);
    await vi.waitFor(() => expect(device.backend.data.currentStage).toBe('PAHM Beginner'));
    await device.data.reset('stage-2');
    await vi.waitFor(() => expect(device.data.syncState()).toBe('synced'));
    expect(device.backend.data).toMatchObject({ currentStage: 'Seeker', currentTLevel: 't5' });
    expect(device.backend.data.enhancedProfile.currentProgress).toMatchObject({
      currentStage: 1,
      totalSessions: 5,
    });
    expect(await stageOf(device.data)).toBe(1);
  });

  test('stays reset where the server is reached only later, and has a newer profile', async () => {
    const device = await openDevice();
    await atStage3(device);
    await vi.waitFor(() => expect(device.data.syncState()).toBe('synced'));
    device.backend.fault = 'away';
    await device.data.reset('stage-2');
    device.backend.data = { ...device.backend.data, displayName: 'Ada L.' };
    device.backend.revision += 1;
    device.backend.fault = undefined;
    await device.data.refreshProfile();
    await vi.waitFor(() => expect(device.data.syncState()).toBe('synced'));
    expect(device.backend.data).toMatchObject({ currentStage: 'Seeker', displayName: 'Ada L.' });
    expect(await stageOf(device.data)).toBe(1);
  });

  test('1 takes its levels and introductions along', async () => {
    const device = await openQuietDevice();
    const { data } = device;
    await fill(device);
    await setMarks(data, ['stage-intro-1', 'level-intro-t1', 't5Complete', 't5Completed', 'stage3Open']);
    await data.reset('stage-1');
    expect((await keysOf(data)).filter((key) => !key.endsWith('Restarted'))).toEqual(['introduction']);
    expect(await stageOf(data)).toBe(1);
    expect((await data.profile()).profile.currentTLevel).toBe('t1');
    expect(await data.sessionCount()).toBe(1);
  });
});

test('T5 completion leaves the other levels, and T4 is what was passed last', async () => {
  const { data } = await openQuietDevice();
  await setMarks(data, ['t4Complete', 't5Complete', 't5Completed', 'stage3Open']);
  await data.reset('t5-completion');
  expect((await keysOf(data)).filter((key) => !key.endsWith('Restarted'))).toEqual(['t4Complete']);
  expect(await stageOf(data)).toBe(1);
});

test('timer data is the open sit and what the tab remembers of it; a late mark brings nothing back', async () => {
  const device = await openQuietDevice();
  const { data } = device;
  await fill(device);
  data.tab.write('currentDuration', 20);
  const before = await kept(data.uid, 'sits', 'tapMarks', 'endedSits');
  await data.reset('timer');
  expect(await data.currentSit()).toBeUndefined();
  await data.journalSit(sitOf('open'));
  await data.keepTap('open', 1, { position: 'worry', atMillis: 200 });
  const { sits, tapMarks } = await contents(data.uid);
  expect([sits, tapMarks]).toEqual([[], []]);
  expect(await kept(data.uid, 'sits', 'tapMarks', 'endedSits')).toEqual(before);
  expect([data.tab.read('selectedPosture'), data.tab.read('currentDuration')]).toEqual([
    undefined,
    undefined,
  ]);
  expect(data.tab.read('stageProgress')).toBe(3);
});

test.each(developerResets)('%s that the device refuses has changed nothing', async (which) => {
  const device = await openQuietDevice();
  await fill(device);
  await setMarks(device.data, ['stage-intro-1', 't5Complete', 't5Completed', 'stage3Open']);
  const before = await contents(device.data.uid);
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(refuse);
  await expect(device.data.reset(which)).rejects.toMatchObject({ problem: { kind: 'full' } });
  vi.restoreAllMocks();
  expect(await contents(device.data.uid)).toEqual(before);
});

test('how far the stages are is followed while it is shown', async () => {
  const { data } = await openQuietDevice();
  await data.recordSit(matrixRecordOf('a', { timestamp: '2026-11-20T06:00:00.000Z' }));
  const seen: number[] = [];
  const failed = vi.fn();
  const stop = data.watch(
    () => data.readiness(),
    ([second]) => seen.push(second?.fullSits ?? -1),
    failed,
  );
  await vi.waitFor(() => expect(seen).toEqual([1]));
  await data.reset('stage-3');
  await vi.waitFor(() => expect(seen.at(-1)).toBe(0));
  expect(failed).not.toHaveBeenCalled();
  stop();
});

test('what is done twice is done once', async () => {
  const device = await openQuietDevice();
  await fill(device);
  await putRaw(device.data.uid, 'marks', [{ key: 'stage4Open', at }]);
  await device.data.reset('stage-3');
  const once = await keysOf(device.data);
  await device.data.reset('stage-3');
  expect(await keysOf(device.data)).toEqual(once);
});
