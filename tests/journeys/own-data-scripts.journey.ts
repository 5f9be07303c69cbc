import { expect, type Page } from '@playwright/test';
import { profileWords } from '#content/screens/profile.ts';
import { tagLengthLimit } from '#domain/notes/entry.ts';
import { noLists, type OwnData } from '#domain/own-data/format.ts';
import { rounds, showCount } from '../setup/counts.ts';
import { exampleSession } from '../setup/example-session.ts';
import { fileOf } from '../setup/mutated-files.ts';
import { scriptPayloads } from '../setup/script-payloads.ts';
import { openDevice, recordsIn } from './rig/device.ts';
import { journey } from './rig/journey.ts';
import { noteRows, tab, writeNote } from './rig/notes.ts';
import { chooseFile, exported, ownData } from './rig/own-data.ts';
import { reached } from './rig/past-sits.ts';
import { signUpOnboarded } from './rig/person.ts';

/** In each document, before anything of the app: what has run, in whatever frame. */
function listenForScripts(): void {
  const run: unknown[] = [];
  Object.assign(window, { run, hasRun: (number: unknown) => run.push(number) });
  window.alert = (message) => void run.push(message);
}

const hasRun = (page: Page) => page.evaluate(() => (window as unknown as { run: unknown[] }).run);

/** A note for each payload, which stands in every text of it; and sits with some. */
function hostile(payloads: readonly string[]): OwnData {
  const timestamp = (at: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + at * 60_000).toISOString();
  return {
    ...noLists(),
    emotionalNotes: payloads.map((text, at) => ({
      noteId: `note-${at}-${text}`,
      timestamp: timestamp(at),
      content: text,
      emotion: text,
      energyLevel: 5,
      tags: [text],
      gratitude: [text],
      source: at % 2 === 0 ? 'person' : 'practice',
    })),
    practiceSessions: payloads.slice(0, 200).map((text, at) =>
      exampleSession({
        sessionId: `sit-${at}-${text}`,
        timestamp: timestamp(at),
        stageLabel: text,
        notes: text,
        environment: { posture: 'chair', location: text, lighting: text, sounds: text },
      }),
    ),
  };
}

/** Pages through the history to its end, and answers the texts that stood there. */
function textsPagedThrough(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const seen = new Set<string>();
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    for (let still = 0; still < 20; ) {
      for (const text of document.querySelectorAll('main li p[dir=auto]')) seen.add(text.textContent ?? '');
      const before = scrollY;
      scrollBy(0, innerHeight * 0.8);
      await frame();
      await frame();
      still = scrollY === before ? still + 1 : 0;
    }
    return [...seen];
  });
}

journey(
  'texts that would be scripts are kept exactly, and none of them runs @once',
  async ({ page, server }) => {
    await page.addInitScript(listenForScripts);
    const payloads = scriptPayloads(rounds(10_000));
    const person = await signUpOnboarded(server.origin, 'Xenia Script');
    await openDevice(page, server.origin, person, reached(2, 'read'), '/profile');
    await chooseFile(page, fileOf(hostile(payloads), person.session.identity.uid));
    await expect(ownData(page).getByText(/^Added: 200 sits and /)).toBeVisible({ timeout: 60_000 });
    const kept = await recordsIn<{ content: string }>(page, person, 'notes');
    expect(new Set(kept.map(({ content }) => content))).toEqual(new Set(payloads));

    await page.goto('/notes');
    await tab(page, 'History').click();
    await expect(noteRows(page).first()).toBeVisible();
    const seen = await textsPagedThrough(page);
    expect(new Set(seen)).toEqual(new Set(payloads));
    expect(await hasRun(page)).toEqual([]);

    await page.goto('/sessions');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const earlier = page.getByRole('button', { name: 'Show earlier sits' });
    while (await earlier.isVisible()) {
      const shown = await rows.count();
      await earlier.click();
      await expect.poll(() => rows.count()).toBeGreaterThan(shown);
    }
    await expect(rows).toHaveCount(200);
    expect(await hasRun(page)).toEqual([]);

    await page.goto('/profile');
    const { text } = await exported(page);
    const notes: { content: string; tags: string[] }[] = JSON.parse(text).emotionalNotes;
    expect(new Set(notes.map(({ content }) => content))).toEqual(new Set(payloads));
    expect(await hasRun(page)).toEqual([]);
    showCount('texts that would be scripts, brought in and paged through', `${payloads.length}, none ran`);
  },
);

journey(
  'typed into names, notes, tags and lists, they stay what they are @once',
  async ({ page, server }) => {
    await page.addInitScript(listenForScripts);
    const person = await signUpOnboarded(server.origin, 'Xaver Typing');
    await openDevice(page, server.origin, person, reached(2, 'read'), '/notes');
    const some = scriptPayloads(40).filter((_, at) => at % 5 === 0);
    for (const text of some) {
      await page.goto('/notes');
      await writeNote(page, { text, tags: text.replaceAll(',', ';').slice(0, tagLengthLimit) });
      await expect(noteRows(page).first().getByText(text, { exact: true }).first()).toBeVisible();
    }
    const kept = await recordsIn<{ content: string }>(page, person, 'notes');
    expect(new Set(kept.map(({ content }) => content))).toEqual(new Set(some));

    const [name = '', entry = ''] = some;
    await page.goto('/profile');
    await page.getByRole('button', { name: profileWords.basic.changeName }).click();
    await page.getByLabel(profileWords.basic.name, { exact: true }).fill(name);
    await page.getByRole('button', { name: profileWords.basic.saveName }).click();
    await expect(page.getByText(profileWords.basic.nameSaved)).toBeVisible();
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

    await page.goto('/self-assessment');
    await page.getByRole('textbox').first().fill(entry);
    await page.getByRole('button', { name: 'Add entry' }).click();
    await expect(page.getByText(entry, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(entry, { exact: true })).toBeVisible();
    expect(await hasRun(page)).toEqual([]);
  },
);
