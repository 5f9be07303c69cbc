import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmotionalNote } from './note.ts';
import { emotionsIn, folded, foundNotes, type NoteFilter, searchable, tagsIn } from './note-search.ts';

function noteOf(noteId: string, change: Partial<EmotionalNote> = {}): EmotionalNote {
  return {
    noteId,
    timestamp: `2026-11-2${noteId}T08:00:00.000Z`,
    content: '',
    emotion: 'calm',
    energyLevel: 5,
    tags: [],
    source: 'person',
    ...change,
  };
}

const notes = searchable([
  noteOf('1', { content: 'Late train, cold hands.', tags: ['work', 'morning'] }),
  noteOf('2', { content: 'Élan in the CAFÉ', emotion: 'Peaceful', tags: ['Work'] }),
  noteOf('3', { content: 'A full sit.', emotion: 'accomplished', source: 'practice', tags: ['stage-2'] }),
  noteOf('4', { content: 'Odd.', emotion: 'hungry', tags: ['morning', 'late'] }),
]);

const idsOf = (filter: Partial<NoteFilter>) =>
  foundNotes(notes, { search: '', ...filter }).map(({ note }) => note.noteId);

describe('looking for notes', () => {
  it.each<[string, Partial<NoteFilter>, string[]]>([
    ['nothing', {}, ['4', '3', '2', '1']],
    ['blanks', { search: '  ' }, ['4', '3', '2', '1']],
    ['a word in a text', { search: 'train' }, ['1']],
    ['a part of a word, in another case', { search: 'TRAI' }, ['1']],
    ['a word that stands in a tag and in a text', { search: 'late' }, ['4', '1']],
    ['words in any order', { search: 'hands  cold' }, ['1']],
    ['words of which one is nowhere', { search: 'cold feet' }, []],
    ['a word without its accents', { search: 'cafe elan' }, ['2']],
    ['a word with accents', { search: 'café' }, ['2']],
    ['words of text and tag', { search: 'train morning' }, ['1']],
    ['an emotion by any of its names', { emotion: 'calm' }, ['2', '1']],
    ['an emotion that only an import knows', { emotion: 'hungry' }, ['4']],
    ['a tag, exactly', { tag: 'work' }, ['1']],
    ['who wrote it: practice', { source: 'practice' }, ['3']],
    ['who wrote it: the person', { source: 'person' }, ['4', '2', '1']],
    ['all together', { search: 'odd', emotion: 'hungry', tag: 'late', source: 'person' }, ['4']],
    ['all together, and one of them does not fit', { search: 'odd', tag: 'work' }, []],
    ['signs that mean something elsewhere', { search: '.*' }, []],
  ])('by %s', (_what, filter, wanted) => expect(idsOf(filter)).toEqual(wanted));

  it('does not join the end of a text with the beginning of a tag', () => {
    expect(idsOf({ search: 'hands.work' })).toEqual([]);
  });

  it('finds every note by any piece of its own text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.nat(),
        fc.nat(),
        (content, from, length) => {
          const whole = folded(content);
          const piece = whole.slice(from % whole.length || 0, (from % whole.length || 0) + 1 + (length % 8));
          const found = foundNotes(searchable([noteOf('1', { content })]), { search: piece });
          expect(found).toHaveLength(1);
        },
      ),
    );
  });
});

it('knows the emotions and tags in use, the most frequent first', () => {
  expect(emotionsIn(notes)).toEqual(['calm', 'hungry', 'accomplished']);
  expect(tagsIn(notes)).toEqual(['morning', 'late', 'stage-2', 'Work', 'work']);
});
