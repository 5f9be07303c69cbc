import * as z from 'zod/mini';
import { presetEmotion } from './emotions.ts';
import { energyBounds, isNoteText, tagLengthLimit, tagLimit, tagsOf } from './entry.ts';
import type { EmotionalNote } from './note.ts';

/** The form in which a note is written, as it stands: the text and the line of tags are whatever was typed. */
export const noteFormSchema = z.object({
  emotion: z.string(),
  energyLevel: z.int().check(z.gte(energyBounds.minimum), z.lte(energyBounds.maximum)),
  text: z.string(),
  tags: z.string(),
});
export type NoteForm = z.infer<typeof noteFormSchema>;

/** The form as it begins (A § 2). */
export const presetNoteForm: NoteForm = {
  emotion: presetEmotion,
  energyLevel: energyBounds.default,
  text: '',
  tags: '',
};

/** Whether two forms say the same. */
export function isSameForm(one: NoteForm, other: NoteForm): boolean {
  return (
    one.emotion === other.emotion &&
    one.energyLevel === other.energyLevel &&
    one.text === other.text &&
    one.tags === other.tags
  );
}

/**
 * Whether a form may be saved: its text is enough of a note, and there are no more tags than a note takes, and no longer ones
 * (A § 5). `before` is the form as it began.
 */
export function canBeSaved(form: NoteForm, before: NoteForm = presetNoteForm): boolean {
  return (
    isNoteText(form.text) && tagsOf(form.tags).length <= tagLimit && overlongTags(form, before).length === 0
  );
}

/** The tags that are longer than one may be. Those that stood there before may stay: an import keeps what it finds. */
export function overlongTags(form: NoteForm, before: NoteForm): string[] {
  const known = new Set(tagsOf(before.tags));
  return tagsOf(form.tags).filter((tag) => tag.length > tagLengthLimit && !known.has(tag));
}

/** The form in which a note is edited. */
export function formOfNote({ emotion, energyLevel, content, tags }: EmotionalNote): NoteForm {
  return { emotion, energyLevel, text: content, tags: tags.join(', ') };
}

/** The note that a form makes, written by the person at an ISO instant. The text stays as it was typed. */
export function noteOfForm(form: NoteForm, noteId: string, instant: string): EmotionalNote {
  return {
    noteId,
    timestamp: instant,
    content: form.text,
    emotion: form.emotion,
    energyLevel: form.energyLevel,
    tags: tagsOf(form.tags),
    source: 'person',
  };
}

/**
 * A note as a form has changed it, at an ISO instant. The moment of writing stays, and so do the tags where their line was
 * not touched: one of them may hold a comma. Where nothing was changed the note stays as it is.
 */
export function editedNote(note: EmotionalNote, form: NoteForm, instant: string): EmotionalNote {
  const before = formOfNote(note);
  if (isSameForm(before, form)) return note;
  return {
    ...note,
    content: form.text,
    emotion: form.emotion,
    energyLevel: form.energyLevel,
    tags: form.tags === before.tags ? note.tags : tagsOf(form.tags),
    editedAt: instant,
  };
}
