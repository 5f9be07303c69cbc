import { expect, it } from 'vitest';
import { type StageNumber, stages } from '../practice/stages.ts';
import { newProfile } from '../profile/profile.ts';
import { onboardingStep, practiceGate, stageGate } from './gates.ts';
import type { MarkKey } from './marks.ts';

const profile = newProfile({ uid: 'user-1', email: 'a@example.org', displayName: 'A' });

it.each([
  [false, 'assessment-needed'],
  [true, 'open'],
])('with the assessment completed: %s, practice is %s', (assessmentCompleted, gate) => {
  expect(practiceGate({ ...profile, assessmentCompleted })).toBe(gate);
});

it.each<[boolean, boolean, MarkKey[], string]>([
  [false, false, [], 'questionnaire'],
  [false, false, ['introduction'], 'questionnaire'],
  [false, true, [], 'questionnaire'],
  [true, false, [], 'introduction'],
  [true, false, ['stage-intro-1'], 'introduction'],
  [true, false, ['introduction'], 'home'],
  [true, true, [], 'home'],
  [true, true, ['introduction'], 'home'],
])(
  'questionnaire %s, assessment %s, marks %j: %s',
  (questionnaireCompleted, assessmentCompleted, keys, step) => {
    const marks = keys.map((key) => ({ key, at: '2026-11-21T06:30:00Z' }));
    expect(onboardingStep({ ...profile, questionnaireCompleted, assessmentCompleted }, marks)).toBe(step);
  },
);

it.each<[StageNumber, StageNumber[], StageNumber[]]>([
  [1, [1], [2, 3, 4, 5, 6]],
  [2, [1, 2], [3, 4, 5, 6]],
  [3, [1, 2, 3], [4, 5, 6]],
  [4, [1, 2, 3, 4], [5, 6]],
  [5, [1, 2, 3, 4, 5], [6]],
  [6, [1, 2, 3, 4, 5, 6], []],
])('at stage %i, %j are open and %j are locked', (reached, open, locked) => {
  const gates = stages.map(({ number }) => stageGate(number, { stage: reached }));
  expect(gates).toEqual([
    ...open.map(() => ({ kind: 'open' })),
    ...locked.map((stage) => ({ kind: 'locked', stage, reached })),
  ]);
});
