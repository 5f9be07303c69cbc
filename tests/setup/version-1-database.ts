/**
 * A person's database as the first released version of the app left it: the stores as the browser holds them, and a
 * few weeks of practice. Never changed again: it stands for what is on people's devices.
 */
export const version1 = {
  /** The browser's own number of the version. */
  nativeVersion: 10,
  stores: [
    { name: 'sessions', keyPath: 'sessionId', indexes: ['timestamp', 'practiceDay'] },
    { name: 'notes', keyPath: 'noteId', indexes: ['timestamp', 'sessionId'] },
    { name: 'reflections', keyPath: 'reflectionId', indexes: ['timestamp', 'sessionId'] },
    { name: 'marks', keyPath: 'key', indexes: [] },
    { name: 'drafts', keyPath: 'key', indexes: [] },
    { name: 'sits', keyPath: 'sitId', indexes: [] },
    { name: 'endedSits', keyPath: 'sitId', indexes: ['at'] },
    { name: 'profile', keyPath: 'key', indexes: [] },
    { name: 'settings', keyPath: 'key', indexes: [] },
    { name: 'pageViews', keyPath: 'id', autoIncrement: true, indexes: ['timestamp'] },
    { name: 'setAside', keyPath: 'id', autoIncrement: true, indexes: [['table', 'key']] },
  ],
} as const;

const sits = [
  ['2026-10-30', 't1', 600, true],
  ['2026-10-31', 't1', 420, false],
  ['2026-11-01', 't2', 900, true],
  ['2026-11-01', 't2', 870, false],
  ['2026-11-02', 't3', 1200, true],
  ['2026-11-18', 't4', 1500, true],
  ['2026-11-19', 't5', 1800, true],
  ['2026-11-20', 't5', 1799, false],
  ['2026-11-20', 't1', 600, true],
] as const;

const pad = (hour: number) => String(hour).padStart(2, '0');

const sessions = sits.map(([practiceDay, level, secondsSat, isCompleted], at) => ({
  sessionId: `sit-${at}`,
  sessionType: 'meditation',
  timestamp: `${practiceDay}T${pad(8 + at)}:30:00.000Z`,
  startedAt: `${practiceDay}T${pad(8 + at)}:00:00.000Z`,
  practiceDay,
  duration: Math.floor(secondsSat / 60),
  secondsSat,
  targetMinutes: Math.ceil(secondsSat / 60),
  isCompleted,
  stageLevel: 1,
  stageLabel: 'Seeker',
  level,
  rating: isCompleted ? 8.5 : 8,
  notes: `Sat still at ${level}.`,
  presentPercentage: isCompleted ? 85 : 70,
  environment: { posture: 'cushion', location: 'indoor', lighting: 'dim', sounds: 'nature' },
}));

/** The records by table, of the person with this uid. */
export function version1Records(uid: string): Record<string, object[]> {
  const profile = {
    displayName: 'Ada',
    experienceLevel: 'beginner',
    goals: ['focus'],
    practiceTime: 'morning',
    frequency: 'daily',
    assessmentCompleted: true,
    currentStage: 'PAHM Trainee',
    currentTLevel: 't6',
    questionnaireCompleted: true,
    enhancedProfile: {
      onboardingData: { questionnaireCompleted: true, assessmentCompleted: true },
      preferences: {
        defaultSessionDuration: 20,
        reminderEnabled: true,
        favoriteStages: [1],
        optimalPracticeTime: 'morning',
        notifications: { dailyReminder: true, streakReminder: true, weeklyProgress: true },
      },
      currentProgress: {
        currentStage: 2,
        currentTLevel: 't6',
        totalSessions: 9,
        totalMinutes: 161,
        longestStreak: 4,
        currentStreak: 3,
        averageQuality: 8.3,
        averagePresentPercentage: 0,
      },
    },
    uid,
    email: `${uid}@example.org`,
    role: 'user',
  };
  const levels = ['t1', 't2', 't3', 't4', 't5'];
  return {
    sessions,
    notes: sessions.map(({ sessionId, timestamp, isCompleted, level }) => ({
      noteId: `${sessionId}-note`,
      timestamp,
      content: `Sat still at ${level}.`,
      emotion: isCompleted ? 'accomplished' : 'content',
      energyLevel: 8,
      tags: ['stillness-practice', 'stage-1', level, 'cushion'],
      gratitude: ['a quiet room', 'a steady seat', 'time', 'practice effort'],
      source: 'practice',
      sessionId,
    })),
    reflections: sessions.slice(0, 3).map(({ sessionId, timestamp, duration, level }) => ({
      reflectionId: `${sessionId}-reflection`,
      sessionId,
      duration,
      stageLevel: 1,
      level,
      posture: 'cushion',
      rating: 4,
      feedback: 'Calm, then restless.',
      insights: '',
      challenges: ['restlessness'],
      timestamp,
    })),
    marks: [
      { key: 'introduction', at: '2026-10-30T07:00:00.000Z' },
      { key: 'stage-intro-1', at: '2026-10-30T07:10:00.000Z' },
      ...levels.map((level) => ({ key: `${level}Complete`, at: '2026-11-19T14:30:00.000Z' })),
      { key: 't5Completed', at: '2026-11-19T14:30:00.000Z' },
    ],
    drafts: [
      {
        key: 'self-assessment',
        lists: { goals: ['calm'] },
        currentQuestion: 2,
        timestamp: '2026-10-29T20:00:00.000Z',
      },
    ],
    sits: [
      {
        sitId: 'sit-now',
        practice: { kind: 'stillness', level: 't2' },
        posture: 'cushion',
        environment: { location: 'indoor', lighting: 'dim', sounds: 'nature' },
        plannedMinutes: 15,
        startedAt: '2026-11-21T07:40:00.000Z',
        status: 'running',
        elapsedMillis: 300_000,
        markedAt: '2026-11-21T07:45:00.000Z',
        clockWasUncertain: false,
      },
    ],
    endedSits: sessions.map(({ sessionId, timestamp }) => ({ sitId: sessionId, at: timestamp })),
    profile: [
      { key: 'profile', profile, base: profile, revision: 0, pending: false, edits: 11, conflicts: [] },
    ],
    settings: [
      {
        key: 'settings',
        bellVolume: 0.4,
        startBell: true,
        endBell: true,
        dayStartHour: 3,
        hideStreaks: false,
      },
    ],
    pageViews: [{ page_name: '/home', timestamp: '2026-11-20T07:00:00.000Z', id: 1 }],
    setAside: [
      {
        table: 'notes',
        key: 'lost',
        record: { noteId: 'lost', energyLevel: 0 },
        at: '2026-11-02T10:00:00.000Z',
        id: 1,
      },
    ],
  };
}

/** Makes that database, as the browser would hold it. */
export function makeVersion1(name: string, uid: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version1.nativeVersion);
    request.onerror = () => reject(request.error);
    request.onupgradeneeded = () => {
      const records = version1Records(uid);
      for (const store of version1.stores) {
        const autoIncrement = 'autoIncrement' in store;
        const made = request.result.createObjectStore(store.name, { keyPath: store.keyPath, autoIncrement });
        for (const index of store.indexes) {
          if (typeof index === 'string') made.createIndex(index, index);
          else made.createIndex(`[${index.join('+')}]`, [...index]);
        }
        for (const record of records[store.name] ?? []) made.add(record);
      }
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}
