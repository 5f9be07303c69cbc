import { expect, type Locator, type Page } from '@playwright/test';
import { openDevice, type Records } from './device.ts';
import { type Hand, pointer } from './hand.ts';
import { type Person, signUpOnboarded } from './person.ts';
import type { RunningServer } from './server.ts';

/** Somebody new with these records on their device, on the notes. */
export async function notesOf(
  page: Page,
  server: RunningServer,
  records: Records = {},
  address = '/notes',
): Promise<Person> {
  const person = await signUpOnboarded(server.origin, 'Nora Notes');
  await openDevice(page, server.origin, person, records, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return person;
}

export const textField = (page: Page): Locator => page.getByLabel('What is on your mind?');
export const tagsField = (page: Page): Locator => page.getByLabel('Tags', { exact: true });
export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(?:Save Note|Saving\.\.\.)$/ });
export const emotionButton = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name, exact: true });
export const tab = (page: Page, name: 'Create Note' | 'History'): Locator =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** The notes that stand in the page, newest first; of many only those about the window. */
export const noteRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'History', exact: true }).locator('> li');

/** Presses Delete or Edit of a note. */
export async function pressOf(row: Locator, what: 'Edit' | 'Delete'): Promise<void> {
  await row.getByRole('button', { name: new RegExp(`^${what} `) }).click();
}

export const deleteQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Are you sure you want to delete this note?' });

interface Written {
  emotion?: string;
  energy?: number;
  text: string;
  tags?: string;
}

/** Writes a note and saves it; the history shows it. */
export async function writeNote(page: Page, written: Written, hand: Hand = pointer): Promise<void> {
  if (written.emotion) await hand.choose(emotionButton(page, written.emotion));
  if (written.energy !== undefined) await page.getByLabel('Energy').fill(String(written.energy));
  await textField(page).fill(written.text);
  if (written.tags !== undefined) await tagsField(page).fill(written.tags);
  await saveButton(page).click();
  await expect(page.getByText('The note was saved.')).toBeVisible();
  await expect(tab(page, 'History')).toHaveAttribute('aria-selected', 'true');
}

/** The device refuses to keep notes until it is let go; as when its storage is full, or for no reason that it names. */
export async function refuseNotes(page: Page, name = 'UnknownError'): Promise<() => Promise<void>> {
  await page.evaluate((problem) => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { areNotesRefused: true });
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      if (this.name === 'notes' && 'areNotesRefused' in window) throw new DOMException('No', problem);
      return key === undefined ? put.call(this, value) : put.call(this, value, key);
    };
  }, name);
  return () => page.evaluate(() => void Reflect.deleteProperty(window, 'areNotesRefused'));
}
