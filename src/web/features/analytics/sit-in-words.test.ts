import { expect, it } from 'vitest';
import type { PracticeSession } from '#domain/practice/session.ts';
import { exampleSession } from '../../../../tests/setup/example-session.ts';
import { sitInWords } from './sit-in-words.ts';

it.each<[string, Partial<PracticeSession>, string, string]>([
  ['of stillness', {}, 'T1 · Physical stillness', '07:30 · 10 minutes · full'],
  [
    'of a stage, ended early',
    { stageLevel: 4, isCompleted: false, duration: 31 },
    'Stage 4 · PAHM Practitioner',
    '07:30 · 31 minutes · ended early',
  ],
  [
    'by hand, which nobody timed',
    { stageLevel: 2, isCompleted: false, enteredByHand: true },
    'Stage 2 · PAHM Trainee',
    '07:30 · 10 minutes',
  ],
  [
    'of Mind Recovery',
    { sessionType: 'mind_recovery', stageLevel: 0, stageLabel: 'Mid-Day Reset' },
    'Mid-Day Reset',
    '07:30 · 10 minutes · full',
  ],
])('a sit %s, by the clock of the person', (_, change, title, facts) => {
  const sit = sitInWords(exampleSession(change), 'Europe/Berlin');
  expect(sit).toMatchObject({ title, facts, dayOfMonth: '21', shortMonth: 'Nov' });
  expect(sit.name).toBe(`${title}, 21 November 2026, 07:30`);
});
