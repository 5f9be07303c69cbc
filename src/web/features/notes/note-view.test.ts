import { describe, expect, it } from 'vitest';
import type { EmotionalNote } from '#domain/notes/note.ts';
import { noteView } from './note-view.ts';

const persons = { today: '2026-11-21', zone: 'Europe/Berlin', dayStartHour: 0 };

const note: EmotionalNote = {
  noteId: 'a',
  timestamp: '2026-11-21T08:05:00.000Z',
  content: 'Quiet on the train.',
  emotion: 'gratitude',
  energyLevel: 7,
  tags: [],
  source: 'person',
};

const viewOf = (change: Partial<EmotionalNote>) => noteView({ ...note, ...change }, persons);

describe('a note in the history', () => {
  it.each([
    ['2026-11-21T08:05:00Z', 'Today'],
    ['2026-11-20T08:05:00Z', 'Yesterday'],
    ['2026-11-19T08:05:00Z', '19 Nov'],
    ['2025-11-21T08:05:00Z', '21 Nov 2025'],
  ])('of %s is of %s (A § 2)', (timestamp, day) => expect(viewOf({ timestamp }).day).toBe(day));

  it('tells the time by the person’s own clock, and both in its name', () => {
    expect(viewOf({})).toMatchObject({ time: '09:05', name: 'Grateful, Today, 09:05' });
  });

  it.each([
    ['gratitude', 'Grateful'],
    ['peaceful', 'Calm'],
    ['accomplished', 'Accomplished'],
    ['hungry', 'hungry'],
  ])('with the emotion %s says %s', (emotion, words) => expect(viewOf({ emotion }).emotion).toBe(words));

  it('says who wrote it, and that it was edited', () => {
    expect(viewOf({})).toMatchObject({ isByPractice: false, isEdited: false });
    const changed = viewOf({ source: 'practice', editedAt: note.timestamp });
    expect(changed).toMatchObject({ isByPractice: true, isEdited: true });
  });

  it.each([
    ['600 characters', 'a'.repeat(600), false],
    ['601 characters', 'a'.repeat(601), true],
    ['8 lines', 'a\n'.repeat(7), false],
    ['9 lines', 'a\n'.repeat(8), true],
  ])('with %s: whether it is cut short', (_what, content, isLong) =>
    expect(viewOf({ content }).isLong).toBe(isLong),
  );
});
