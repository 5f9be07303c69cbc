import { expect, it } from 'vitest';
import { levels } from '../practice/levels.ts';
import {
  challengeKeys,
  marksOfReflection,
  type SeekerReflection,
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

it('opens stage 2 when it is on T5, whether the sit was full or not', () => {
  expect(marksOfReflection(reflection)).toEqual([{ key: 't5Completed', at: reflection.timestamp }]);
});

it.each(levels.filter(({ key }) => key !== 't5').map(({ key }) => key))('on %s marks nothing', (level) => {
  expect(marksOfReflection({ ...reflection, level })).toEqual([]);
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
