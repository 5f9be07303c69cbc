import { chromium, expect, type Page } from '@playwright/test';
import { rounds, showCount } from '../setup/counts.ts';
import { journey } from './rig/journey.ts';
import { type KillableBrowser, killableBrowser } from './rig/killable-browser.ts';
import { noteRows, saveButton, textField } from './rig/notes.ts';
import { type Person, signIn, signUpOnboarded } from './rig/person.ts';
import type { RunningServer } from './rig/server.ts';

/** A new start of the same browser after it died: the person's notes, once more. */
async function openNotes(
  browser: KillableBrowser,
  server: RunningServer,
  person: Person,
  address: string,
): Promise<Page> {
  const connected = await chromium.connectOverCDP(await browser.start());
  const [context] = connected.contexts();
  if (!context) throw new Error('The browser has no window.');
  const page = await context.newPage();
  await page.goto(`${server.origin}${address}`);
  const notes = page.getByRole('heading', { name: 'Daily Notes' });
  const form = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(notes.or(form)).toBeVisible();
  // The sign-in itself may have been too fresh to outlive the kill; what was saved must not depend on it.
  if (await form.isVisible()) {
    await signIn(page, server.origin, person);
    await page.goto(`${server.origin}${address}`);
  }
  await expect(notes).toBeVisible();
  return page;
}

journey(
  'killed the instant saved shows, no note is lost, and half a note neither @once',
  async ({ server }) => {
    const person = await signUpOnboarded(server.origin, 'Nell Notes');
    const browser = await killableBrowser();
    const count = rounds(20);
    try {
      for (let round = 1; round <= count; round += 1) {
        const page = await openNotes(browser, server, person, '/notes');
        await textField(page).fill(`What was written in round ${round}.`);
        await saveButton(page).click();
        await page.getByText('The note was saved.').waitFor();
        await browser.kill();

        const after = await openNotes(browser, server, person, '/notes?tab=history');
        await expect(noteRows(after).first()).toContainText(`What was written in round ${round}.`);
        await after.getByRole('tab', { name: 'Create Note' }).click();
        await expect(textField(after)).toHaveValue('');
        const half = 'A thought that was never brought to its end';
        await textField(after).pressSequentially(half, { delay: 20 });
        await browser.kill();

        const last = await openNotes(browser, server, person, '/notes');
        await expect(textField(last)).toHaveValue(/^A thought that was never brought to its /);
        await textField(last).fill('');
        await expect(saveButton(last)).toBeDisabled();
        await browser.kill();
      }
      showCount('killed the instant a note was saved', `${count} of ${count} notes were there`);
    } finally {
      await browser.remove();
    }
  },
);
