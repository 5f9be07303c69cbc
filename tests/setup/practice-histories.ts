import fc from 'fast-check';
import type { AnalyticsRecords } from '#domain/analytics/analytics-day.ts';
import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import type { RecordClock } from '#domain/analytics/record-day.ts';
import { emotions } from '#domain/notes/emotions.ts';
import { countsOfTaps, storedCounts } from '#domain/pahm/counts.ts';
import { positions } from '#domain/pahm/positions.ts';
import { sitPostureKeys } from '#domain/practice/postures.ts';
import { recoveryPractices } from '#domain/recovery/practices.ts';
import { feelings, recoveryRecord, reflectedRecovery } from '#domain/recovery/record.ts';
import { challengeKeys } from '#domain/reflection/seeker-reflection.ts';
import { exampleNote } from './example-notes.ts';
import { exampleSession } from './example-session.ts';

/** Zones whose days are harder than others: half hours, days left out, clocks set back at midnight or by two hours. */
export const awkwardZones = [
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Africa/Casablanca',
  'Asia/Pyongyang',
  'Antarctica/Troll',
] as const;

const few = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const dayMillis = 86_400_000;
const firstMillis = Date.parse('2025-11-23T00:00:00Z');
const lastMillis = firstMillis + 364 * dayMillis;
/** Mostly in the last weeks, so that something lies in every range; to the second, as records are. */
const moments = fc
  .oneof(
    fc.integer({ min: firstMillis, max: lastMillis }),
    fc.integer({ min: lastMillis - 20 * dayMillis, max: lastMillis }),
  )
  .map((millis) => millis - (millis % 1000));
const instantAt = (millis: number) => new Date(millis).toISOString();

const sits = fc.record({
  atMillis: moments,
  secondsSat: fc.oneof(fc.integer({ min: 0, max: 7200 }), few([1800, 1859, 900, 359, 60])),
  stage: few([0, 1, 2, 3, 4, 6]),
  tenths: fc.integer({ min: 10, max: 100 }),
  present: fc.integer({ min: 0, max: 100 }),
  isCompleted: fc.boolean(),
  environment: fc.record({
    posture: few(sitPostureKeys),
    location: few(['indoor', 'outdoor', 'a boat']),
    lighting: few(['natural', 'dim', '__proto__']),
    sounds: few(['quiet', 'traffic']),
  }),
  taps: fc.array(fc.record({ position: few(positions.map(({ key }) => key)), atMillis: fc.nat(7_200_000) }), {
    maxLength: 8,
  }),
  keepsMoments: fc.boolean(),
  enteredByHand: fc.boolean(),
  practice: few(recoveryPractices),
  feeling: fc.option(few(feelings), { nil: undefined }),
  stars: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  challenges: fc.uniqueArray(few(challengeKeys), { maxLength: 3 }),
});
type Sat = typeof sits extends fc.Arbitrary<infer Value> ? Value : never;

const notes = fc.record({
  atMillis: moments,
  emotion: few([...emotions, 'Grateful', 'peaceful', 'bewildered']),
  energyLevel: fc.integer({ min: 1, max: 10 }),
  source: few(['person', 'practice'] as const),
});
const views = fc.record({
  atMillis: moments,
  page_name: few(['/home', '/stage2', '/notes', '/learn/book/stage-1', '/learning/pahm', '/nowhere', '/']),
});

/** A person who lives in one zone and has recorded everything there, until `clock` tells the days. */
export interface PracticeHistory {
  zone: string;
  dayStartHour: number;
  records: AnalyticsRecords;
  clock: RecordClock;
  /** A practice day at the end of the history. */
  today: string;
}

/** Random histories of a year in an awkward zone, of every kind of record. No two sits are of the same moment. */
export const practiceHistories: fc.Arbitrary<PracticeHistory> = fc
  .record({
    zone: few(awkwardZones),
    dayStartHour: few([0, 0, 3, 4, 23]),
    sat: fc.uniqueArray(sits, { selector: ({ atMillis }) => atMillis, maxLength: 40 }),
    wrote: fc.uniqueArray(notes, { selector: ({ atMillis }) => atMillis, maxLength: 12 }),
    viewed: fc.array(views, { maxLength: 12 }),
  })
  .map(({ zone, dayStartHour, sat, wrote, viewed }) => {
    const dayAt = (millis: number) => practiceDayOf(instantAt(millis), zone, dayStartHour);
    const days = new Map(sat.map(({ atMillis }) => [`sit-${atMillis}`, dayAt(atMillis)]));
    const sessions = sat.map((one) => sessionOf(one, dayAt(one.atMillis)));
    return {
      zone,
      dayStartHour,
      today: dayAt(lastMillis),
      clock: { zone, dayStartHour, dayOfSession: (id: string) => days.get(id) },
      records: {
        sessions,
        taps: sat
          .filter(({ stage, taps, keepsMoments }) => stage !== 1 && taps.length > 0 && keepsMoments)
          .map(({ atMillis, taps }) => ({ sessionId: `sit-${atMillis}`, taps })),
        notes: wrote.map(({ atMillis, ...note }) =>
          exampleNote({ ...note, noteId: `note-${atMillis}`, timestamp: instantAt(atMillis) }),
        ),
        reflections: sat.flatMap((one) => reflectionOf(one)),
        recoveries: sat.filter(({ stage }) => stage === 0).map(recoveryOf),
        views: viewed.map(({ atMillis, page_name }) => ({ page_name, timestamp: instantAt(atMillis) })),
      },
    };
  });

function sessionOf(one: Sat, practiceDay: string) {
  const isRecovery = one.stage === 0;
  return exampleSession({
    sessionId: `sit-${one.atMillis}`,
    sessionType: isRecovery ? 'mind_recovery' : 'meditation',
    timestamp: instantAt(one.atMillis),
    startedAt: instantAt(one.atMillis - one.secondsSat * 1000),
    practiceDay,
    duration: Math.floor(one.secondsSat / 60),
    secondsSat: one.secondsSat,
    isCompleted: one.isCompleted,
    stageLevel: one.stage,
    rating: one.tenths / 10,
    presentPercentage: one.present,
    environment: one.environment,
    ...(one.stage === 1 ? {} : { pahmCounts: storedCounts(countsOfTaps(one.taps)) }),
    ...(isRecovery ? { mindRecoveryContext: one.practice.key } : {}),
    ...(one.enteredByHand ? { enteredByHand: true } : {}),
  });
}

function reflectionOf(one: Sat): AnalyticsRecords['reflections'] {
  if (one.stars === undefined || one.stage === 0) return [];
  return [
    {
      reflectionId: `sit-${one.atMillis}-reflection`,
      sessionId: `sit-${one.atMillis}`,
      stageLevel: 1,
      level: 't1',
      duration: Math.floor(one.secondsSat / 60),
      posture: one.environment.posture,
      rating: one.stars,
      feedback: '',
      insights: '',
      challenges: one.challenges,
      timestamp: instantAt(one.atMillis + 3 * 3_600_000),
    },
  ];
}

function recoveryOf(one: Sat) {
  const record = recoveryRecord({
    sessionId: `sit-${one.atMillis}`,
    practice: one.practice.key,
    posture: 'seated',
    minutes: Math.floor(one.secondsSat / 60),
    completedAt: instantAt(one.atMillis),
    counts: countsOfTaps(one.taps),
  });
  if (!one.feeling) return record;
  return reflectedRecovery(record, { feeling: one.feeling, text: '' }, instantAt(one.atMillis + dayMillis));
}
