import { expect, it } from 'vitest';
import { stageNamed, stageOf } from './stages.ts';

it.each([
  ['Seeker', 1],
  ['PAHM Trainee', 2],
  ['PAHM Beginner', 3],
  ['PAHM Practitioner', 4],
  ['PAHM Advanced', 4],
  ['PAHM Master', 5],
  ['PAHM Illuminator', 6],
  ['questionnaire', undefined],
  ['seeker', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the stage named %j is %s', (name, number) => {
  expect(stageNamed(name)?.number).toBe(number);
});

it.each([
  [-1, 1],
  [0, 1],
  [1, 1],
  [2, 2],
  [4, 4],
  [6, 6],
  [7, 6],
])('the stage of %i is %i', (number, stage) => {
  expect(stageOf(number).number).toBe(stage);
});
