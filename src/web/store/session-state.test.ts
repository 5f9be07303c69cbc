import { describe, expect, test } from 'vitest';
import { countsOfTaps, noCounts } from '#domain/pahm/counts.ts';
import { FakeStorage } from '../../../tests/setup/fake-storage.ts';
import { createSessionState } from './session-state.ts';

const lastPracticeData = {
  level: 't2',
  targetDuration: 900,
  timeSpent: 610,
  isCompleted: false,
  completedAt: '2026-11-21T08:15:00.000Z',
} as const;

describe('a tab’s own values', () => {
  test('are read as they were written, under the names of B § 3', () => {
    const storage = new FakeStorage();
    const state = createSessionState(storage, 'user-1');
    state.write('selectedPosture', 'burmese');
    state.write('currentDuration', 15);
    state.write('t5Completed', true);
    state.write('lastPracticeData', lastPracticeData);
    expect(storage.getItem('selectedPosture')).toBe('burmese');
    const again = createSessionState(storage, 'user-1');
    expect(again.read('selectedPosture')).toBe('burmese');
    expect(again.read('currentDuration')).toBe(15);
    expect(again.read('t5Completed')).toBe(true);
    expect(again.read('lastPracticeData')).toEqual(lastPracticeData);
    expect(again.read('currentTLevel')).toBeUndefined();
    const counts = countsOfTaps([{ position: 'worry', atMillis: 1 }]);
    again.write('pahmTracking', counts);
    expect(JSON.parse(storage.getItem('pahmTracking') ?? '')).toMatchObject({ worry: 1, present: 0 });
    expect(again.read('pahmTracking')).toEqual(counts);
    again.write('recoveryDraft', { sessionId: 'a', feeling: undefined, text: 'Quiet.' });
    expect(again.read('recoveryDraft')).toEqual({ sessionId: 'a', text: 'Quiet.' });
    again.write('recoveryDraft', { sessionId: 'a', feeling: 'better', text: 'Quiet.' });
    expect(again.read('recoveryDraft')).toEqual({ sessionId: 'a', feeling: 'better', text: 'Quiet.' });
    again.remove('selectedPosture');
    expect(again.read('selectedPosture')).toBeUndefined();
  });

  test('are there for once where they are taken', () => {
    const storage = new FakeStorage();
    const state = createSessionState(storage, 'user-1');
    state.write('recordPAHMSession', { stageLevel: 4, duration: 52 });
    expect(JSON.parse(storage.getItem('recordPAHMSession') ?? '')).toEqual({ stageLevel: 4, duration: 52 });
    expect(state.take('recordPAHMSession')).toEqual({ stageLevel: 4, duration: 52 });
    expect(state.take('recordPAHMSession')).toBeUndefined();
    storage.setItem('recordPAHMSession', '{"stageLevel":1}');
    expect(state.take('recordPAHMSession')).toBeUndefined();
    expect(storage.getItem('recordPAHMSession')).toBeNull();
  });

  test.each([
    ['selectedPosture', 'headstand'],
    ['pahmTracking', '{"worry":1}'],
    ['pahmTracking', JSON.stringify({ ...noCounts(), past: -1 })],
    ['recordPAHMSession', '{"stageLevel":2,"duration":"30"}'],
    ['selectedPosture', '{"a":1}'],
    ['practiceStartTime', 'yesterday'],
    ['currentDuration', '0'],
    ['currentDuration', '12.5'],
    ['lastPracticeData', '{"level":"t2"'],
    ['lastPracticeData', '{"level":"t9"}'],
    ['t5Completed', 'yes'],
    ['recoveryDraft', '{"sessionId":"a","text":"","feeling":"fine"}'],
    ['recoveryDraft', '{"sessionId":"a","feeling":"same"}'],
  ] as const)('count as not there when %s reads %j (B § 8)', (key, text) => {
    const state = createSessionState(
      new FakeStorage([
        ['ninefold-tab-owner', 'user-1'],
        [key, text],
      ]),
      'user-1',
    );
    expect(state.read(key)).toBeUndefined();
  });

  test('of another person in this tab are gone', () => {
    const storage = new FakeStorage();
    createSessionState(storage, 'user-1').write('lastPracticeData', lastPracticeData);
    expect(createSessionState(storage, 'user-2').read('lastPracticeData')).toBeUndefined();
    expect(createSessionState(storage, 'user-1').read('lastPracticeData')).toBeUndefined();
  });

  test('a full storage is survived', () => {
    const storage = new FakeStorage();
    const state = createSessionState(storage, 'user-1');
    storage.isRefusing = true;
    state.write('currentDuration', 15);
    expect(state.read('currentDuration')).toBeUndefined();
    expect(createSessionState(storage, 'user-2').read('currentDuration')).toBeUndefined();
  });
});
