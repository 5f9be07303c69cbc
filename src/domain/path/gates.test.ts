import { expect, it } from 'vitest';
import { newProfile } from '../profile/profile.ts';
import { onboardingStep, practiceGate } from './gates.ts';
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
