import fc from 'fast-check';
import { type AskedQuestion, replyKinds } from '#domain/guide/asked-question.ts';
import { energyBounds, tagLimit } from '#domain/notes/entry.ts';
import { resultsOf } from '#domain/onboarding/answers.ts';
import type { OwnData, OwnLists } from '#domain/own-data/format.ts';
import { camelCounts, countsOfTaps, pahmTotalsOf, rawCounts, storedCounts } from '#domain/pahm/counts.ts';
import { positions } from '#domain/pahm/positions.ts';
import { markKeys } from '#domain/path/marks.ts';
import { levels } from '#domain/practice/levels.ts';
import { postureKeys } from '#domain/practice/postures.ts';
import { stageOf } from '#domain/practice/stages.ts';
import { withQuestionnaire, withSelfAssessment } from '#domain/profile/onboarding-profile.ts';
import { newProfile, type UserProfile } from '#domain/profile/profile.ts';
import { recoveryPostures } from '#domain/recovery/postures.ts';
import { recoveryPractices } from '#domain/recovery/practices.ts';
import { feelings } from '#domain/recovery/record.ts';
import { challengeKeys } from '#domain/reflection/seeker-reflection.ts';

const few = <Value>(values: readonly Value[]) => fc.constantFrom(...values);

/** Texts that somebody may have written, and those that break what is careless. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  few([
    '',
    '<img src=x onerror=alert(1)>',
    '"quoted", and\r\nover two lines',
    '=SUM(A1:A9)',
    '\uFEFF mark in front',
    '\ud800 alone',
    '\u0000 nothing',
    '__proto__',
    'Ünïcödé 🧘🏽‍♀️ 静坐',
    '\u2028 and \u2029',
  ]),
);

const firstMillis = Date.parse('2023-01-01T00:00:00.000Z');
const lastMillis = Date.parse('2026-11-20T00:00:00.000Z');
const millis = fc.integer({ min: firstMillis, max: lastMillis });
const instantAt = (atMillis: number) => new Date(atMillis).toISOString();
export const instants: fc.Arbitrary<string> = millis.map(instantAt);

const taps = fc
  .array(fc.record({ position: few(positions.map(({ key }) => key)), atMillis: fc.nat(7_200_000) }), {
    maxLength: 12,
  })
  .map((list) => list.sort((one, other) => one.atMillis - other.atMillis));
const environment = fc.record({
  posture: few(postureKeys),
  location: few(['indoor', 'outdoor', 'a boat']),
  lighting: few(['natural', 'dim']),
  sounds: few(['quiet', 'rain, "steady"']),
});

/** A sit with its taps, its note and its reflection, under one id. */
const sits = fc.record({
  id: fc.uuid(),
  endMillis: millis,
  seconds: fc.nat(7200),
  stage: few([0, 1, 2, 3, 4, 5, 6]),
  level: few(levels.map(({ key }) => key)),
  rating: fc.integer({ min: 10, max: 100 }),
  present: fc.integer({ min: 0, max: 100 }),
  isCompleted: fc.boolean(),
  environment,
  taps,
  notes: texts,
  correctedAt: fc.option(instants, { nil: undefined }),
  enteredByHand: fc.boolean(),
  hasNote: fc.boolean(),
  hasReflection: fc.boolean(),
  said: texts,
  tags: fc.array(texts, { maxLength: tagLimit }),
  energy: fc.integer({ min: energyBounds.minimum, max: energyBounds.maximum }),
  stars: fc.integer({ min: 0, max: 5 }),
  challenges: fc.uniqueArray(few(challengeKeys)),
  practice: few(recoveryPractices),
  recoveryPosture: few(recoveryPostures),
  feeling: fc.option(few(feelings), { nil: undefined }),
});
type Sat = typeof sits extends fc.Arbitrary<infer Value> ? Value : never;

function sessionOf(sat: Sat): OwnLists['practiceSessions'][number] {
  const isRecovery = sat.stage === 0;
  const timestamp = instantAt(sat.endMillis);
  return {
    sessionId: sat.id,
    sessionType: isRecovery ? 'mind_recovery' : 'meditation',
    timestamp,
    startedAt: instantAt(sat.endMillis - sat.seconds * 1000),
    practiceDay: timestamp.slice(0, 10),
    ...(sat.enteredByHand ? {} : { startedMinute: Math.floor(sat.endMillis / 60_000) % 1440 }),
    duration: Math.floor(sat.seconds / 60),
    secondsSat: sat.seconds,
    targetMinutes: 30,
    isCompleted: sat.isCompleted,
    stageLevel: sat.stage,
    stageLabel: isRecovery ? sat.practice.key : stageOf(sat.stage).name,
    ...(sat.stage === 1 ? { level: sat.level } : {}),
    rating: sat.rating / 10,
    notes: sat.notes,
    presentPercentage: sat.present,
    environment: sat.environment,
    ...(sat.stage === 1 ? {} : { pahmCounts: storedCounts(countsOfTaps(sat.taps)) }),
    ...(isRecovery
      ? { mindRecoveryContext: sat.practice.key, mindRecoveryPurpose: sat.practice.purpose }
      : {}),
    ...(sat.enteredByHand ? { enteredByHand: true } : {}),
    ...(sat.correctedAt === undefined ? {} : { correctedAt: sat.correctedAt }),
  };
}

function noteOf(sat: Sat): OwnLists['emotionalNotes'][number] {
  return {
    noteId: `${sat.id}-note`,
    timestamp: instantAt(sat.endMillis),
    content: sat.said,
    emotion: 'accomplished',
    energyLevel: sat.energy,
    tags: sat.tags,
    gratitude: ['time to sit', sat.said],
    source: 'practice',
    sessionId: sat.id,
  };
}

function reflectionOf(sat: Sat): OwnLists['reflections'][number] {
  const said = {
    reflectionId: `${sat.id}-reflection`,
    sessionId: sat.id,
    duration: Math.floor(sat.seconds / 60),
    rating: sat.stars,
    feedback: sat.said,
    insights: sat.notes,
    challenges: sat.challenges,
    timestamp: instantAt(sat.endMillis + 60_000),
    posture: sat.environment.posture,
  };
  const counts = countsOfTaps(sat.taps);
  const data = camelCounts(counts);
  return sat.stage <= 1
    ? { ...said, stageLevel: 1, level: sat.level }
    : {
        ...said,
        stageLevel: sat.stage as 2,
        stageName: stageOf(sat.stage).name,
        pahmData: data,
        pahmTotals: { ...pahmTotalsOf(counts), data },
      };
}

function recoveryOf(sat: Sat): OwnLists['mindRecoveryHistory'][number] {
  const pahmCounts = storedCounts(countsOfTaps(sat.taps));
  const totalInteractions = pahmTotalsOf(rawCounts(pahmCounts)).grandTotal;
  return {
    type: 'mind-recovery',
    sessionId: sat.id,
    practiceType: sat.practice.key,
    posture: sat.recoveryPosture,
    duration: Math.floor(sat.seconds / 60),
    completedAt: instantAt(sat.endMillis),
    userId: 'anonymous',
    pahmCounts,
    presentPercentage: sat.present,
    totalInteractions,
    quality: totalInteractions > 0 ? 'engaged' : 'peaceful',
    ...(sat.feeling === undefined
      ? {}
      : {
          reflection: {
            text: sat.said,
            mentalState: sat.feeling,
            submittedAt: instantAt(sat.endMillis + 90_000),
          },
        }),
  };
}

const ownNotes = fc.record(
  {
    noteId: fc.uuid(),
    timestamp: instants,
    content: texts,
    emotion: few(['joy', 'sad', 'grateful', 'a name of one’s own']),
    energyLevel: fc.integer({ min: energyBounds.minimum, max: energyBounds.maximum }),
    tags: fc.array(texts, { maxLength: tagLimit }),
    source: fc.constant('person' as const),
    editedAt: instants,
    practiceDay: instants.map((instant) => instant.slice(0, 10)),
  },
  { requiredKeys: ['noteId', 'timestamp', 'content', 'emotion', 'energyLevel', 'tags', 'source'] },
);
const marks = fc
  .uniqueArray(few(markKeys))
  .chain((keys) => fc.tuple(...keys.map((key) => instants.map((at) => ({ key, at })))));
const drafts = fc.subarray(['questionnaire', 'self-assessment', 'note'] as const).chain((keys) =>
  fc.tuple(
    ...keys.map((key) =>
      // A draft is later than what was completed before it.
      fc.record({ typed: texts }).map(({ typed }) => ({ key, typed, timestamp: '2026-11-20T12:00:00.000Z' })),
    ),
  ),
);
const settings = fc.record({
  bellVolume: few([0, 0.25, 0.6, 1]),
  startBell: fc.boolean(),
  intervalMinutes: fc.integer({ min: 0, max: 60 }),
  dayStartHour: fc.integer({ min: 0, max: 23 }),
  hideStreaks: fc.boolean(),
});

const quotations = fc.array(
  fc.record({
    text: texts,
    source: texts,
    heading: texts,
    page: few(['chapter-1', 'positions']),
    anchor: texts,
  }),
  { maxLength: 3 },
);
const asked: fc.Arbitrary<AskedQuestion> = fc
  .record({
    questionId: fc.uuid(),
    timestamp: instants,
    question: texts,
    userStage: few([1, 2, 6] as const),
    kind: few(replyKinds),
    quotations,
    sits: few([
      undefined,
      [{ kind: 'level', level: 't1', minutes: 10 }],
      [
        { kind: 'stage', stage: 4, minutes: 45 },
        { kind: 'recovery', practice: 'mid-day-reset', minutes: 3 },
      ],
    ] as const),
    followUps: fc.array(texts, { maxLength: 3 }),
    isAnswered: fc.boolean(),
    rated: fc.option(fc.record({ wasHelpful: fc.boolean(), ratedAt: instants }), { nil: undefined }),
  })
  .map(({ kind, quotations: found, sits, followUps, isAnswered, rated, ...one }) => ({
    ...one,
    ...(isAnswered
      ? {
          aiResponse: {
            kind,
            text: one.question,
            ...(kind === 'book' ? { confidence: 0.9 } : {}),
            bookWisdom: found,
            practicalGuidance: found,
            nearest: [],
            ...(sits ? { sits: [...sits] } : {}),
          },
          followUpQuestions: followUps,
          ...rated,
        }
      : {}),
  }));

/** The profile of somebody of these words, perhaps through with the onboarding. */
function profileOf(identity: { uid: string; email: string; displayName: string }) {
  return fc
    .record({ isOnboarded: fc.boolean(), at: instants, worry: texts, practiceTime: few(['', 'evening']) })
    .map(({ isOnboarded, at, worry, practiceTime }): UserProfile => {
      const fresh = { ...newProfile(identity), practiceTime };
      if (!isOnboarded) return fresh;
      const answered = withQuestionnaire(fresh, resultsOf({ goals: ['focus'], sleep_pattern: 7 }, at));
      const responses = { worries: [`w${worry}`] };
      return withSelfAssessment(answered, { responses, completedAt: at, readyForStageOne: true }, at);
    });
}

/** Random histories of one person: everything that an export holds, as the app leaves it. */
export function ownHistories(
  identity: { uid: string; email: string; displayName: string },
  mostSits = 8,
): fc.Arbitrary<OwnData> {
  return fc
    .record({
      sat: fc.uniqueArray(sits, { selector: ({ id }) => id, maxLength: mostSits }),
      notes: fc.uniqueArray(ownNotes, { selector: ({ noteId }) => noteId, maxLength: mostSits }),
      marks,
      drafts,
      settings,
      places: fc.uniqueArray(
        fc.record({ chapter: few(['chapter-1', 'chapter-2']), anchor: few(['p-1', 'p-9']), at: instants }),
        { selector: ({ chapter }) => chapter },
      ),
      questions: fc.uniqueArray(asked, { selector: ({ questionId }) => questionId, maxLength: 4 }),
      views: fc.array(fc.record({ page_name: few(['/home', '/notes']), timestamp: instants }), {
        maxLength: 9,
      }),
      aside: fc.uniqueArray(
        fc.record({
          table: few(['sessions', 'notes']),
          key: fc.uuid(),
          record: fc.jsonValue({ maxDepth: 2 }),
          at: instants,
        }),
        { selector: ({ key }) => key, maxLength: 2 },
      ),
      profile: profileOf(identity),
    })
    .map(
      ({
        sat,
        notes,
        marks: set,
        drafts: begun,
        settings: chosen,
        places,
        questions,
        views,
        aside,
        profile,
      }) => ({
        practiceSessions: sat.map(sessionOf),
        taps: sat
          .filter((one) => one.stage !== 1 && one.taps.length > 0)
          .map((one) => ({ sessionId: one.id, taps: one.taps })),
        emotionalNotes: [...notes, ...sat.filter(({ hasNote }) => hasNote).map(noteOf)],
        reflections: sat.filter(({ hasReflection, stage }) => hasReflection && stage > 0).map(reflectionOf),
        mindRecoveryHistory: sat.filter(({ stage }) => stage === 0).map(recoveryOf),
        marks: set,
        drafts: begun,
        readingPlaces: places,
        guideQuestions: questions,
        pageViews: views,
        setAside: aside,
        settings: chosen,
        profile,
      }),
    );
}
