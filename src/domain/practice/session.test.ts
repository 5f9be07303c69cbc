import { expect, it } from 'vitest';
import { exampleSession } from '../../../tests/setup/example-session.ts';
import { calendarDateSchema, instantSchema, practiceSessionSchema } from './session.ts';

it.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-11-21T00:00:00Z', false],
  ['', false],
])('%j is a calendar date: %s', (text, isDate) => {
  expect(calendarDateSchema.safeParse(text).success).toBe(isDate);
});

it.each([
  ['2026-11-21T06:30:00Z', true],
  ['2026-11-21T06:30:00.123Z', true],
  ['2026-11-21T06:30:00+01:00', false],
  ['2026-11-21', false],
  ['2026-02-31T06:30:00Z', false],
])('%j is an instant in UTC: %s', (text, isInstant) => {
  expect(instantSchema.safeParse(text).success).toBe(isInstant);
});

it.each([
  ['meditation', 1, true],
  ['meditation', 6, true],
  ['meditation', 0, false],
  ['meditation', 7, false],
  ['mind_recovery', 0, true],
  ['mind_recovery', 2, true],
  ['mind_recovery', -1, false],
])('a session of %s may be of stage %i: %s', (sessionType, stageLevel, fits) => {
  const session = { ...exampleSession(), sessionType, stageLevel };
  expect(practiceSessionSchema.safeParse(session).success).toBe(fits);
});

it.each([
  ['seated', true],
  ['standing', true],
  ['hanging', false],
])('a session may be %s: %s', (posture, fits) => {
  const { environment, ...session } = exampleSession();
  const parsed = practiceSessionSchema.safeParse({ ...session, environment: { ...environment, posture } });
  expect(parsed.success).toBe(fits);
});
