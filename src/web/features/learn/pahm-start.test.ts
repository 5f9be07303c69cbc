import { expect, it } from 'vitest';
import { matrixStages } from '#domain/practice/stages.ts';
import { pahmStart } from './pahm-start.ts';

const asWritten = {
  stage: 2,
  state: { fromPAHM: true, stageLevel: 'PAHM Trainee Practice', duration: 30, stage: 2 },
};

it('leads to stage 2 with the written state (B § 2)', () => {
  expect(pahmStart({})).toEqual(asWritten);
});

it.each(matrixStages)('leads back to stage %i where the page was opened from there', (stage) => {
  expect(pahmStart({ returnToStage: stage, fromStage: true })).toEqual({ stage, state: { fromPAHM: true } });
});

it.each([
  { returnToStage: 3 },
  { returnToStage: 3, fromStage: 'true' },
  { returnToStage: 7, fromStage: true },
  { returnToStage: 1, fromStage: true },
  { returnToStage: '3', fromStage: true },
  { returnToStage: { toString: () => '3' }, fromStage: true },
  { fromStage: true },
])('takes %j for no stage', (state) => {
  expect(pahmStart(state)).toEqual(asWritten);
});
