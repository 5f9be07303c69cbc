import { useEffect, useState } from 'react';
import { noteMessages } from '#content/messages/notes.ts';
import { noteFormWords } from '#content/screens/notes.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';
import { canBeSaved, editedNote, formOfNote, type NoteForm } from '#domain/notes/note-form.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { useOpenedTitleFocus } from '#ui/title-focus.ts';
import type { NoteDrafts } from './note-drafts.ts';
import { NoteFields } from './note-fields.tsx';
import { useBackToHistory } from './notes-address.ts';
import type { NoteNews } from './use-note-changes.ts';
import { useNoteForm } from './use-note-form.tsx';

interface EditNoteProps {
  noteId: string;
  drafts: NoteDrafts;
  tell: (news: NoteNews) => void;
}

/** What is known of the note that is to be edited. */
type Found = { note: EmotionalNote; initial: NoteForm } | { problem: string };

/** Editing a note; a change that was half made stands there again. */
export function EditNote({ noteId, drafts, tell }: EditNoteProps) {
  const data = useLocalData();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    async function find(): Promise<Found> {
      const [note, draft] = await Promise.all([data.note(noteId), drafts.start('edit')]);
      if (!note) return { problem: noteMessages.gone };
      return { note, initial: draft?.noteId === noteId ? draft.form : formOfNote(note) };
    }
    find()
      .catch(() => ({ problem: noteMessages.notLoaded }))
      .then((answer) => isWanted && setFound(answer));
    return () => {
      isWanted = false;
    };
  }, [data, drafts, noteId]);
  if (!found) {
    return (
      <Page width="narrow">
        <Loading />
      </Page>
    );
  }
  if ('problem' in found) return <NotThere problem={found.problem} />;
  return <EditNoteForm {...found} drafts={drafts} tell={tell} />;
}

type EditNoteFormProps = Pick<EditNoteProps, 'drafts' | 'tell'> & { note: EmotionalNote; initial: NoteForm };

function EditNoteForm({ note, initial, drafts, tell }: EditNoteFormProps) {
  const data = useLocalData();
  const { clock } = usePlatform();
  const back = useBackToHistory();
  const { noteId } = note;
  const untouched = formOfNote(note);
  const { form, isBusy, change, submit } = useNoteForm({
    kind: 'edit',
    noteId,
    untouched,
    initial,
    drafts,
    async save(written) {
      const isThere = await data.changeNote(noteId, (stored) => editedNote(stored, written, clock.instant()));
      if (!isThere) return noteMessages.gone;
      return () => {
        tell({ kind: 'changed' });
        back();
      };
    },
  });
  useOpenedTitleFocus();

  function cancel(): void {
    drafts.put('edit', undefined);
    back();
  }

  return (
    <Page width="narrow">
      <PageTitle title={noteFormWords.editTitle} />
      <form
        noValidate
        className="flex grow flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <NoteFields
          form={form}
          before={untouched}
          isBusy={isBusy}
          change={change}
          ownEmotion={note.emotion}
        />
        <ActionBar>
          <Button variant="quiet" onClick={cancel}>
            {noteFormWords.cancel}
          </Button>
          <Button type="submit" className="grow" busy={isBusy} disabled={!canBeSaved(form, untouched)}>
            {isBusy ? noteFormWords.saving : noteFormWords.saveChanges}
          </Button>
        </ActionBar>
      </form>
    </Page>
  );
}

/** The address names a note that is not on this device, or that could not be read. */
function NotThere({ problem }: { problem: string }) {
  const back = useBackToHistory();
  return (
    <Page width="narrow">
      <PageTitle title={noteFormWords.editTitle} />
      <Notice tone="warning">{problem}</Notice>
      <ActionBar>
        <Button className="grow" onClick={back}>
          {noteFormWords.backToHistory}
        </Button>
      </ActionBar>
    </Page>
  );
}
