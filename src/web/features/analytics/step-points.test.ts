import { expect, test } from 'vitest';
import { stepsOf } from '#domain/analytics/series.ts';
import { stepPoints } from './step-points.ts';

const range = { from: '2026-10-29', to: '2026-12-02' };

test.each([
  ['day', { key: '2026-10-29', tick: '29 Oct', name: 'Thursday 29 October 2026' }],
  ['week', { key: '2026-10-29', tick: '29 Oct', name: '29 October 2026' }],
  ['month', { key: '2026-10-29', tick: 'Oct', name: '29 to 31 October 2026' }],
] as const)('a %s is named by what it is', (width, first) => {
  const points = stepPoints(stepsOf(range, width), width);
  expect(points[0]).toEqual(first);
  expect(new Set(points.map(({ key }) => key)).size).toBe(points.length);
});

test('a whole month bears its name, and of several years its year', () => {
  expect(stepPoints(stepsOf(range, 'month'), 'month')[1]?.name).toBe('November 2026');
  const years = { from: '2025-10-29', to: '2026-12-02' };
  expect(stepPoints(stepsOf(years, 'month'), 'month')[3]?.tick).toBe('Jan 2026');
});

test('a second week begins on its Monday', () => {
  expect(stepPoints(stepsOf(range, 'week'), 'week')[1]?.name).toBe('2 November 2026');
});
