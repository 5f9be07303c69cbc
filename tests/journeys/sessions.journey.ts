import { expect, type Locator, type Page } from '@playwright/test';
import { sessionTextWords } from '#content/practice-note.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { sessionText } from '#domain/practice/session-text.ts';
import { reflectionOn } from '#domain/reflection/reflection.ts';
import { expectAccessible } from './rig/accessible.ts';
import { type Records, recordsIn } from './rig/device.ts';
import { journey } from './rig/journey.ts';
import { pressOn } from './rig/keyboard.ts';
import { personAt } from './rig/matrix.ts';
import { dayText, fullSits } from './rig/past-sits.ts';
import { expectCounted } from './rig/practice.ts';

const rows = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

/** Opens what can be done with the sit of a row. */
async function choose(page: Page, row: Locator, what: 'Correct' | 'Delete'): Promise<void> {
  await row.getByRole('button', { name: /^Correct or delete/ }).click();
  const panel = page.getByRole('dialog', { name: /^Correct or delete/ });
  await panel.getByText(what, { exact: true }).click();
}

/** Fills in when a sit was and how long. */
async function tell(page: Page, day: string, time: string, minutes: string): Promise<void> {
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Began at').fill(time);
  await page.getByLabel('Length in minutes').fill(minutes);
}

async function expectHome(page: Page, days: string, hours: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/home');
  await expectCounted(page, 'day streak', days);
  await expectCounted(page, 'total practice', hours);
}

journey(
  'a sit is added by hand, corrected, deleted and brought back, and home counts along',
  async ({ page, server }) => {
    const person = await personAt(page, server, 2, '/home');
    await expect(page.getByText('Your sits will appear here.')).toBeVisible();
    await page.getByRole('link', { name: 'All sits' }).click();
    await expect(page).toHaveURL('/sessions');
    await expect(page.getByRole('heading', { name: 'No sits yet' })).toBeVisible();

    await page.getByRole('link', { name: 'Add a sit' }).click();
    // What is missing is said at its field, and what was typed stays.
    await page.getByLabel('Length in minutes').fill('601');
    await page.getByRole('button', { name: 'Add this sit' }).click();
    await expect(page.getByText('Please enter the time at which it began.')).toBeVisible();
    await expect(page.getByText('A sit entered by hand lasts 1 to 600 minutes.')).toBeVisible();
    await expect(page.getByText('Please choose a posture.')).toBeVisible();
    await expect(page.getByLabel('Length in minutes')).toHaveValue('601');
    await tell(page, dayText(1), '07:00', 'half an hour');
    await page.getByLabel('Posture').selectOption('Cushion Sitting');
    await page.getByRole('button', { name: 'Add this sit' }).click();
    await expect(page.getByText('Please enter the length in whole minutes.')).toBeVisible();
    await tell(page, dayText(-1), '07:00', '30');
    await page.getByRole('button', { name: 'Add this sit' }).click();
    await expect(page.getByText('This sit would end in the future.')).toBeVisible();
    await tell(page, dayText(1), '07:00', '30');
    await page.getByRole('button', { name: 'Add this sit' }).click();
    await expect(page).toHaveURL('/sessions');
    await expect(page.getByText('The sit was added.')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Stage 2 · PAHM Trainee');
    await expect(rows(page)).toContainText('07:00 · 30 minutes · full');
    await expect(rows(page)).toContainText('entered by hand');
    // Nobody has observed it, so nothing of it is rated.
    await expect(rows(page)).not.toContainText('Rating');
    await rows(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stage 2 · PAHM Trainee');
    await expect(page.getByText('30 minutes, full')).toBeVisible();
    await expect(page.getByText('Nothing of it was observed, so it has no rating.')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Your sits' }).click();
    await expectHome(page, '1 day', '0.5 h');
    await expect(page.getByText('1 of 5 full sits · present: no observations, needs 60 %')).toBeVisible();

    await page.getByRole('link', { name: 'All sits' }).click();
    await choose(page, rows(page), 'Correct');
    await expect(page.getByLabel('Began at')).toHaveValue('07:00');
    await tell(page, dayText(3), '06:15', '60');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('The sit was corrected.')).toBeVisible();
    await expect(rows(page)).toContainText('06:15 · 60 minutes · full');
    const [corrected] = await recordsIn<{ practiceDay: string }>(page, person, 'sessions');
    expect(corrected?.practiceDay).toBe(dayText(3));
    // The day of the streak went along.
    await expectHome(page, '0 days', '1 h');

    await page.getByRole('link', { name: 'All sits' }).click();
    await choose(page, rows(page), 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete this sit?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(rows(page)).toHaveCount(1);
    await choose(page, rows(page), 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The sit was deleted.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No sits yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The sit is back.')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expectHome(page, '0 days', '1 h');
  },
);

journey(
  'a timed sit takes its taps along when it is deleted, and has them again when it is back @once',
  async ({ page, server }) => {
    const person = await personAt(page, server, 2, '/sessions', fullSits(2, 2));
    const all = ['sessions', 'taps'];
    const before = await Promise.all(all.map((table) => recordsIn(page, person, table)));
    const newest = rows(page).first();
    await expect(newest).toContainText('10 taps · present 80 %');
    await choose(page, newest, 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete this sit?' });
    await expect(question).toContainText('and with it its 10 taps.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page)).toHaveCount(1);
    expect(await recordsIn(page, person, 'taps')).toHaveLength(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(2);
    expect(await Promise.all(all.map((table) => recordsIn(page, person, table)))).toEqual(before);

    // A correction keeps its taps, and what they say.
    await choose(page, newest, 'Correct');
    await page.getByLabel('Length in minutes').fill('14');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(newest).toContainText('14 minutes · ended early');
    await expect(newest).toContainText('10 taps · present 80 %');
    await expect(newest).toContainText('corrected');
    await expectHome(page, '2 days', '0.5 h');
    await expect(page.getByText('1 of 5 full sits · present 80 %, needs 60 %')).toBeVisible();
  },
);

/** Two full sits, with what was said of the newer one and what practice wrote about it. */
function writtenSits(): Records {
  const { sessions = [], taps = [] } = fullSits(2, 2);
  const [newer, older] = sessions as PracticeSession[];
  if (!newer || !older) throw new Error('There are two.');
  const session = { ...newer, notes: sessionText(newer, sessionTextWords) };
  const entries = {
    rating: 4,
    feedback: 'Plans, plans.\nThen rain.',
    insights: '',
    challenges: ['boredom' as const],
  };
  const note: EmotionalNote = {
    noteId: 'the-note',
    timestamp: session.timestamp,
    content: session.notes,
    emotion: 'accomplished',
    energyLevel: 9,
    tags: ['pahm-practice'],
    gratitude: ['time to sit'],
    source: 'practice',
    sessionId: session.sessionId,
  };
  return {
    sessions: [session, older],
    taps,
    reflections: [reflectionOn(session, entries, session.timestamp)],
    notes: [note],
  };
}

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

journey(
  'a sit opens as a page of its own, and is read by ear, by keyboard and on the smallest phone @phone',
  async ({ page, server }) => {
    await personAt(page, server, 2, '/sessions', writtenSits());
    const newest = rows(page).first();
    await expect(newest).toContainText('Rating: High');
    await pressOn(page, newest.getByRole('link', { name: /^Stage 2 · PAHM Trainee, / }));
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveTitle('A sit · Ninefold');
    await expect(page.getByText('11:00 to 11:15')).toBeVisible();
    await expect(page.getByText('15 minutes, full')).toBeVisible();
    await expect(page.getByText('Indoors · Natural light · Quiet')).toBeVisible();
    await expect(page.getByText('80 % of 10 taps')).toBeVisible();
    await expect(page.getByText('It rests on 80 % present in 10 taps')).toBeVisible();
    const matrix = page.getByRole('table', { name: 'Taps by time and tone' });
    await expect(matrix.getByRole('row', { name: /^Neutral/ })).toContainText('8');
    await expect(page.getByRole('img', { name: '10 taps over 15 minutes' })).toBeVisible();
    await pressOn(page, page.locator('summary').filter({ hasText: 'Show as a table' }));
    const stretches = page.getByRole('table', { name: 'Taps by stretch of the sit' });
    await expect(stretches.getByRole('row', { name: /^10:00 to 11:15/ })).toContainText('Worry 1');
    await expect(page.getByText('4 stars: Very Good')).toBeVisible();
    await expect(page.getByText('Plans, plans. Then rain.')).toBeVisible();
    await expect(page.getByText('Boredom')).toBeVisible();
    await expect(page.getByText('Accomplished · Energy 9 of 10')).toBeVisible();
    await expectAccessible(page, 'a sit');

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: '10 taps over 15 minutes' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    // The browser's own way back leads to the list, and so does the page's.
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Your sits' }));
    await expect(page).toHaveURL('/sessions');
    await page.goForward();
    await expect(page).toHaveURL(/\/sessions\/./);

    await page.goto('/sessions/not-here');
    await expect(page.getByText('This sit is no longer on this device.')).toBeVisible();
    await page.getByRole('button', { name: 'Your sits' }).click();
    await expect(page).toHaveURL('/sessions');
  },
);

journey(
  'on its page a sit is corrected, its note is edited, and it is deleted and brought back @once',
  async ({ page, server }) => {
    const person = await personAt(page, server, 2, '/home', writtenSits());
    const sits = page.getByRole('region', { name: 'Your sits' });
    await sits.getByRole('listitem').first().getByRole('link').click();
    await page.getByRole('button', { name: /^Correct or delete/ }).press('Enter');
    await page.getByRole('dialog').getByText('Correct', { exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('15 minutes, full')).toBeVisible();
    await page.getByRole('button', { name: /^Correct or delete/ }).click();
    await page.getByRole('dialog').getByText('Correct', { exact: true }).click();
    await page.getByLabel('Length in minutes').fill('14');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('The sit was corrected.')).toBeVisible();
    await expect(page.getByText('14 of 15 minutes, ended early')).toBeVisible();
    await expect(page.getByText('nothing is added for a full sit')).toBeVisible();
    await expect(page.getByText(/^corrected on /)).toBeVisible();
    // The note said what the sit said, and goes on saying it.
    await expect(page.getByText('14 of 15 minutes, Chair Sitting: ended early.')).toBeVisible();

    await page.getByRole('link', { name: 'Edit this note' }).click();
    await page.getByLabel('What is on your mind?').fill('Rain, and nothing else.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(title(page)).toHaveText('Stage 2 · PAHM Trainee');
    await expect(page.getByText('Rain, and nothing else.')).toBeVisible();

    const all = ['sessions', 'taps', 'notes', 'reflections'];
    const before = await Promise.all(all.map((table) => recordsIn(page, person, table)));
    await page.getByRole('button', { name: /^Correct or delete/ }).click();
    await page.getByRole('dialog').getByText('Delete', { exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this sit?' });
    await expect(question).toContainText('its 10 taps, the note written after it and your reflection on it.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/sessions');
    await expect(rows(page)).toHaveCount(1);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(rows(page)).toHaveCount(2);
    expect(await Promise.all(all.map((table) => recordsIn(page, person, table)))).toEqual(before);
    const namesSeen = async () =>
      (await recordsIn<{ page_name: string }>(page, person, 'pageViews')).map(({ page_name }) => page_name);
    await expect.poll(namesSeen).toContain('/sessions/$sessionId');
    expect((await namesSeen()).filter((name) => name.includes('past-'))).toEqual([]);
  },
);
