import { describe, expect, it } from 'vitest';
import { exampleNote } from '../../../tests/setup/example-notes.ts';
import { exampleSession } from '../../../tests/setup/example-session.ts';
import { recentNotesOf, recentSessionsOf } from './recent-records.ts';

const hour = (at: number) => `2026-11-21T${String(at).padStart(2, '0')}:00:00.000Z`;

describe('the last sits', () => {
  it('are five, the newest first, each with its badge', () => {
    const ratings = [10, 8, 7.9, 6, 5.9, 1];
    const sessions = ratings.map((rating, at) => exampleSession({ rating, timestamp: hour(20 - at) }));
    const shown = recentSessionsOf(sessions.toReversed());
    expect(shown.map(({ session }) => session.rating)).toEqual([10, 8, 7.9, 6, 5.9]);
    expect(shown.map(({ badge }) => badge)).toEqual(['high', 'high', 'medium', 'medium', 'low']);
  });

  it('have no badge where they were entered by hand', () => {
    expect(recentSessionsOf([exampleSession({ enteredByHand: true })])[0]?.badge).toBeUndefined();
  });
});

describe('the last notes', () => {
  it('are eight, the newest first, with two tags and three thanks', () => {
    const notes = Array.from({ length: 10 }, (_, at) =>
      exampleNote({
        noteId: `${at}`,
        timestamp: hour(at),
        tags: ['a', 'b', 'c'],
        gratitude: ['1', '2', '3', '4'],
      }),
    );
    const shown = recentNotesOf(notes);
    expect(shown.map(({ note }) => note.noteId)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
    expect(shown[0]).toMatchObject({ tags: ['a', 'b'], gratitude: ['1', '2', '3'] });
    expect(recentNotesOf([exampleNote()])[0]?.gratitude).toEqual([]);
  });

  it.each([
    ['x'.repeat(150), 'x'.repeat(150), false],
    ['x'.repeat(151), 'x'.repeat(150), true],
    ['🧘'.repeat(150), '🧘'.repeat(150), false],
    ['🧘'.repeat(151), '🧘'.repeat(150), true],
    [`${'x'.repeat(149)}🧘`, `${'x'.repeat(149)}🧘`, false],
    [`${'x'.repeat(149)}🧘y`, `${'x'.repeat(149)}🧘`, true],
    ['🧘'.repeat(5000), '🧘'.repeat(150), true],
  ])('are cut after 150 characters', (content, text, isCut) => {
    expect(recentNotesOf([exampleNote({ content })])).toMatchObject([{ text, isCut }]);
  });
});
