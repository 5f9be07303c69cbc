import { expect } from '@playwright/test';
import type { EmotionalNote } from '#domain/notes/note.ts';
import { exampleNote, manyNotes } from '../setup/example-notes.ts';
import { expectAccessible } from './rig/accessible.ts';
import { recordsIn } from './rig/device.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { tabTo } from './rig/keyboard.ts';
import {
  deleteQuestion,
  emotionButton,
  noteRows,
  notesOf,
  pressOf,
  refuseNotes,
  saveButton,
  tab,
  tagsField,
  textField,
  writeNote,
} from './rig/notes.ts';

journey(
  'what is half written outlives a reload, another tab and another screen @phone',
  async ({ page, server }) => {
    const person = await notesOf(page, server);
    await pointer.choose(emotionButton(page, 'Stressed'));
    await page.getByLabel('Energy').fill('2');
    await textField(page).fill('Half a sen');
    await tagsField(page).fill('work, ');
    const drafts = () => recordsIn<{ form: { tags: string } }>(page, person, 'drafts');
    await expect.poll(async () => (await drafts()).map(({ form }) => form.tags)).toEqual(['work, ']);
    const expectThere = async () => {
      await expect(emotionButton(page, 'Stressed')).toBeChecked();
      await expect(page.getByLabel('Energy')).toHaveValue('2');
      await expect(textField(page)).toHaveValue('Half a sen');
      await expect(tagsField(page)).toHaveValue('work, ');
    };
    await page.reload();
    await expectThere();
    await tab(page, 'History').click();
    await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
    await tab(page, 'Create Note').click();
    await expectThere();
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
    await page.goto('/notes');
    await expectThere();

    await textField(page).fill('Half a sentence.');
    await saveButton(page).click();
    await expect(noteRows(page)).toContainText('Half a sentence.');
    await page.goto('/notes');
    await expect(textField(page)).toHaveValue('');
    expect(await drafts()).toEqual([]);
  },
);

journey(
  'a note that the device does not keep says so, and stays on the screen @phone',
  async ({ page, server }) => {
    const person = await notesOf(page, server);
    const letGo = await refuseNotes(page);
    await pointer.choose(emotionButton(page, 'Sad'));
    await textField(page).fill('Rain on the roof.');
    await tagsField(page).fill('home');
    await saveButton(page).click();
    const message = page.getByRole('alertdialog', { name: 'Failed to save note. Please try again.' });
    await expect(message).toBeVisible();
    await expectAccessible(page, 'note not saved');
    await message.getByRole('button', { name: 'OK' }).click();
    await expect(emotionButton(page, 'Sad')).toBeChecked();
    await expect(textField(page)).toHaveValue('Rain on the roof.');
    await expect(tagsField(page)).toHaveValue('home');
    await expect(tab(page, 'History')).toHaveAccessibleName('History 0 notes');
    expect(await recordsIn(page, person, 'notes')).toEqual([]);
    await letGo();
    await saveButton(page).click();
    await expect(noteRows(page)).toHaveCount(1);
    await expect(noteRows(page)).toContainText('Rain on the roof.');

    // The same when it is edited, deleted or brought back.
    await refuseNotes(page, 'QuotaExceededError');
    await pressOf(noteRows(page), 'Edit');
    await textField(page).fill('Rain, all night.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const full = page.getByRole('alertdialog', { name: 'Failed to save note. Please try again.' });
    await expect(full).toContainText('The storage of this device is full');
    await full.getByRole('button', { name: 'OK' }).click();
    await expect(textField(page)).toHaveValue('Rain, all night.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(noteRows(page)).toContainText('Rain on the roof.');
    await pressOf(noteRows(page), 'Delete');
    await deleteQuestion(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('This note could not be brought back. Please try again.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
    await page.evaluate(() => void Reflect.deleteProperty(window, 'areNotesRefused'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(noteRows(page)).toContainText('Rain on the roof.');

    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException('No', 'UnknownError');
      };
    });
    await pressOf(noteRows(page), 'Delete');
    await deleteQuestion(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('This note could not be deleted, so it is still here.')).toBeVisible();
    await expect(noteRows(page)).toHaveCount(1);
  },
);

journey('notes that cannot be read say so, and are asked for again @once', async ({ page, server }) => {
  await notesOf(page, server, { notes: [exampleNote()] });
  await expect(saveButton(page)).toBeVisible();
  await page.evaluate(() => {
    const { getAll } = IDBObjectStore.prototype;
    let failures = 1;
    IDBObjectStore.prototype.getAll = function (this: IDBObjectStore, query, count) {
      if (this.name === 'notes' && failures > 0) {
        failures -= 1;
        throw new DOMException('No', 'UnknownError');
      }
      return getAll.call(this, query, count);
    };
  });
  await tab(page, 'History').click();
  await expect(page.getByText('Your notes could not be read just now. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(noteRows(page)).toHaveCount(1);
});

journey('a note whose moment no calendar knows is not made @once', async ({ page, server }) => {
  const person = await notesOf(page, server);
  await expect(saveButton(page)).toBeVisible();
  // The clock of a device that has lost its battery, or more than that.
  await page.evaluate(() => {
    Date.prototype.toISOString = () => '+012026-11-21T08:00:00.000Z';
  });
  await textField(page).fill('Rain on the roof.');
  await saveButton(page).click();
  const message = page.getByRole('alertdialog', { name: 'Failed to create note. Please try again.' });
  await message.getByRole('button', { name: 'OK' }).click();
  await expect(textField(page)).toHaveValue('Rain on the roof.');
  expect(await recordsIn(page, person, 'notes')).toEqual([]);
});

journey('pressing Save many times makes one note @once', async ({ page, server }) => {
  const person = await notesOf(page, server);
  await textField(page).fill('Rain on the roof.');
  await saveButton(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 50; press += 1) button.click();
  });
  await expect(page.getByText('The note was saved.')).toBeVisible();
  expect(await recordsIn(page, person, 'notes')).toHaveLength(1);
});

journey('two tabs see each other’s notes @phone', async ({ page, server, context }) => {
  await notesOf(page, server, {}, '/notes?tab=history');
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/notes');
  await writeNote(other, { text: 'From the other tab.' });
  await expect(noteRows(page)).toContainText('From the other tab.');
  await pressOf(noteRows(page), 'Delete');
  await deleteQuestion(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
});

const hostile = [
  '<img src=x onerror="window.ran=1"><script>window.ran=2</script>',
  '"><svg onload=window.ran=3>',
  '{{constructor.constructor("window.ran=4")()}} <%= window.ran=5 %> javascript:window.ran=6',
  '\u202eelbats si siht\u202c \u2066כל הלילה\u2069 ‏مطر على السطح',
  '👩‍👩‍👧‍👦🏳️‍🌈 Z͑ͫ̓ͪ̂ͫ̽a̴l͎g͐o \u200b\u2028 & &amp; &#60;',
  `${'<b>long</b> '.repeat(800)}end`,
] as const;

journey('whatever is written is kept to the letter and never run @phone', async ({ page, server }) => {
  const person = await notesOf(page, server);
  for (const text of hostile) {
    await writeNote(page, { text, tags: text.replaceAll(',', ';').slice(0, 50) });
    const open = noteRows(page).first().getByRole('button', { name: 'Show the whole note' });
    if (text.length > 600) await open.click();
    const shown = noteRows(page).first().locator('[dir=auto]').first();
    expect(await shown.evaluate((element) => element.textContent)).toBe(text);
    await tab(page, 'Create Note').click();
  }
  await page.goto('/notes?tab=history');
  await expect(noteRows(page).first()).toContainText('end');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(noteRows(page).locator('script, img, b')).toHaveCount(0);
  const kept = await recordsIn<EmotionalNote>(page, person, 'notes');
  expect(kept.map(({ content }) => content).sort()).toEqual([...hostile].sort());
  // Nothing makes the page wider than the window.
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  // As a search, each finds its own note.
  for (const text of [hostile[0], hostile[3]]) {
    await page.getByLabel('Search your notes').fill(text);
    await expect(noteRows(page)).toHaveCount(1);
  }
});

journey('daily notes work by keyboard alone @desk', async ({ page, server }) => {
  const notes = Array.from({ length: 40 }, (_, at) =>
    exampleNote({
      noteId: `${at}`,
      content: `Note ${at}.`,
      timestamp: new Date(Date.UTC(2026, 0, 1, 40 - at)).toISOString(),
    }),
  );
  await notesOf(page, server, { notes });
  const { keyboard } = page;
  await tabTo(page, emotionButton(page, 'Neutral'));
  await keyboard.press('ArrowRight');
  await expect(emotionButton(page, 'Thoughtful')).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await expect(page.getByLabel('Energy')).toHaveValue('6');
  await keyboard.press('Tab');
  await keyboard.type('By keyboard.');
  await keyboard.press('Tab');
  await keyboard.type('keys, desk');
  await keyboard.press('Enter');
  await expect(page.getByText('The note was saved.')).toBeVisible();
  await expect(noteRows(page).first()).toContainText('By keyboard.');
  await expect(noteRows(page).first()).toContainText('Energy 6 of 10');

  // From what was said about it Tab goes on to the search, the filters and note after note, also of those out of sight.
  const search = page.getByLabel('Search your notes');
  await tabTo(page, search);
  const wanted = page.getByRole('listitem').filter({ hasText: 'Note 30.' });
  for (
    let presses = 0;
    presses < 120 &&
    !(await page.evaluate(() => document.activeElement?.closest('li')?.textContent?.includes('Note 30.')));
    presses += 1
  ) {
    await keyboard.press('Tab');
  }
  await expect(wanted.getByRole('button', { name: /^Edit/ })).toBeFocused();
  await expect(wanted).toBeInViewport();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(deleteQuestion(page)).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByText('The note was deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('The note is back.')).toBeVisible();

  // The arrow keys lead along the tabs.
  await page.evaluate(() => window.scrollTo(0, 0));
  await tab(page, 'History').focus();
  await keyboard.press('ArrowLeft');
  await expect(tab(page, 'Create Note')).toBeFocused();
  await keyboard.press('Enter');
  await expect(textField(page)).toHaveValue('');
});

const many = 10_000;

journey('10,000 notes are scrolled, searched and written beside @phone', async ({ page, server }) => {
  const notes = manyNotes(many, Date.now() - 60_000);
  const person = await notesOf(page, server, { notes }, '/notes?tab=history');
  const list = page.getByRole('list', { name: 'History', exact: true });
  await expect(noteRows(page).first()).toContainText('Note 0.');
  await expect(tab(page, 'History')).toHaveAccessibleName('History 10000 notes');
  // Only a window of them is in the page, and each says which it is.
  expect(await noteRows(page).count()).toBeLessThan(40);
  await expect(noteRows(page).first()).toHaveAttribute('aria-posinset', '1');
  await expect(noteRows(page).first()).toHaveAttribute('aria-setsize', String(many));
  await expectAccessible(page, 'history with 10,000 notes');

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  // A few stand ready above the window.
  const inTheMiddle = noteRows(page).filter({ hasText: /Note [45]\d\d\d\./ });
  await expect(inTheMiddle.nth(8)).toBeInViewport();
  // What stands together lies together: no row over another, no gap.
  const boxes = await Promise.all((await noteRows(page).all()).map((row) => row.boundingBox()));
  for (const [at, box] of boxes.entries()) {
    const before = boxes[at - 1];
    if (box && before) expect(Math.abs(box.y - before.y - before.height)).toBeLessThan(1.5);
  }
  await page.keyboard.press('End');
  const last = noteRows(page).filter({ hasText: `Note ${many - 1}.` });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  await expect(last).toHaveAttribute('aria-posinset', String(many));
  expect(await noteRows(page).count()).toBeLessThan(40);

  // Where one was is where one is again after a note was edited.
  await pressOf(last, 'Edit');
  await textField(page).fill(`Note ${many - 1}. Saw the lighthouse twice.`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(last).toContainText('twice');
  await expect(last).toBeInViewport();

  await page.evaluate(() => window.scrollTo(0, 0));
  const search = page.getByLabel('Search your notes');
  await search.fill('lighthouse');
  await expect(page.getByText('1 of 10000 notes')).toBeVisible();
  await expect(noteRows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByLabel('Written by').selectOption('Practice');
  await expect(page.getByText('2000 of 10000 notes')).toBeVisible();
  await expect(list).toBeVisible();

  await tab(page, 'Create Note').click();
  await writeNote(page, { text: 'One more.' });
  await expect(noteRows(page).first()).toContainText('One more.');
  await expect(tab(page, 'History')).toHaveAccessibleName('History 10001 notes');
  expect(await recordsIn(page, person, 'notes')).toHaveLength(many + 1);
});
