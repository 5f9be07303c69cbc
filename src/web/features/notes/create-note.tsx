import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { noteMessages } from '#content/messages/notes.ts';
import { noteFormWords } from '#content/screens/notes.ts';
import { emotionalNoteSchema } from '#domain/notes/note.ts';
import { canBeSaved, type NoteForm, noteOfForm, presetNoteForm } from '#domain/notes/note-form.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';
import type { NoteDraft } from '#store/note-drafts.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import type { NoteDrafts } from './note-drafts.ts';
import { NoteFields } from './note-fields.tsx';
import type { NoteNews } from './use-note-changes.ts';
import { useNoteForm } from './use-note-form.tsx';

interface CreateNoteProps {
  drafts: NoteDrafts;
  tell: (news: NoteNews) => void;
}

/** The tab in which a note is written; what was half written stands there again. */
export function CreateNote({ drafts, tell }: CreateNoteProps) {
  const { newId } = usePlatform();
  const [start, setStart] = useState<NoteDraft>();
  useEffect(() => {
    let isWanted = true;
    void drafts.start('new').then((kept) => {
      if (isWanted) setStart(kept ?? { noteId: newId(), form: presetNoteForm });
    });
    return () => {
      isWanted = false;
    };
  }, [drafts, newId]);
  return start && <CreateNoteForm start={start} drafts={drafts} tell={tell} />;
}

/** One form makes one note, however often saving is tried. */
function CreateNoteForm({ start, drafts, tell }: CreateNoteProps & { start: NoteDraft }) {
  const data = useLocalData();
  const { clock } = usePlatform();
  const navigate = useNavigate();
  const { noteId } = start;
  const { form, isBusy, change, submit } = useNoteForm({
    kind: 'new',
    noteId,
    untouched: presetNoteForm,
    initial: start.form,
    drafts,
    save,
  });

  async function save(written: NoteForm): Promise<string | (() => void)> {
    const note = emotionalNoteSchema.safeParse(noteOfForm(written, noteId, clock.instant()));
    // What could not be read again is not written: where the device's clock is beyond all years, say.
    if (!note.success) return noteMessages.notCreated;
    await data.addNote(note.data);
    return () => {
      tell({ kind: 'saved' });
      void navigate({ to: '/notes', search: { tab: 'history' } });
    };
  }

  return (
    <form
      noValidate
      className="flex grow flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <NoteFields form={form} before={presetNoteForm} isBusy={isBusy} change={change} />
      <ActionBar>
        <Button type="submit" className="grow" busy={isBusy} disabled={!canBeSaved(form)}>
          {isBusy ? noteFormWords.saving : noteFormWords.save}
        </Button>
      </ActionBar>
    </form>
  );
}
