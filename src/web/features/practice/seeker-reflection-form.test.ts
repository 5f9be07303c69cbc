import { describe, expect, test } from 'vitest';
import { levels } from '#domain/practice/levels.ts';
import { seekerReflectionSchema } from '#domain/reflection/seeker-reflection.ts';
import { exampleSit } from '../../../../tests/setup/example-sit.ts';
import { marksOfReflection, noEntries, reflectionOn } from './seeker-reflection-form.ts';
import { lastKnownEnd, stillnessRecord } from './stillness-outcome.ts';

const at = '2026-11-21T09:00:00.000Z';
const sessionOf = (level: (typeof levels)[number]['key']) => {
  const sit = exampleSit({ practice: { kind: 'stillness', level } });
  return stillnessRecord(sit, lastKnownEnd(sit), 'Europe/Berlin', 0).session;
};

describe('the reflection on a stage 1 sit (B § 3)', () => {
  test('carries the id of its own sit, and the same id each time it is saved', () => {
    const session = sessionOf('t2');
    const first = reflectionOn(session, noEntries, at);
    const second = reflectionOn(session, { ...noEntries, rating: 4 }, '2026-11-21T10:00:00.000Z');
    expect(first.sessionId).toBe(session.sessionId);
    expect(second.reflectionId).toBe(first.reflectionId);
  });

  test('may be left empty', () => {
    const reflection = reflectionOn(sessionOf('t1'), noEntries, at);
    expect(seekerReflectionSchema.parse(reflection)).toEqual(reflection);
    expect(reflection).toMatchObject({ rating: 0, feedback: '', insights: '', challenges: [] });
  });

  test.each(levels)('on $key sets the mark that it should', ({ key }) => {
    const marks = marksOfReflection(reflectionOn(sessionOf(key), noEntries, at));
    expect(marks).toEqual(key === 't5' ? [{ key: 't5Completed', at }] : []);
  });
});
