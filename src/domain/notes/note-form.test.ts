import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmotionalNote } from './note.ts';
import { emotionalNoteSchema } from './note.ts';
import {
  canBeSaved,
  editedNote,
  formOfNote,
  isSameForm,
  type NoteForm,
  noteOfForm,
  overlongTags,
  presetNoteForm,
} from './note-form.ts';

const written = '2026-11-21T08:00:00.000Z';
const later = '2026-11-22T09:00:00.000Z';

const note: EmotionalNote = {
  noteId: 'a',
  timestamp: written,
  content: 'Quiet on the train.',
  emotion: 'calm',
  energyLevel: 7,
  tags: ['work', 'morning'],
  source: 'person',
};

const forms = fc.record({
  emotion: fc.constantFrom('joy', 'sad', 'accomplished'),
  energyLevel: fc.integer({ min: 1, max: 10 }),
  text: fc.string({ minLength: 1, unit: 'binary' }),
  tags: fc.string(),
});

describe('the form of a note', () => {
  it('begins neutral, at energy 5, with nothing written (A § 2)', () => {
    expect(presetNoteForm).toEqual({ emotion: 'neutral', energyLevel: 5, text: '', tags: '' });
  });

  it.each<[string, Partial<NoteForm>, boolean]>([
    ['nothing', {}, false],
    ['blanks', { text: ' \n ' }, false],
    ['a word', { text: 'Rain.' }, true],
    ['10,000 characters', { text: 'a'.repeat(10_000) }, true],
    ['10,001 characters', { text: 'a'.repeat(10_001) }, false],
    ['20 tags', { text: 'Rain.', tags: 'a,'.repeat(20) }, true],
    ['21 tags', { text: 'Rain.', tags: 'a,'.repeat(21) }, false],
    ['21 commas', { text: 'Rain.', tags: ','.repeat(21) }, true],
    ['a tag of 50 characters', { text: 'Rain.', tags: `rain, ${'a'.repeat(50)} ` }, true],
    ['a tag of 51 characters', { text: 'Rain.', tags: `rain, ${'a'.repeat(51)}` }, false],
  ])('with %s: whether it may be saved (A § 5)', (_what, change, isEnough) =>
    expect(canBeSaved({ ...presetNoteForm, ...change })).toBe(isEnough),
  );

  it('lets a longer tag stay that stood there before, and takes no other one', () => {
    const [long, longer] = ['a'.repeat(80), 'b'.repeat(80)];
    const before = formOfNote({ ...note, tags: [long, 'work'] });
    expect(canBeSaved({ ...before, text: 'Rain.', tags: `home, ${long}` }, before)).toBe(true);
    expect(overlongTags({ ...before, tags: `${long}, ${longer}` }, before)).toEqual([longer]);
    expect(canBeSaved({ ...before, tags: longer }, before)).toBe(false);
  });

  it('makes a note of the person that keeps the text to the letter', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const made = noteOfForm(form, 'a', written);
        fc.pre(canBeSaved(form));
        expect(emotionalNoteSchema.parse(made)).toEqual(made);
        expect(made).toMatchObject({ content: form.text, source: 'person', timestamp: written });
        expect(made.editedAt).toBeUndefined();
      }),
    );
  });

  it.each<keyof NoteForm>(['emotion', 'energyLevel', 'text', 'tags'])(
    'is another one with another %s',
    (key) => {
      const form = formOfNote(note);
      expect(isSameForm(form, { ...form })).toBe(true);
      expect(isSameForm(form, { ...form, [key]: key === 'energyLevel' ? 1 : 'other' })).toBe(false);
    },
  );
});

describe('editing a note', () => {
  it('keeps its id, its moment and who wrote it, and says that it was edited', () => {
    const form: NoteForm = { emotion: 'sad', energyLevel: 2, text: 'Loud.', tags: 'train, train' };
    const byPractice: EmotionalNote = { ...note, source: 'practice', sessionId: 's', gratitude: ['rest'] };
    expect(editedNote(byPractice, form, later)).toEqual({
      ...byPractice,
      content: 'Loud.',
      emotion: 'sad',
      energyLevel: 2,
      tags: ['train', 'train'],
      editedAt: later,
    });
  });

  it('that changes nothing leaves it as it is', () => {
    expect(editedNote(note, formOfNote(note), later)).toBe(note);
  });

  it('keeps tags exactly where their line was not touched', () => {
    const odd = { ...note, tags: ['a, b', ' c'] };
    expect(editedNote(odd, { ...formOfNote(odd), text: 'Other.' }, later).tags).toEqual(['a, b', ' c']);
  });
});
