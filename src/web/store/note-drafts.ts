import * as z from 'zod/mini';
import { noteFormSchema } from '#domain/notes/note-form.ts';
import type { StoreParts } from './store-parts.ts';

const noteDraftSchema = z.object({ noteId: z.string().check(z.minLength(1)), form: noteFormSchema });

/** A note half written, or half changed, and the id that it has or will have. */
export type NoteDraft = z.infer<typeof noteDraftSchema>;

/** Where the drafts stand: of a note that is not there yet, and of one that is being changed. */
export const noteDraftKeys = { new: 'note', edit: 'note-edit' } as const;
export type NoteDraftKind = keyof typeof noteDraftKeys;

export function readNoteDraft({ reader }: StoreParts, kind: NoteDraftKind): Promise<NoteDraft | undefined> {
  return reader.get('drafts', noteDraftKeys[kind], noteDraftSchema);
}

/** Keeps a draft in the place of the one before; without one there is none any more. */
export async function keepNoteDraft(
  { database }: StoreParts,
  kind: NoteDraftKind,
  draft: NoteDraft | undefined,
): Promise<void> {
  const key = noteDraftKeys[kind];
  if (draft) await database.drafts.put({ ...draft, key });
  else await database.drafts.delete(key);
}

/** Drops the change of a note that was under way, inside a transaction. */
export async function dropDraftOf({ database }: StoreParts, noteId: string): Promise<void> {
  const draft = await database.drafts.get(noteDraftKeys.edit);
  if (draft?.noteId === noteId) await database.drafts.delete(noteDraftKeys.edit);
}
