import { useEffect, useRef, useState } from 'react';
import { dataLayerMessages } from '#content/messages/data-layer.ts';
import { noteMessages } from '#content/messages/notes.ts';
import { canBeSaved, isSameForm, type NoteForm } from '#domain/notes/note-form.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { NoteDraftKind } from '#store/note-drafts.ts';
import { asStorageError } from '#store/storage-error.ts';
import { useDialogs } from '#ui/dialogs-context.tsx';
import type { NoteDrafts } from './note-drafts.ts';

/** So long at least the button says that it saves (A § 4). */
const savingMillis = 500;

/** What a form is for. */
interface Purpose {
  kind: NoteDraftKind;
  noteId: string;
  /** The form where nothing was typed. */
  untouched: NoteForm;
  /** The form as it begins: untouched, or what was kept of it. */
  initial: NoteForm;
  drafts: NoteDrafts;
  /**
   * Saves the form. What comes back is done once it is saved and the button was read; a sentence that comes back says why
   * it cannot be saved.
   */
  save: (form: NoteForm) => Promise<string | (() => void)>;
}

/** The form of a note, whose typing is kept and which is saved once at a time. It keeps what was typed, whatever happens. */
export function useNoteForm({ kind, noteId, untouched, initial, drafts, save }: Purpose) {
  const { clock } = usePlatform();
  const { tell } = useDialogs();
  const [form, setForm] = useState(initial);
  const [isBusy, setIsBusy] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  function change(changed: Partial<NoteForm>): void {
    if (isBusy) return;
    const next = { ...form, ...changed };
    setForm(next);
    drafts.put(kind, isSameForm(next, untouched) ? undefined : { noteId, form: next });
  }

  async function attempt(): Promise<string[] | (() => void)> {
    try {
      // A draft that is still being written would come after the note that it has become.
      await drafts.settled(kind);
      const done = await save(form);
      if (typeof done === 'string') return [done];
      drafts.forget(kind);
      return done;
    } catch (error) {
      return [noteMessages.notSaved, ...hintsAt(error)];
    }
  }

  async function submit(): Promise<void> {
    if (isBusy || !canBeSaved(form, untouched)) return;
    setIsBusy(true);
    const [done] = await Promise.all([
      attempt(),
      new Promise<void>((resolve) => void clock.setTimer(resolve, savingMillis)),
    ]);
    if (!isShown.current) return;
    setIsBusy(false);
    if (typeof done === 'function') done();
    else await tell({ text: done.map((sentence) => <p key={sentence}>{sentence}</p>) });
  }

  return { form, isBusy, change, submit };
}

/** What else is to be said of a note that the device did not keep. */
function hintsAt(error: unknown): string[] {
  const { kind } = asStorageError(error).problem;
  if (kind === 'full') return [dataLayerMessages.storageFull];
  return kind === 'closed' ? [dataLayerMessages.storageClosed] : [];
}
