import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../tests/setup/counts.ts';
import { readEarlierKeys } from './earlier-data.ts';
import { earlierKeysIn, earlierKeysOnDevice } from './earlier-keys.ts';
import type { EarlierReading } from './earlier-values.ts';
import { listNames, listShapes } from './format.ts';
import { readFile } from './read-file.ts';

const reading: EarlierReading = {
  uid: 'user-1700000000000',
  email: 'ada@example.org',
  displayName: 'Ada',
  zone: 'Europe/Berlin',
  dayStartHour: 0,
  at: '2026-11-21T08:00:00.000Z',
};

const matrixSession = {
  sessionId: 'session_1',
  sessionType: 'meditation',
  timestamp: '2025-03-01T07:30:00.000Z',
  duration: 30,
  stageLevel: 4,
  stageLabel: 'PAHM Advanced',
  rating: 8.2,
  notes: 'Generated text.',
  presentPercentage: 80,
  environment: { posture: 'chair', location: 'indoor', lighting: 'natural', sounds: 'quiet' },
  pahmCounts: { present_neutral: 8, future_aversion: 2 },
};
const recoverySession = {
  sessionId: 'session_2',
  sessionType: 'mind_recovery',
  timestamp: '2025-03-02T12:00:00.000Z',
  duration: 5,
  stageLevel: 1,
  stageLabel: 'Mind Recovery',
  rating: 7,
  presentPercentage: 95,
  environment: { posture: 'seated' },
  mindRecoveryContext: 'morning-recharge',
  mindRecoveryPurpose: 'energy',
};
const recoveryRecord = {
  type: 'mind-recovery',
  practiceType: 'morning-recharge',
  posture: 'seated',
  duration: 5,
  completedAt: '2025-03-02T12:00:01.000Z',
  userId: 'anonymous',
  quality: 'peaceful',
  reflection: { text: 'Awake.', mentalState: 'better', submittedAt: '2025-03-02T12:01:00.000Z' },
};
const level = (timestamp: string, change: object = {}) => ({
  level: 'T1',
  targetDuration: 10,
  timeSpent: 10,
  isCompleted: true,
  timestamp,
  completedAt: timestamp,
  ...change,
});

/** What an earlier app may have left in a browser's storage. */
const kept = {
  dailyEmotionalNotes: JSON.stringify([
    { id: 17, content: 'A walk.', timestamp: '2025-02-01T18:00:00.000Z', emotion: 'joy', energyLevel: 8 },
    { content: 'No id.', timestamp: 1738400000000, emotion: 'grateful', energyLevel: 40, tags: ['a', 7] },
  ]),
  'comprehensiveUserData_user-1700000000000': JSON.stringify({
    profile: { displayName: 'Ada Earlier', goals: ['calm'], practiceTime: 'evening', totalSessions: 900 },
    practiceSessions: [matrixSession, recoverySession],
    emotionalNotes: [
      {
        noteId: 'note_1',
        content: 'After the sit.',
        timestamp: '2025-03-01T07:30:01.000Z',
        emotion: 'accomplished',
        energyLevel: 9,
        tags: ['pahm-practice'],
        gratitude: ['session completion'],
      },
    ],
    reflections: [],
    analytics: { totalPracticeTime: 35 },
  }),
  t1Sessions: JSON.stringify([level('2025-01-05T07:00:00.000Z'), level('2025-01-06T07:00:00.000Z')]),
  // The same sit as the first, and one that is nowhere else: in seconds, and without a zone.
  sessionHistory: JSON.stringify([
    { ...level('2025-01-05T07:00:30.000Z'), stage: 1 },
    {
      stage: 1,
      level: 't3',
      targetDuration: 1200,
      timeSpent: 601,
      isCompleted: false,
      timestamp: '2025-01-09T08:00:00',
    },
  ]),
  mindRecoveryHistory: JSON.stringify([
    recoveryRecord,
    { ...recoveryRecord, practiceType: 'mid-day-reset', completedAt: '2025-03-03T12:00:00.000Z' },
  ]),
  reflectionHistory: JSON.stringify([
    {
      reflectionId: 'r1',
      stageLevel: 'PAHM Trainee Practice',
      stageName: 'PAHM Trainee',
      duration: 30,
      posture: 'chair',
      rating: 4,
      feedback: 'Clear.',
      insights: '',
      challenges: { sleepiness: true, anxiety: false },
      pahmData: { presentNeutral: 3 },
      timestamp: '2025-03-01T07:35:00.000Z',
    },
    {
      stageLevel: 1,
      level: 't2',
      rating: 5,
      feedback: '',
      challenges: ['boredom'],
      timestamp: '2025-01-05T07:20:00Z',
    },
  ]),
  completedStageIntros: '[1,2,"3",9]',
  t1Complete: 'true',
  t2Complete: 'false',
  t5Completed: 'true',
  stageProgress: '3',
  userProfile: JSON.stringify({ questionnaireAnswers: { sleep_pattern: 3, goals: ['sleep'] } }),
  questionnaireProgress: JSON.stringify({
    answers: { goals: ['focus'] },
    currentQuestion: 2,
    timestamp: 1735689600000,
  }),
  theme: 'dark',
};

describe('what an earlier app kept', () => {
  const { data, uid } = readEarlierKeys(kept, reading);

  it('is whole, and each sit is there once', () => {
    expect(uid).toBe('user-1700000000000');
    for (const name of listNames) {
      for (const record of data[name]) expect(listShapes[name].safeParse(record).success).toBe(true);
    }
    expect(data.practiceSessions.map(({ timestamp, stageLevel }) => [timestamp, stageLevel])).toEqual([
      ['2025-03-01T07:30:00.000Z', 4],
      ['2025-03-02T12:00:00.000Z', 0],
      ['2025-01-05T07:00:30.000Z', 1],
      ['2025-01-09T07:00:00.000Z', 1],
      ['2025-01-06T07:00:00.000Z', 1],
      ['2025-03-03T12:00:00.000Z', 0],
    ]);
    expect(data.setAside).toEqual([]);
  });

  it('has the stage under its name today, and what is not told as it follows', () => {
    expect(data.practiceSessions[0]).toMatchObject({
      sessionId: 'session_1',
      stageLabel: 'PAHM Practitioner',
      startedAt: '2025-03-01T07:00:00.000Z',
      practiceDay: '2025-03-01',
      secondsSat: 1800,
      targetMinutes: 30,
      isCompleted: true,
      rating: 8.2,
      pahmCounts: { present_neutral: 8, future_aversion: 2, past_neutral: 0 },
    });
    expect(data.practiceSessions[3]).toMatchObject({
      level: 't3',
      secondsSat: 601,
      duration: 10,
      targetMinutes: 20,
      isCompleted: false,
    });
  });

  it('joins the history of Mind Recovery with its sessions, and makes those that are missing', () => {
    const [first, second] = data.mindRecoveryHistory;
    expect(first).toMatchObject({ sessionId: 'session_2', reflection: { mentalState: 'better' } });
    expect(data.practiceSessions[5]).toMatchObject({
      sessionId: second?.sessionId,
      sessionType: 'mind_recovery',
      mindRecoveryContext: 'mid-day-reset',
      environment: { posture: 'seated' },
    });
  });

  it('knows notes of the practice from those of the person', () => {
    expect(
      data.emotionalNotes.map(({ noteId, source, energyLevel }) => [noteId, source, energyLevel]),
    ).toEqual([
      ['17', 'person', 8],
      [expect.stringMatching(/^earlier-note-[\da-f]{16}$/), 'person', 10],
      ['note_1', 'practice', 9],
    ]);
  });

  it('brings reflections, marks, answers and what was under way', () => {
    expect(data.reflections).toMatchObject([
      { reflectionId: 'r1', stageLevel: 2, challenges: ['sleepiness'], pahmTotals: { grandTotal: 3 } },
      { stageLevel: 1, level: 't2', challenges: ['boredom'], rating: 5 },
    ]);
    const keys = new Set(data.marks.map(({ key }) => key));
    expect([...keys].sort()).toEqual(
      [
        'introduction',
        'stage-intro-1',
        'stage-intro-2',
        'stage-intro-3',
        'stage3Open',
        't1Complete',
        't5Completed',
      ].sort(),
    );
    expect(data.profile).toMatchObject({ displayName: 'Ada Earlier', practiceTime: 'evening' });
    expect(data.drafts).toMatchObject([{ key: 'questionnaire', currentQuestion: 2 }]);
  });

  it('is read from a file of these keys as from the browser, and from the whole by itself', () => {
    const file = readFile(JSON.stringify(kept), reading);
    expect(file.next().value).toEqual({ ok: true, value: { data, uid } });
    const whole = JSON.parse(kept['comprehensiveUserData_user-1700000000000']);
    const answer = readFile(
      JSON.stringify({ ...whole, version: 'production-complete-v1.0' }),
      reading,
    ).next();
    expect(answer.value).toMatchObject({ ok: true, value: { data: { practiceSessions: [{}, {}] } } });
  });

  it('is the same at each reading, but for the moments that it does not say', () => {
    const later = readEarlierKeys(kept, { ...reading, at: '2027-01-01T00:00:00.000Z' }).data;
    for (const name of [
      'practiceSessions',
      'emotionalNotes',
      'reflections',
      'mindRecoveryHistory',
    ] as const) {
      expect(later[name]).toEqual(data[name]);
    }
  });

  it('loses nothing of what cannot be read: it is set aside', () => {
    const stray = [
      { content: 'No time.' },
      { timestamp: '2025-01-01T00:00:00Z', content: 'x'.repeat(10_001) },
    ];
    const { data: read } = readEarlierKeys({ dailyEmotionalNotes: stray }, reading);
    expect(read.emotionalNotes).toEqual([]);
    expect(read.setAside.map(({ table, record }) => [table, record])).toEqual([
      ['notes', stray[0]],
      ['notes', stray[1]],
    ]);
  });

  it('never throws and never makes a record that cannot be read, whatever stands under the keys', () => {
    const keys = earlierKeysIn(kept);
    const anything = fc.oneof(
      fc.json(),
      fc.string(),
      fc.array(fc.jsonValue()).map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), anything), (stored) => {
        const { data: read } = readEarlierKeys(stored, reading);
        for (const name of listNames) {
          for (const record of read[name]) expect(listShapes[name].safeParse(record).success).toBe(true);
        }
      }),
      { numRuns: rounds(2000) },
    );
  });
});

it('tells the keys of an earlier app from any other, and one person’s from another’s', () => {
  const keys = [
    'dailyEmotionalNotes',
    't5Sessions',
    'comprehensiveUserData_user-1',
    'comprehensiveUserData_user-2',
    'userProfile_user-1',
    'ninefold-account',
    'theme',
  ];
  expect(earlierKeysOnDevice(keys, 'user-1')).toEqual(keys.slice(0, 3));
});
