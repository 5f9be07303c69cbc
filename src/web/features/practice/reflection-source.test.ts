import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { camelCounts, noCounts, type RawCounts, storedCounts } from '#domain/pahm/counts.ts';
import type { Tap } from '#domain/pahm/taps.ts';
import type { Mark } from '#domain/path/marks.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { matrixReflectionOn, matrixReflectionSchema } from '#domain/reflection/matrix-reflection.ts';
import { type Reflection, reflectionOn } from '#domain/reflection/reflection.ts';
import { noEntries } from '#domain/reflection/seeker-reflection.ts';
import { createSessionState } from '#store/session-state.ts';
import { rounds } from '../../../../tests/setup/counts.ts';
import { exampleSession } from '../../../../tests/setup/example-session.ts';
import { FakeStorage } from '../../../../tests/setup/fake-storage.ts';
import { decodeHandedOver } from './handed-over.ts';
import { reflectionSource } from './reflection-source.ts';

const at = '2026-11-21T08:30:00.000Z';
const counted: RawCounts = { ...noCounts(), present: 5, worry: 2 };

function sessionOf(sessionId: string, change: Partial<PracticeSession> = {}): PracticeSession {
  const { level: _, ...session } = exampleSession({
    sessionId,
    stageLevel: 3,
    stageLabel: 'PAHM Beginner',
    duration: 30,
    secondsSat: 1800,
    targetMinutes: 30,
    timestamp: at,
    isCompleted: true,
    pahmCounts: storedCounts(counted),
  });
  return { ...session, ...change };
}

let sessions: PracticeSession[];
let taps: Record<string, Tap[]>;
let reflections: Reflection[];
let marks: Mark[];
let tab: ReturnType<typeof createSessionState>;

beforeEach(() => {
  sessions = [];
  taps = {};
  reflections = [];
  marks = [];
  tab = createSessionState(new FakeStorage(), 'user-1');
});

function source(state: unknown, recorded?: { stageLevel: 3; duration: number }) {
  const data = {
    session: async (id: string) => sessions.find(({ sessionId }) => sessionId === id),
    // As the store answers it: the newest that was timed.
    lastSessionOfStage: async (stage: number) =>
      sessions.findLast(({ stageLevel, enteredByHand }) => stageLevel === stage && !enteredByHand),
    taps: async (id: string) => taps[id] ?? [],
    reflection: async (id: string) => reflections.find(({ reflectionId }) => reflectionId === id),
    marks: async () => marks,
    tab,
  };
  return reflectionSource(data, decodeHandedOver(state), { recorded, reflectionId: 'made-here' });
}

describe('what is reflected on (B § 3)', () => {
  test('is the sit of the id that was handed over, with its taps and what was written about it', async () => {
    sessions = [sessionOf('a', { duration: 20 }), sessionOf('b')];
    taps = { a: [{ position: 'worry', atMillis: 5 }] };
    reflections = [reflectionOn(sessionOf('a'), { ...noEntries, rating: 4 }, at)];
    const found = await source({ sessionId: 'a', stageLevel: 'PAHM Beginner', pahmData: {} });
    expect(found).toMatchObject({
      sit: { sessionId: 'a', reflectionId: 'a-reflection', stage: 3, minutes: 20, counts: counted },
      session: { sessionId: 'a' },
      taps: [{ position: 'worry' }],
      saved: { rating: 4 },
    });
  });

  test('is the newest sit of the stage that was timed, without an id', async () => {
    sessions = [
      sessionOf('older'),
      sessionOf('newer'),
      sessionOf('by-hand', { enteredByHand: true }),
      sessionOf('another-stage', { stageLevel: 4 }),
    ];
    expect(await source({ stageName: 'PAHM Beginner' })).toMatchObject({ session: { sessionId: 'newer' } });
  });

  test('is what this tab has counted, without any sit of the stage', async () => {
    tab.write('pahmTracking', counted);
    const found = await source({ stageName: 'PAHM Beginner', duration: 12, posture: 'seiza' });
    expect(found).toMatchObject({
      session: undefined,
      sit: { reflectionId: 'made-here', stage: 3, minutes: 12, posture: 'seiza', counts: counted },
    });
    expect(found?.sit).not.toHaveProperty('sessionId');
  });

  test('is zeros, where nothing is known', async () => {
    expect((await source({ stage: 6 }))?.sit).toEqual({
      reflectionId: 'made-here',
      stage: 6,
      minutes: 0,
      posture: 'seated',
      counts: noCounts(),
    });
  });

  test('is never another sit than the one that was meant', async () => {
    sessions = [sessionOf('another')];
    tab.write('pahmTracking', { ...noCounts(), regret: 9 });
    const state = { sessionId: 'gone', stageName: 'PAHM Beginner', pahmData: camelCounts(counted) };
    const found = await source(state);
    expect(found).toMatchObject({
      session: undefined,
      sit: { reflectionId: 'gone-reflection', counts: counted },
    });
  });

  test.each([{}, null, { sessionId: 'gone' }, { stageName: 'Seeker' }, { sessionId: 'stillness' }])(
    'is nothing without a stage: %j',
    async (state) => {
      sessions = [sessionOf('stillness', { stageLevel: 1 })];
      expect(await source(state)).toBeUndefined();
    },
  );
});

describe('the length of a sit that is not on this device (B § 3)', () => {
  beforeEach(() => {
    tab.write('practiceStartTime', '2026-11-21T08:00:00.000Z');
    tab.write('practiceEndTime', '2026-11-21T08:17:40.000Z');
  });

  test('is the one that was handed over', async () => {
    expect((await source({ stage: 3, duration: 25 }, { stageLevel: 3, duration: 20 }))?.sit.minutes).toBe(25);
  });

  test('is the one that this tab recorded for the stage', async () => {
    expect((await source({ stage: 3 }, { stageLevel: 3, duration: 20 }))?.sit.minutes).toBe(20);
    expect((await source({ stage: 4 }, { stageLevel: 3, duration: 20 }))?.sit.minutes).toBe(17);
  });

  test('is the time between its beginning and its end', async () => {
    expect((await source({ stage: 3, duration: 5000 }))?.sit.minutes).toBe(17);
  });
});

describe('the stage that opened with the sit (B § 4)', () => {
  const opening: Mark = { key: 'stage4Open', at: '2026-11-21T08:30:00.200Z' };

  test('is named', async () => {
    sessions = [sessionOf('a')];
    marks = [opening];
    expect(await source({ sessionId: 'a' })).toMatchObject({ opened: 4 });
  });

  test.each<[string, () => void]>([
    ['was open before', () => (marks = [{ ...opening, at: '2026-11-20T08:00:00.000Z' }])],
    ['is not open', () => (marks = [])],
    ['opened with a later sit', () => sessions.push(sessionOf('b'))],
    [
      'cannot open with a sit that was ended early',
      () => (sessions = [sessionOf('a', { isCompleted: false })]),
    ],
    ['is another one', () => (marks = [{ ...opening, key: 'stage3Open' }])],
  ])('is none where it %s', async (_, change) => {
    sessions = [sessionOf('a')];
    marks = [opening];
    change();
    expect(await source({ sessionId: 'a' })).toMatchObject({ opened: undefined });
  });
});

test('whatever is handed over, what is saved of it can be read again', async () => {
  const value = fc.oneof(
    fc.anything(),
    fc.integer(),
    fc.double(),
    fc.constantFrom('PAHM Trainee', 'PAHM Advanced', 'seiza', 'seated'),
    fc.dictionary(fc.constantFrom(...Object.keys(camelCounts(noCounts()))), fc.integer()),
  );
  const keys = ['stage', 'stageName', 'stageLevel', 'duration', 'posture', 'pahmData', 'sessionId'];
  const anyState = fc.dictionary(fc.constantFrom(...keys), value);
  const readable = fc.asyncProperty(anyState, async (state) => {
    const found = await source(state);
    if (!found) return;
    const reflection = matrixReflectionOn(found.sit, noEntries, at);
    expect(matrixReflectionSchema.parse(reflection)).toEqual(reflection);
  });
  await fc.assert(readable, { numRuns: rounds(4000) });
});
