import { expect, it } from 'vitest';
import { presetNoteForm } from '#domain/notes/note-form.ts';
import type { NoteDraft, NoteDraftKind } from '#store/note-drafts.ts';
import { createNoteDrafts } from './note-drafts.ts';

const draftOf = (text: string): NoteDraft => ({ noteId: 'a', form: { ...presetNoteForm, text } });

/** A device whose drafts may refuse to be read or kept. */
function device(kept: Partial<Record<NoteDraftKind, NoteDraft>> = {}) {
  const state = { kept, isRefusing: false };
  return {
    state,
    data: {
      async noteDraft(kind: NoteDraftKind) {
        if (state.isRefusing) throw new Error('No');
        return state.kept[kind];
      },
      async keepNoteDraft(kind: NoteDraftKind, draft: NoteDraft | undefined) {
        if (state.isRefusing) throw new Error('No');
        if (draft) state.kept[kind] = draft;
        else delete state.kept[kind];
      },
    },
  };
}

it('begins with what the device has kept, each kind by itself', async () => {
  const { data } = device({ new: draftOf('Half') });
  const drafts = createNoteDrafts(data);
  expect(await drafts.start('new')).toEqual(draftOf('Half'));
  expect(await drafts.start('edit')).toBeUndefined();
});

it('keeps what is put last on the device, and drops it', async () => {
  const { state, data } = device();
  const drafts = createNoteDrafts(data);
  for (const text of ['H', 'Ha', 'Hal']) drafts.put('new', draftOf(text));
  drafts.put('edit', draftOf('Other'));
  await Promise.all([drafts.settled('new'), drafts.settled('edit')]);
  expect(state.kept).toEqual({ new: draftOf('Hal'), edit: draftOf('Other') });
  drafts.put('new', undefined);
  await drafts.settled('new');
  expect(state.kept).toEqual({ edit: draftOf('Other') });
});

it('begins with what was put last, also where it is not written yet or cannot be', async () => {
  const { state, data } = device({ new: draftOf('Old') });
  state.isRefusing = true;
  const drafts = createNoteDrafts(data);
  expect(await drafts.start('new')).toBeUndefined();
  drafts.put('new', draftOf('New'));
  expect(await drafts.start('new')).toEqual(draftOf('New'));
  await drafts.settled('new');
  expect(await drafts.start('new')).toEqual(draftOf('New'));
});

it('forgets what has become a note', async () => {
  const { data } = device({ new: draftOf('Old') });
  const drafts = createNoteDrafts(data);
  drafts.put('new', draftOf('New'));
  drafts.forget('new');
  expect(await drafts.start('new')).toBeUndefined();
});
