import { describe, expect, it } from 'vitest';
import { exampleSession } from '../../../tests/setup/example-session.ts';
import { noCounts, type RawCounts, storedCounts } from '../pahm/counts.ts';
import {
  type MatrixReflection,
  matrixReflectionOn,
  matrixReflectionSchema,
  reflectedSit,
} from './matrix-reflection.ts';
import { marksOfReflection, reflectionOn, reflectionSchema } from './reflection.ts';
import { noEntries } from './seeker-reflection.ts';

const at = '2026-11-21T09:00:00.000Z';
const counts: RawCounts = {
  nostalgia: 1,
  likes: 2,
  anticipation: 3,
  past: 4,
  present: 5,
  future: 6,
  regret: 7,
  dislikes: 8,
  worry: 9,
};
const data = {
  presentAttachment: 2,
  presentNeutral: 5,
  presentAversion: 8,
  pastAttachment: 1,
  pastNeutral: 4,
  pastAversion: 7,
  futureAttachment: 3,
  futureNeutral: 6,
  futureAversion: 9,
};
const session = exampleSession({
  sessionId: 'sit-2',
  stageLevel: 4,
  stageLabel: 'PAHM Practitioner',
  level: undefined,
  duration: 31,
  pahmCounts: storedCounts(counts),
});

describe('the reflection on a matrix sit (B § 3)', () => {
  it('has the fields of reflectionHistory', () => {
    const entries = { rating: 4, feedback: 'Good.', insights: 'Worry.', challenges: ['anxiety' as const] };
    const reflection = reflectionOn(session, entries, at);
    expect(reflection).toEqual({
      reflectionId: 'sit-2-reflection',
      sessionId: 'sit-2',
      stageLevel: 4,
      stageName: 'PAHM Practitioner',
      duration: 31,
      posture: 'chair',
      rating: 4,
      feedback: 'Good.',
      insights: 'Worry.',
      challenges: ['anxiety'],
      pahmData: data,
      pahmTotals: {
        presentTotal: 15,
        pastTotal: 12,
        futureTotal: 18,
        attachmentTotal: 6,
        neutralTotal: 15,
        aversionTotal: 24,
        grandTotal: 45,
        data,
      },
      timestamp: at,
    });
    expect(reflectionSchema.parse(reflection)).toEqual(reflection);
  });

  it('has the same id each time it is saved', () => {
    const later = reflectionOn(session, { ...noEntries, rating: 5 }, '2026-11-22T09:00:00.000Z');
    expect(later.reflectionId).toBe(reflectionOn(session, noEntries, at).reflectionId);
  });

  it('on a sit without counts has zeros', () => {
    const { counts: none } = reflectedSit({ ...session, pahmCounts: undefined });
    expect(none).toEqual(noCounts());
  });

  it('may be on what is known of a sit that is not there', () => {
    const known = { reflectionId: 'a', stage: 6 as const, minutes: 60, posture: 'seated' as const };
    const reflection = matrixReflectionOn({ ...known, counts: noCounts() }, noEntries, at);
    expect(reflection).toMatchObject({ stageName: 'PAHM Illuminator', posture: 'seated', duration: 60 });
    expect(reflection.pahmTotals.grandTotal).toBe(0);
    expect('sessionId' in reflection).toBe(false);
    expect(reflectionSchema.parse(reflection)).toEqual(reflection);
  });

  it('sets no mark', () => {
    expect(marksOfReflection(reflectionOn(session, noEntries, at))).toEqual([]);
  });
});

it('reflects on a stage 1 sit as a seeker', () => {
  const reflection = reflectionOn(exampleSession({ level: 't5' }), noEntries, at);
  expect(reflection).toMatchObject({ stageLevel: 1, level: 't5', reflectionId: 'a-session-reflection' });
  expect(reflectionSchema.parse(reflection)).toEqual(reflection);
  expect(marksOfReflection(reflection)).toEqual([{ key: 't5Completed', at }]);
});

describe('a matrix reflection', () => {
  const reflection = matrixReflectionOn(reflectedSit(session), noEntries, at);

  it.each<[string, Partial<Record<keyof MatrixReflection, unknown>>, boolean]>([
    ['of stage 2', { stageLevel: 2 }, true],
    ['of stage 6', { stageLevel: 6 }, true],
    ['of stage 1', { stageLevel: 1 }, false],
    ['of stage 7', { stageLevel: 7 }, false],
    ['with no stars', { rating: 0 }, true],
    ['with five stars', { rating: 5 }, true],
    ['with six stars', { rating: 6 }, false],
    ['in an unknown posture', { posture: 'hanging' }, false],
    ['with an unknown challenge', { challenges: ['pain'] }, false],
    ['with a full text', { feedback: 'x'.repeat(10_000) }, true],
    ['with a text that is too long', { insights: 'x'.repeat(10_001) }, false],
    ['with a count below zero', { pahmData: { ...data, pastNeutral: -1 } }, false],
    ['with a count missing', { pahmData: { ...data, pastNeutral: undefined } }, false],
    ['without totals', { pahmTotals: undefined }, false],
    ['without a sit of its own', { sessionId: undefined }, true],
  ])('%s fits: %s', (_, changes, fits) => {
    expect(matrixReflectionSchema.safeParse({ ...reflection, ...changes }).success).toBe(fits);
  });
});
