import { expect, it } from 'vitest';
import { exampleNote } from '../../../tests/setup/example-notes.ts';
import { exampleSession } from '../../../tests/setup/example-session.ts';
import { noCounts, storedCounts } from '../pahm/counts.ts';
import { analyticsDaysOf, noRecords } from './analytics-day.ts';
import { comparisonOf } from './comparison.ts';
import { periodOf } from './period.ts';
import { rangeBefore, rangeOf } from './range.ts';

const range = rangeOf('week', '2026-11-21');
const clock = { zone: 'UTC', dayStartHour: 0, dayOfSession: () => undefined };
const tapped = (counts: object) => ({
  stageLevel: 2,
  pahmCounts: storedCounts({ ...noCounts(), ...counts }),
});
const now = [
  exampleSession({ rating: 8.3, secondsSat: 950, ...tapped({ present: 2, worry: 1 }) }),
  exampleSession({ rating: 8.5 }),
];
const before = exampleSession({ practiceDay: '2026-11-14', rating: 8.3, ...tapped({ past: 1, likes: 1 }) });
const notes = [exampleNote()];

const compared = (sessions: typeof now) => {
  const days = analyticsDaysOf({ ...noRecords, sessions, notes }, clock);
  return comparisonOf(periodOf(range, days), periodOf(rangeBefore(range), days));
};

it('sets a range beside the one before it', () => {
  expect(compared([...now, before])).toEqual({
    sessions: { now: 2, before: 1, change: 1 },
    minutes: { now: 25, before: 10, change: 15 },
    days: { now: 1, before: 1, change: 0 },
    quality: { now: 8.4, before: 8.3, change: 0.1 },
    present: { now: 67, before: 50, change: 17 },
    notes: { now: 1, before: 0, change: 1 },
  });
});

it('compares nothing with what is not known', () => {
  expect(compared(now)).toMatchObject({
    sessions: { now: 2, before: 0, change: 2 },
    quality: { now: 8.4, before: undefined, change: undefined },
    present: { now: 67, before: undefined, change: undefined },
  });
});
