import { afterEach, describe, expect, test, vi } from 'vitest';
import { editedNote, formOfNote, type NoteForm, presetNoteForm } from '#domain/notes/note-form.ts';
import {
  contents,
  noteOf,
  openDevice,
  openQuietDevice,
  putRaw,
  recordOf,
  removeDevices,
} from '../../../tests/setup/store-device.ts';
import { StorageError } from './storage-error.ts';

afterEach(removeDevices);

/** A note that the person wrote themselves. */
function ownNote(noteId: string, timestamp = '2026-11-21T08:00:00.000Z') {
  const { sessionId: _, gratitude: __, ...note } = noteOf(noteId, { noteId, timestamp, source: 'person' });
  return { ...note, practiceDay: timestamp.slice(0, 10) };
}

const half: NoteForm = { ...presetNoteForm, text: 'Half a sen', tags: 'work, ' };

describe('a note', () => {
  test('that was added is on the device when the call resolves, and its draft is gone', async () => {
    const { data, identity } = await openQuietDevice();
    await data.keepNoteDraft('new', { noteId: 'a', form: half });
    await data.addNote(ownNote('a'));
    const kept = await contents(identity.uid);
    expect(kept.notes).toEqual([ownNote('a')]);
    expect(kept.drafts).toEqual([]);
    expect(await data.note('a')).toEqual(ownNote('a'));
  });

  test('that is added again is one note, as it was last', async () => {
    const { data } = await openQuietDevice();
    await data.addNote(ownNote('a'));
    await data.addNote({ ...ownNote('a'), content: 'Typed on.' });
    expect(await data.notes()).toMatchObject([{ content: 'Typed on.' }]);
    expect(await data.noteCount()).toBe(1);
  });

  test.each([
    ['markup', '<img src=x onerror=alert(1)><script>alert(2)</script>'],
    ['another direction', '\u202eמילים\u202c and \u2066words\u2069'],
    ['signs of several parts', '👩‍👩‍👧‍👦 e\u0301 \u0000 \ud83d'],
    ['all the characters that fit', 'ä'.repeat(10_000)],
  ])('with %s is kept to the letter', async (_what, content) => {
    const { data } = await openQuietDevice();
    await data.addNote({ ...ownNote('a'), content, tags: [content] });
    expect(await data.note('a')).toEqual({ ...ownNote('a'), content, tags: [content] });
  });

  test('that is changed keeps its moment and what else it holds, and the draft of the change is gone', async () => {
    const { data, identity } = await openQuietDevice();
    await data.recordSit(recordOf('a'));
    const before = noteOf('a');
    await data.keepNoteDraft('edit', { noteId: 'a-note', form: half });
    const form = { ...formOfNote(before), text: 'What I saw.' };
    const at = '2026-11-21T09:00:00.000Z';
    expect(await data.changeNote('a-note', (note) => editedNote(note, form, at))).toBe(true);
    expect(await data.note('a-note')).toEqual({ ...before, content: 'What I saw.', editedAt: at });
    expect((await contents(identity.uid)).drafts).toEqual([]);
  });

  test('that is gone is not changed, is not made again, and what was typed stays', async () => {
    const { data } = await openQuietDevice();
    await data.keepNoteDraft('edit', { noteId: 'a', form: half });
    expect(await data.changeNote('a', (note) => ({ ...note, content: 'Other.' }))).toBe(false);
    expect(await data.notes()).toEqual([]);
    expect(await data.noteDraft('edit')).toEqual({ noteId: 'a', form: half });
  });

  test('that is deleted takes a change of it along, and its undoing brings it back', async () => {
    const { data, identity } = await openQuietDevice();
    await data.addNote(ownNote('a'));
    await data.addNote(ownNote('b'));
    await data.keepNoteDraft('edit', { noteId: 'a', form: half });
    const deleted = await data.deleteNote('a');
    expect(deleted).toEqual(ownNote('a'));
    expect(await data.notes()).toEqual([ownNote('b')]);
    expect((await contents(identity.uid)).drafts).toEqual([]);
    expect(await data.deleteNote('a')).toBeUndefined();
    for (let twice = 0; twice < 2; twice += 1) await data.restoreNote(ownNote('a'));
    expect(await data.notes()).toHaveLength(2);
  });

  test('that is deleted leaves the change of another one', async () => {
    const { data } = await openQuietDevice();
    await data.addNote(ownNote('a'));
    await data.keepNoteDraft('edit', { noteId: 'b', form: half });
    await data.deleteNote('a');
    expect(await data.noteDraft('edit')).toMatchObject({ noteId: 'b' });
  });
});

test('notes come oldest first, whatever their ids', async () => {
  const { data } = await openQuietDevice();
  await data.addNote(ownNote('b', '2026-11-20T08:00:00.000Z'));
  await data.addNote(ownNote('a', '2026-11-21T08:00:00.000Z'));
  await data.addNote(ownNote('c', '2025-11-21T08:00:00.000Z'));
  expect((await data.notes()).map(({ noteId }) => noteId)).toEqual(['c', 'b', 'a']);
});

test('notes and their count are followed, also what another connection writes', async () => {
  const { data, ...device } = await openQuietDevice();
  const other = await openDevice(device);
  const seen: [number, number][] = [];
  const end = data.watch(
    async () => [await data.noteCount(), (await data.notes()).length] as [number, number],
    (counts) => seen.push(counts),
    () => {},
  );
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([0, 0]));
  await data.addNote(ownNote('a'));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([1, 1]));
  await other.data.addNote(ownNote('b'));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([2, 2]));
  await data.deleteNote('a');
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([1, 1]));
  end();
});

test('what is typed into a draft wakes nobody who follows the notes', async () => {
  const { data } = await openQuietDevice();
  await data.addNote(ownNote('a'));
  let answers = 0;
  data.watch(
    () => data.notes(),
    () => {
      answers += 1;
    },
    () => {},
  );
  await vi.waitFor(() => expect(answers).toBe(1));
  await data.keepNoteDraft('new', { noteId: 'b', form: half });
  await data.keepNoteDraft('new', undefined);
  // Were the notes read again for either of these, it would be before this one is followed.
  let others = 0;
  data.watch(
    () => data.noteDraft('new'),
    () => {
      others += 1;
    },
    () => {},
  );
  await vi.waitFor(() => expect(others).toBe(1));
  await data.keepNoteDraft('new', { noteId: 'b', form: half });
  await vi.waitFor(() => expect(others).toBe(2));
  expect(answers).toBe(1);
});

describe('a draft', () => {
  test('is the one that was kept last, and of its own kind', async () => {
    const first = await openQuietDevice();
    await first.data.keepNoteDraft('new', { noteId: 'a', form: presetNoteForm });
    await first.data.keepNoteDraft('new', { noteId: 'a', form: half });
    await first.data.keepNoteDraft('edit', { noteId: 'b', form: presetNoteForm });
    first.data.close();
    const { data } = await openDevice(first);
    expect(await data.noteDraft('new')).toEqual({ noteId: 'a', form: half });
    expect(await data.noteDraft('edit')).toEqual({ noteId: 'b', form: presetNoteForm });
    await data.keepNoteDraft('new', undefined);
    expect(await data.noteDraft('new')).toBeUndefined();
    expect(await data.noteDraft('edit')).toBeDefined();
  });

  test('that does not parse is set aside, and nothing is half written', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { data, identity } = await openQuietDevice();
    await putRaw(identity.uid, 'drafts', [{ key: 'note', noteId: 'a', form: { ...half, energyLevel: 11 } }]);
    expect(await data.noteDraft('new')).toBeUndefined();
    expect(await data.setAsideRecords()).toMatchObject([{ table: 'drafts', record: { noteId: 'a' } }]);
    warned.mockRestore();
  });
});

test('a closed connection says so, whatever is asked of the notes', async () => {
  const { data } = await openQuietDevice();
  data.close();
  const asked = [
    data.notes(),
    data.note('a'),
    data.noteCount(),
    data.addNote(ownNote('a')),
    data.changeNote('a', (note) => note),
    data.deleteNote('a'),
    data.restoreNote(ownNote('a')),
    data.noteDraft('new'),
    data.keepNoteDraft('new', undefined),
  ];
  for (const outcome of await Promise.allSettled(asked)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { problem: { kind: 'closed' } } });
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StorageError);
  }
});
