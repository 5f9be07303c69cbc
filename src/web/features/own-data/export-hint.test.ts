import { expect, it } from 'vitest';
import { isExportDue } from './export-hint.ts';

const now = '2026-11-21T08:00:00.000Z';
const known = { answer: 'may-be-removed' as const, state: {}, sessionCount: 1, now };

it.each([
  ['nothing was ever exported', {}, true],
  ['the browser does not say', { answer: 'unknown' as const }, true],
  ['the browser keeps it', { answer: 'kept' as const }, false],
  ['there is nothing to lose', { sessionCount: 0 }, false],
  ['the last export is six days old', { state: { lastExportAt: '2026-11-15T08:00:00.001Z' } }, false],
  ['the last export is a week old', { state: { lastExportAt: '2026-11-14T08:00:00.000Z' } }, true],
  ['the hint was put away yesterday', { state: { hintPutAwayAt: '2026-11-20T08:00:00.000Z' } }, false],
  ['the hint was put away long ago', { state: { hintPutAwayAt: '2026-10-20T08:00:00.000Z' } }, true],
  [
    'it was put away long ago, and exported since',
    { state: { hintPutAwayAt: '2026-10-20T08:00:00.000Z', lastExportAt: '2026-11-20T08:00:00.000Z' } },
    false,
  ],
])('a copy is suggested where %s: %o', (_, change, isDue) => {
  expect(isExportDue({ ...known, ...change })).toBe(isDue);
});
