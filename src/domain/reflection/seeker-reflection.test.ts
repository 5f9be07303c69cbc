import { expect, it } from 'vitest';
import { exampleSit } from '../../../tests/setup/example-sit.ts';
import { type LevelKey, levels } from '../practice/levels.ts';
import { stillnessOutcome } from '../practice/stillness.ts';
import { marksOfReflection } from './reflection.ts';
import {
  challengeKeys,
  noEntries,
  type SeekerReflection,
  seekerReflectionOn,
  seekerReflectionSchema,
} from './seeker-reflection.ts';

const reflection: SeekerReflection = {
  reflectionId: 'reflection-1',
  sessionId: 'sit-1',
  duration: 30,
  stageLevel: 1,
  level: 't5',
  posture: 'chair',
  rating: 0,
  feedback: '',
  insights: '',
  challenges: ['sleepiness'],
  timestamp: '2026-11-21T07:00:00.000Z',
};

it('knows the challenges of the specification', () => {
  expect(challengeKeys).toEqual([
    'discomfort',
    'sleepiness',
    'restlessness',
    'distraction',
    'boredom',
    'anxiety',
    'other',
  ]);
});

function sessionOf(level: LevelKey) {
  const sit = exampleSit({ sitId: 'sit-1', practice: { kind: 'stillness', level } });
  const endedAt = '2026-11-21T06:45:00.000Z';
  const practiceDay = '2026-11-21';
  return stillnessOutcome({ sit, elapsedMillis: 450_000, isCompleted: false, endedAt, practiceDay }).session;
}

it('carries the id of its own sit, and the same id each time it is saved', () => {
  const at = '2026-11-21T07:00:00.000Z';
  const first = seekerReflectionOn(sessionOf('t2'), noEntries, at);
  expect(first).toEqual({
    reflectionId: 'sit-1-reflection',
    sessionId: 'sit-1',
    duration: 7,
    stageLevel: 1,
    level: 't2',
    posture: 'chair',
    rating: 0,
    feedback: '',
    insights: '',
    challenges: [],
    timestamp: at,
  });
  expect(seekerReflectionSchema.parse(first)).toEqual(first);
  const filled = { rating: 4, feedback: 'Good.', insights: 'None.', challenges: ['boredom' as const] };
  const second = seekerReflectionOn(sessionOf('t2'), filled, '2026-11-21T10:00:00.000Z');
  expect(second).toEqual({ ...first, ...filled, timestamp: '2026-11-21T10:00:00.000Z' });
});

it('opens stage 2 when it is on T5, whether the sit was full or not', () => {
  expect(marksOfReflection(reflection)).toEqual([{ key: 't5Completed', at: reflection.timestamp }]);
});

it.each(levels.filter(({ key }) => key !== 't5').map(({ key }) => key))('on %s marks nothing', (level) => {
  expect(marksOfReflection(seekerReflectionOn(sessionOf(level), noEntries, reflection.timestamp))).toEqual(
    [],
  );
});

it.each([
  ['no stars', { rating: 0 }, true],
  ['five stars', { rating: 5 }, true],
  ['six stars', { rating: 6 }, false],
  ['half a star', { rating: 2.5 }, false],
  ['no challenge', { challenges: [] }, true],
  ['an unknown challenge', { challenges: ['pain'] }, false],
  ['a full text', { feedback: 'x'.repeat(10_000) }, true],
  ['a text that is too long', { insights: 'x'.repeat(10_001) }, false],
  ['no sit of its own', { sessionId: undefined }, true],
])('with %s fits: %s', (_, changes, fits) => {
  expect(seekerReflectionSchema.safeParse({ ...reflection, ...changes }).success).toBe(fits);
});
