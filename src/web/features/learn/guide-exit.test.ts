import { expect, it } from 'vitest';
import { guideSteps, stepsToExit } from './guide-exit.ts';

it.each([
  [{ guideSteps: 3 }, 3],
  [{}, 0],
  [{ guideSteps: -1 }, 0],
  [{ guideSteps: 1.5 }, 0],
  [{ guideSteps: '2' }, 0],
])('reads from %j that %i tabs were opened', (state, steps) => {
  expect(guideSteps(state)).toBe(steps);
});

it.each([
  ['straight back', 1, 0, 1],
  ['back past the tabs', 4, 2, 3],
  ['nowhere, where the guide was opened first', 0, 0, 0],
  ['nowhere, where the guide was opened first and tabs after it', 2, 2, 0],
])('leads %s', (_, place, steps, back) => {
  expect(stepsToExit(place, steps)).toBe(back);
});
