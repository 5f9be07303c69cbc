import { expect } from '@playwright/test';
import { emotionWords } from '#content/emotions.ts';
import { noteEmotions } from '#domain/notes/emotions.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';
import { exampleNote } from '../setup/example-notes.ts';
import { expectAccessible } from './rig/accessible.ts';
import { holdTable, recordsIn } from './rig/device.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { completeReflection, letMatrixSitEnd, sittingAt, tapAll } from './rig/matrix.ts';
import {
  deleteQuestion,
  emotionButton,
  noteRows,
  notesOf,
  pressOf,
  saveButton,
  tab,
  tagsField,
  textField,
  writeNote,
} from './rig/notes.ts';
import { dayText } from './rig/past-sits.ts';

journey('a note is written, and stands in the history', async ({ page, server }, { project }) => {
  const person = await notesOf(page, server, {}, '/home');
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Daily Notes' }).click();
  } else {
    await page.getByRole('navigation').getByRole('link', { name: 'Daily Notes' }).click();
  }
  await expect(page).toHaveURL('/notes');
  await expect(page).toHaveTitle('Daily Notes · Ninefold');
  await expect(tab(page, 'Create Note')).toHaveAttribute('aria-selected', 'true');
  await expect(emotionButton(page, 'Neutral')).toBeChecked();
  await expect(page.getByLabel('Energy')).toHaveValue('5');
  await expect(saveButton(page)).toBeDisabled();
  await textField(page).fill(' \n ');
  await expect(saveButton(page)).toBeDisabled();
  await expectAccessible(page, 'create note');

  await writeNote(page, {
    emotion: 'Joy',
    energy: 8,
    text: 'Rain on the roof.\nNothing else.',
    tags: ' home , , rain',
  });
  await expect(page).toHaveURL('/notes?tab=history');
  await expect(tab(page, 'History')).toHaveAccessibleName('History 1 note');
  const row = noteRows(page);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Joy');
  await expect(row).toContainText(/Today, \d\d:\d\d · Energy 8 of 10/);
  await expect(row.getByText('Rain on the roof.\nNothing else.')).toBeVisible();
  await expect(row.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['home', 'rain']);
  await expect(row.getByText('Added after a sit')).toHaveCount(0);
  await expectAccessible(page, 'history with a note');
  const [kept] = await recordsIn<EmotionalNote>(page, person, 'notes');
  expect(kept).toMatchObject({ emotion: 'joy', energyLevel: 8, tags: ['home', 'rain'], source: 'person' });
  expect(await recordsIn(page, person, 'drafts')).toEqual([]);

  // The form is empty again, and the browser's Back leads from tab to tab.
  await tab(page, 'Create Note').click();
  await expect(page).toHaveURL('/notes');
  await expect(textField(page)).toHaveValue('');
  await expect(tagsField(page)).toHaveValue('');
  await expect(emotionButton(page, 'Neutral')).toBeChecked();
  await expect(page.getByLabel('Energy')).toHaveValue('5');
  await page.goBack();
  await expect(tab(page, 'History')).toHaveAttribute('aria-selected', 'true');
  await expect(noteRows(page)).toHaveCount(1);
});

journey('each of the eight emotions is kept as it was chosen @once', async ({ page, server }) => {
  const person = await notesOf(page, server);
  for (const emotion of noteEmotions) {
    await writeNote(page, { emotion: emotionWords[emotion], text: `This is ${emotion}.` });
    const newest = noteRows(page).first();
    await expect(newest).toContainText(`This is ${emotion}.`);
    await expect(newest.getByText(emotionWords[emotion], { exact: true })).toBeVisible();
    await tab(page, 'Create Note').click();
  }
  const kept = await recordsIn<EmotionalNote>(page, person, 'notes');
  expect(kept.map((note) => note.emotion).sort()).toEqual([...noteEmotions].sort());
  for (const { emotion, content } of kept) expect(content).toBe(`This is ${emotion}.`);
});

journey(
  'saving can be read for half a second, and is over only when it is kept @once',
  async ({ page, server }) => {
    const person = await notesOf(page, server);
    await page.clock.install();
    await page.reload();
    await textField(page).fill('Rain on the roof.');
    await page.clock.pauseAt(Date.now() + 60_000);
    await saveButton(page).click();
    await expect(saveButton(page)).toHaveText('Saving...');
    await expect(saveButton(page)).toBeDisabled();
    await expect.poll(() => recordsIn(page, person, 'notes')).toHaveLength(1);
    await page.clock.runFor(499);
    await expect(textField(page)).toHaveValue('Rain on the roof.');
    await saveButton(page).press('Enter');
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(page.getByText('The note was saved.')).toBeVisible();
    await expect(noteRows(page)).toHaveCount(1);

    // A device that is slower than that takes as long as it takes.
    await tab(page, 'Create Note').click();
    await textField(page).fill('Still raining.');
    await expect.poll(() => recordsIn(page, person, 'drafts')).toHaveLength(1);
    const letGo = await holdTable(page, person, 'notes');
    await saveButton(page).click();
    await page.clock.runFor(5000);
    await expect(saveButton(page)).toHaveText('Saving...');
    await expect(textField(page)).toHaveValue('Still raining.');
    await letGo();
    await expect(noteRows(page)).toHaveCount(2);
  },
);

journey('without notes the history says so, and while they are read, too', async ({ page, server }) => {
  const person = await notesOf(page, server, {}, '/notes?tab=history');
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  await expect(tab(page, 'History')).toHaveAccessibleName('History 0 notes');
  await expect(page.getByRole('searchbox').or(page.getByLabel('Search your notes'))).toHaveCount(0);
  await expectAccessible(page, 'history without notes');
  await page.goto('/notes');
  await expect(saveButton(page)).toBeVisible();
  const letGo = await holdTable(page, person, 'notes');
  await tab(page, 'History').click();
  await expect(page.getByText('Loading your notes...')).toBeVisible();
  await letGo();
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
});

journey('a note has limits, each said before the wall @once', async ({ page, server }) => {
  const person = await notesOf(page, server);
  await textField(page).fill('a'.repeat(8999));
  await expect(page.getByText(/characters? left/)).toHaveCount(0);
  await textField(page).fill('a'.repeat(9000));
  await expect(page.getByText('1000 characters left')).toBeVisible();
  await textField(page).fill('a'.repeat(10_001));
  const tooLong = page.getByText('A note has at most 10,000 characters. Shorten it to save it.');
  await expect(tooLong).toBeVisible();
  await expect(textField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(saveButton(page)).toBeDisabled();
  await expectAccessible(page, 'create note, too long');
  await textField(page).press('Backspace');
  await expect(tooLong).toHaveCount(0);
  await expect(page.getByText('0 characters left')).toBeVisible();

  const tags = Array.from({ length: 21 }, (_, at) => `tag ${at + 1}`);
  await tagsField(page).fill(tags.slice(0, 19).join(','));
  await expect(page.getByText('Room for 1 more tag')).toBeVisible();
  await tagsField(page).fill(tags.join(','));
  await expect(page.getByText('A note has at most 20 tags. Remove some to save it.')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await tagsField(page).fill(`rain, ${'a'.repeat(51)}`);
  await expect(page.getByText('A tag has at most 50 characters.')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await tagsField(page).fill(` ,${tags.slice(0, 20).join(' , ')},,`);
  await saveButton(page).click();
  await expect(page.getByText('The note was saved.')).toBeVisible();
  const [kept] = await recordsIn<EmotionalNote>(page, person, 'notes');
  expect(kept?.tags).toEqual(tags.slice(0, 20));
  expect(kept?.content).toBe('a'.repeat(10_000));

  // A long note is cut short in the list, and opens.
  const open = noteRows(page).getByRole('button', { name: 'Show the whole note' });
  const text = noteRows(page).getByText(/^a+$/);
  const heightOf = async () => (await text.boundingBox())?.height ?? 0;
  const short = await heightOf();
  await open.click();
  await expect.poll(heightOf).toBeGreaterThan(short * 5);
  await noteRows(page).getByRole('button', { name: 'Show less' }).click();
  await expect.poll(heightOf).toBe(short);
});

journey('a note is deleted when that is meant, and brought back', async ({ page, server }) => {
  const notes = [
    exampleNote(),
    exampleNote({ noteId: 'other', timestamp: '2026-11-20T08:00:00.000Z', emotion: 'sad' }),
  ];
  const person = await notesOf(page, server, { notes }, '/notes?tab=history');
  await expect(noteRows(page)).toHaveCount(2);
  await pressOf(noteRows(page).first(), 'Delete');
  await expect(deleteQuestion(page)).toBeVisible();
  await expectAccessible(page, 'delete question');
  await deleteQuestion(page).getByRole('button', { name: 'Keep it' }).click();
  await expect(noteRows(page)).toHaveCount(2);
  await pressOf(noteRows(page).first(), 'Delete');
  await page.keyboard.press('Escape');
  await expect(deleteQuestion(page)).toHaveCount(0);
  await expect(noteRows(page)).toHaveCount(2);

  await pressOf(noteRows(page).first(), 'Delete');
  await deleteQuestion(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The note was deleted.')).toBeVisible();
  await expect(noteRows(page)).toHaveCount(1);
  await expect(tab(page, 'History')).toHaveAccessibleName('History 1 note');
  expect(await recordsIn(page, person, 'notes')).toEqual(notes.slice(1));
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expectAccessible(page, 'history, one note deleted');
  await undo.click();
  await expect(page.getByText('The note is back.')).toBeVisible();
  await expect(noteRows(page)).toHaveCount(2);
  expect(await recordsIn(page, person, 'notes')).toEqual(notes);
});

journey('a note is edited: its moment stays, and it says that it was', async ({ page, server }) => {
  const notes = [exampleNote({ tags: ['home', 'a, b'] })];
  const person = await notesOf(page, server, { notes }, '/notes?tab=history&emotion=calm');
  await pressOf(noteRows(page), 'Edit');
  await expect(page.getByRole('heading', { name: 'Edit note' })).toBeFocused();
  await expect(textField(page)).toHaveValue('Rain on the roof.');
  await expect(emotionButton(page, 'Calm')).toBeChecked();
  await expectAccessible(page, 'edit note');

  // What is half changed outlives a reload and a way round; Cancel drops it.
  await textField(page).fill('Rain on the');
  await expect.poll(() => recordsIn(page, person, 'drafts')).toHaveLength(1);
  await page.reload();
  await expect(textField(page)).toHaveValue('Rain on the');
  await page.goBack();
  await expect(page).toHaveURL('/notes?tab=history&emotion=calm');
  await pressOf(noteRows(page), 'Edit');
  await expect(textField(page)).toHaveValue('Rain on the');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(noteRows(page)).toContainText('Rain on the roof.');
  await pressOf(noteRows(page), 'Edit');
  await expect(textField(page)).toHaveValue('Rain on the roof.');

  await textField(page).fill('Rain on the roof, all night.');
  await pointer.choose(emotionButton(page, 'Thoughtful'));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The note was changed.')).toBeVisible();
  // It was filtered by what it is not any more.
  await expect(page.getByRole('heading', { name: 'No note matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all notes' }).click();
  await expect(page).toHaveURL('/notes?tab=history');
  await expect(noteRows(page)).toContainText('Thoughtful');
  await expect(noteRows(page)).toContainText('Rain on the roof, all night.');
  await expect(noteRows(page).getByText('edited')).toBeVisible();
  const [kept] = await recordsIn<EmotionalNote>(page, person, 'notes');
  const { editedAt, ...rest } = kept ?? exampleNote();
  expect(editedAt).toBeDefined();
  expect(rest).toEqual({
    ...exampleNote({ tags: ['home', 'a, b'] }),
    content: 'Rain on the roof, all night.',
    emotion: 'thoughtful',
  });
});

journey('an address of a note that is gone says so @once', async ({ page, server }) => {
  await notesOf(page, server, {}, '/notes?edit=nobody');
  await expect(page.getByText('This note is no longer on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to your notes' }).click();
  await expect(page).toHaveURL('/notes?tab=history');
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
});

journey('notes are searched and filtered, and the address keeps the filters', async ({ page, server }) => {
  const at = (daysAgo: number) => `${dayText(daysAgo)}T10:00:00.000Z`;
  const notes = [
    exampleNote({ noteId: '1', timestamp: at(0), content: 'Élan in the café.', emotion: 'joy' }),
    exampleNote({ noteId: '2', timestamp: at(1), content: 'Late train.', tags: ['work', 'café'] }),
    exampleNote({ noteId: '3', timestamp: at(9), emotion: 'peaceful', tags: [] }),
    exampleNote({
      noteId: '4',
      timestamp: '2025-01-05T10:00:00.000Z',
      emotion: 'hungry',
      source: 'practice',
    }),
  ];
  await notesOf(page, server, { notes }, '/notes?tab=history');
  await expect(noteRows(page)).toHaveCount(4);
  await expect(noteRows(page).nth(0)).toContainText('Today');
  await expect(noteRows(page).nth(1)).toContainText('Yesterday');
  await expect(noteRows(page).nth(2)).toContainText(/Calm\d{1,2} [A-Z][a-z]{2}(?: \d{4})?, 1\d:00/);
  await expect(noteRows(page).nth(3)).toContainText('hungry5 Jan 2025, 11:00');
  await expect(page.getByText(/of 4 notes/)).toHaveCount(0);

  const search = page.getByLabel('Search your notes');
  await search.fill('CAFE');
  await expect(noteRows(page)).toHaveCount(2);
  await expect(page.getByText('2 of 4 notes')).toBeVisible();
  await search.fill('cafe late');
  await expect(noteRows(page)).toHaveCount(1);
  await search.fill('nowhere');
  await expect(page.getByRole('heading', { name: 'No note matches' })).toBeVisible();
  await expectAccessible(page, 'history, nothing found');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(noteRows(page)).toHaveCount(4);

  await page.getByLabel('Emotion').selectOption('Calm');
  await expect(noteRows(page)).toHaveCount(2);
  await page.getByLabel('Tag', { exact: true }).selectOption('work');
  await expect(noteRows(page)).toHaveCount(1);
  await expect(page).toHaveURL('/notes?tab=history&emotion=calm&tag=work');
  await page.reload();
  await expect(noteRows(page)).toHaveCount(1);
  await expect(page.getByText('1 of 4 notes')).toBeVisible();
  await expectAccessible(page, 'history, filtered');
  await page.getByLabel('Written by').selectOption('Practice');
  await page.getByRole('button', { name: 'Show all notes' }).click();
  await page.getByLabel('Written by').selectOption('Practice');
  await expect(noteRows(page)).toHaveCount(1);
  await expect(noteRows(page)).toContainText('Added after a sit');
  // The filters are one step of the history, not many.
  await tab(page, 'Create Note').click();
  await page.goBack();
  await expect(page).toHaveURL('/notes?tab=history&source=practice');
  await expect(noteRows(page)).toHaveCount(1);
});

journey('what practice writes after a sit is told apart', async ({ page, server }) => {
  const person = await sittingAt(page, server, 2);
  await tapAll(page, pointer, ['present', 'worry']);
  await letMatrixSitEnd(page);
  await completeReflection(page, pointer);
  await page.goto('/notes');
  await writeNote(page, { text: 'My own words.' });
  await expect(noteRows(page)).toHaveCount(2);
  const own = noteRows(page).filter({ hasText: 'My own words.' });
  const byPractice = noteRows(page).filter({ hasText: 'Added after a sit' });
  await expect(own).toHaveCount(1);
  await expect(own).not.toContainText('Added after a sit');
  await expect(byPractice).toHaveCount(1);
  await expect(byPractice).toContainText('Accomplished');
  await expect(byPractice).toContainText('Grateful for');
  await expect(byPractice).toContainText('pahm-practice');
  await expectAccessible(page, 'history with a note of practice');
  await page.getByLabel('Written by').selectOption('Me');
  await expect(noteRows(page)).toHaveCount(1);
  await expect(noteRows(page)).toContainText('My own words.');

  // It may be put in one's own words, and stays what practice wrote; its emotion is no button, and stays, too.
  await page.getByLabel('Written by').selectOption('Practice');
  await pressOf(byPractice, 'Edit');
  await expect(emotionButton(page, 'Accomplished')).toBeChecked();
  await textField(page).fill('It was good.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(byPractice).toContainText('It was good.');
  await expect(byPractice).toContainText('Accomplished');
  await expect(byPractice.getByText('edited')).toBeVisible();
  const kept = await recordsIn<EmotionalNote>(page, person, 'notes');
  expect(kept.map(({ source }) => source).sort()).toEqual(['person', 'practice']);
});
