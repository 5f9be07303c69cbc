import { expect, it } from 'vitest';
import { momentText } from './moment-text.ts';

const now = '2026-11-21T22:30:00.000Z';

it.each([
  ['2026-11-21T08:05:00.000Z', '09:05'],
  ['2026-11-20T23:30:00.000Z', '00:30'],
  ['2026-11-20T08:05:00.000Z', '20 Nov, 09:05'],
  ['2025-07-01T08:05:00.000Z', '1 Jul 2025, 10:05'],
])('%s was %s, by the clock in Berlin', (instant, text) =>
  expect(momentText(instant, now, 'Europe/Berlin')).toBe(text),
);
