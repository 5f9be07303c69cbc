import { expect, it } from 'vitest';
import { analyticsDaysOf, noRecords } from '#domain/analytics/analytics-day.ts';
import { overviewOf } from '#domain/analytics/overview.ts';
import { periodOf } from '#domain/analytics/period.ts';
import { rangeOf } from '#domain/analytics/range.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { exampleNote } from '../../../../tests/setup/example-notes.ts';
import { exampleSession } from '../../../../tests/setup/example-session.ts';
import { overviewFigures } from './overview-figures.ts';

const clock = { zone: 'UTC', dayStartHour: 0, dayOfSession: () => undefined };

function figuresOf(sessions: PracticeSession[]): Record<string, string> {
  const notes = [exampleNote(), exampleNote({ noteId: 'other', source: 'practice' })];
  const days = analyticsDaysOf({ ...noRecords, sessions, notes }, clock);
  const overview = overviewOf(periodOf(rangeOf('month', '2026-11-21'), days), { current: 1, longest: 2 });
  const said = overviewFigures(overview).map(({ name, figure, note }) => [
    name,
    [figure, note].filter((part) => part !== undefined).join(', '),
  ]);
  return Object.fromEntries(said);
}

it('says every summary field with what stands behind it', () => {
  const short = exampleSession({
    sessionId: 'short',
    sessionType: 'mind_recovery',
    stageLevel: 0,
    duration: 5,
    secondsSat: 300,
    rating: 7,
  });
  const long = exampleSession({
    practiceDay: '2026-11-20',
    duration: 65,
    secondsSat: 3900,
    enteredByHand: true,
  });
  expect(figuresOf([exampleSession(), short, long])).toEqual({
    Sessions: '3',
    Meditation: '2',
    'Mind Recovery': '1',
    'Days with a sit': '2, of 30 days',
    'Practice time': '1 h 20 min',
    'Average session': '26.7 min, from 3 sits',
    'Average quality': '7.8 / 10, Good, from 2 sits with a rating',
    'Emotional notes': '1, 1 more was written after a sit',
  });
});

it('has no average of what is not there', () => {
  expect(figuresOf([])).toMatchObject({ 'Average session': 'none yet', 'Average quality': 'none yet' });
  expect(figuresOf([exampleSession({ enteredByHand: true })])).toMatchObject({
    'Average quality': 'none yet',
  });
});
