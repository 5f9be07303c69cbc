import { expect, type Page } from '@playwright/test';
import { importProblemMessages } from '#content/messages/own-data.ts';
import { deleteDeviceDataWords } from '#content/screens/data-removal.ts';
import { exportHintWords, exportWords, importWords, persistenceWords } from '#content/screens/own-data.ts';
import { openDevice, type Records, recordsIn } from './rig/device.ts';
import { journey } from './rig/journey.ts';
import { chooseFile, exported, ownData, savedBy } from './rig/own-data.ts';
import { dayText, fullSits, reached } from './rig/past-sits.ts';
import { type Person, signIn, signUpOnboarded } from './rig/person.ts';
import type { RunningServer } from './rig/server.ts';

const at = '2026-01-05T08:00:00.000Z';
const note = {
  noteId: 'note-of-one’s-own',
  timestamp: at,
  content: 'Rain on the roof, "steady"; and then quiet.',
  emotion: 'calm',
  energyLevel: 6,
  tags: ['rain'],
  source: 'person',
};

/** Somebody with some past on this device, on My Details. */
async function atMyDetails(
  page: Page,
  server: RunningServer,
  name: string,
  records: Records = {},
): Promise<Person> {
  const person = await signUpOnboarded(server.origin, name);
  const past = { ...reached(2, 'read'), ...fullSits(2, 3), notes: [note], ...records };
  await openDevice(page, server.origin, person, past, '/profile');
  await expect(ownData(page)).toBeVisible();
  return person;
}

const factTables = ['sessions', 'taps', 'notes', 'reflections', 'marks', 'drafts', 'settings'];

async function facts(page: Page, person: Person): Promise<unknown> {
  const tables = await Promise.all(
    factTables.map(async (table) => {
      const rows = await recordsIn<{ key?: string }>(page, person, table);
      // When the last export was belongs to the device.
      return rows.filter(({ key }) => key !== 'own-data');
    }),
  );
  return tables;
}

journey('everything is exported, deleted, brought back, and is as it was', async ({ page, server }) => {
  const person = await atMyDetails(page, server, 'Ada Exporting');
  await expect(ownData(page).getByText(exportHintWords.never)).toBeVisible();
  const before = await facts(page, person);
  const { name, text } = await exported(page);
  expect(name).toBe(`ninefold-${dayText(0)}.json`);
  await expect(ownData(page).getByText(exportWords.ready(name))).toBeVisible();
  await expect(ownData(page).getByText(exportHintWords.never)).toHaveCount(0);
  expect(JSON.parse(text)).toMatchObject({
    version: 'production-complete-v1.0',
    uid: person.session.identity.uid,
    emotionalNotes: [note],
    profile: { email: person.email },
  });

  await page.getByRole('button', { name: deleteDeviceDataWords.delete }).click();
  const question = page.getByRole('alertdialog', { name: deleteDeviceDataWords.question });
  await question.getByRole('button', { name: deleteDeviceDataWords.delete }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText(deleteDeviceDataWords.done)).toBeVisible();

  await signIn(page, server.origin, person);
  await expect(page.getByText('Your sits will appear here.')).toBeVisible();
  await page.goto('/profile');
  await chooseFile(page, text);
  await expect(ownData(page).getByText(/^Added: 3 sits, 1 note and \d+ other records\.$/)).toBeVisible();
  expect(await facts(page, person)).toEqual(before);

  await chooseFile(page, text);
  await expect(ownData(page).getByText(importWords.nothingNew)).toBeVisible();
  expect(await facts(page, person)).toEqual(before);
  await page.goto('/sessions');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
});

journey(
  'the sits go into a table that a spreadsheet reads and runs nothing of @once',
  async ({ page, server }) => {
    const { sessions = [] } = fullSits(2, 2);
    const [first, second] = sessions as object[];
    await atMyDetails(page, server, 'Tab Leaving', {
      sessions: [
        { ...first, notes: '=HYPERLINK("http://evil.example")' },
        { ...second, notes: 'one, "two"\nthree' },
      ],
    });
    const button = ownData(page).getByRole('button', { name: exportWords.table });
    const { name, text } = await savedBy(page, button);
    expect(name).toBe(`ninefold-sits-${dayText(0)}.csv`);
    expect(text).toMatch(/^\uFEFFpracticeDay,startedAt,/);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain('"one, ""two""\nthree"');
    expect(text.match(/\r\n/g)).toHaveLength(3);
  },
);

journey(
  'a file of another account is asked about, and changes nobody’s name @once',
  async ({ page, server }) => {
    const ada = await atMyDetails(page, server, 'Ada Giving');
    // The opened screen is noted a moment after it opens, and goes with the rest.
    await expect.poll(() => recordsIn(page, ada, 'pageViews')).toHaveLength(1);
    const { text } = await exported(page);
    const ben = await atMyDetails(page, server, 'Ben Taking', { sessions: [], taps: [], notes: [] });
    const question = page.getByRole('alertdialog', { name: importWords.otherAccount.title });
    await chooseFile(page, text);
    await question.getByRole('button', { name: importWords.otherAccount.cancel }).click();
    await expect(question).toHaveCount(0);
    expect(await recordsIn(page, ben, 'sessions')).toEqual([]);

    await chooseFile(page, text);
    await question.getByRole('button', { name: importWords.otherAccount.import }).click();
    await expect(ownData(page).getByText('Added: 3 sits, 1 note and 1 other record.')).toBeVisible();
    expect(await recordsIn(page, ben, 'sessions')).toHaveLength(3);
    await expect(page.getByText('Ben Taking')).toBeVisible();
    await expect(page.getByText('Ada Giving')).toHaveCount(0);
  },
);

journey(
  'a file that is not whole changes nothing, and says where its fault is @once',
  async ({ page, server }) => {
    const person = await atMyDetails(page, server, 'Dana Damaged');
    const { text } = await exported(page);
    const before = await facts(page, person);
    const alert = ownData(page).getByRole('alert');
    const whole = JSON.parse(text);
    const session = whole.practiceSessions[0];
    const refused: [string | Buffer, string][] = [
      ['', importProblemMessages.empty],
      [text.slice(0, text.length / 2), importProblemMessages.unreadable],
      [Buffer.from([0xff, 0xfe, 0x7b, 0x00]), importProblemMessages.unreadable],
      ['{"a":1}', importProblemMessages['not-an-export']],
      [
        JSON.stringify({ ...whole, version: 'production-complete-v9.0' }),
        importProblemMessages['newer-version'],
      ],
      [
        JSON.stringify({ ...whole, practiceSessions: [session, { ...session, rating: 'high' }] }),
        `${importProblemMessages.damaged} The first fault is at practiceSessions[1].rating.`,
      ],
    ];
    for (const [file, message] of refused) {
      await chooseFile(page, file);
      await expect(alert).toHaveText(message);
      expect(await facts(page, person)).toEqual(before);
    }
  },
);

journey('a device that does not take an import in has none of it @once', async ({ page, server, noise }) => {
  // What went wrong is told to the console too.
  noise.allow(/StorageError|QuotaExceeded|storage: full/);
  const person = await atMyDetails(page, server, 'Fia Full');
  const { text } = await exported(page);
  const before = await facts(page, person);
  const more = JSON.parse(text);
  more.emotionalNotes.push({ ...note, noteId: 'another' });
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await chooseFile(page, JSON.stringify(more));
  await expect(ownData(page).getByRole('alert')).toHaveText(importProblemMessages['not-saved']);
  await page.reload();
  expect(await facts(page, person)).toEqual(before);
});

journey('the browser is asked to keep the data after the first saved sit @once', async ({ page, server }) => {
  await page.addInitScript(() => {
    const state = { asked: Number(sessionStorage.getItem('asked')), isKept: false };
    navigator.storage.persist = async () => {
      sessionStorage.setItem('asked', String(state.asked + 1));
      return false;
    };
    navigator.storage.persisted = async () => state.isKept;
  });
  const asked = () => page.evaluate(() => Number(sessionStorage.getItem('asked')));
  const person = await signUpOnboarded(server.origin, 'Percy Sistent');
  await openDevice(page, server.origin, person, reached(2, 'read'), '/profile');
  await expect(ownData(page).getByText(persistenceWords['may-be-removed'])).toBeVisible();
  // Nothing to lose yet: nothing is asked, and nothing suggested.
  await expect(ownData(page).getByRole('heading', { name: exportHintWords.title })).toHaveCount(0);
  expect(await asked()).toBe(0);

  await page.goto('/sessions?step=add');
  await page.getByLabel('Day', { exact: true }).fill(dayText(1));
  await page.getByLabel('Began at').fill('07:00');
  await page.getByLabel('Length in minutes').fill('20');
  await page.getByLabel('Posture').selectOption('Cushion Sitting');
  await page.getByRole('button', { name: 'Add this sit' }).click();
  await expect(page.getByText('The sit was added.')).toBeVisible();
  await expect.poll(asked).toBe(1);

  await page.goto('/profile');
  const hint = ownData(page).getByRole('heading', { name: exportHintWords.title });
  await expect(hint).toBeVisible();
  await ownData(page).getByRole('button', { name: exportHintWords.dismiss }).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(ownData(page).getByText(persistenceWords['may-be-removed'])).toBeVisible();
  await expect(hint).toHaveCount(0);
  expect(await asked()).toBe(1);
});

journey('data from before is asked about, and brought in once @once', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Eve Earlier');
  await page.addInitScript(() => {
    if (sessionStorage.getItem('was-put')) return;
    sessionStorage.setItem('was-put', 'yes');
    const earlier = [
      {
        id: 1,
        content: 'From before.',
        timestamp: '2025-01-01T10:00:00.000Z',
        emotion: 'joy',
        energyLevel: 7,
      },
    ];
    localStorage.setItem('dailyEmotionalNotes', JSON.stringify(earlier));
  });
  await openDevice(page, server.origin, person, reached(2, 'read'), '/home');
  const question = page.getByRole('region', { name: importWords.earlier.title });
  await expect(question).toContainText('Notes from before were found on this device. Are they yours?');
  await question.getByRole('button', { name: importWords.earlier.later }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await question.getByRole('button', { name: importWords.earlier.yes }).click();
  await expect(question).toContainText('Added: 1 note.');
  expect(await recordsIn(page, person, 'notes')).toMatchObject([{ noteId: '1', content: 'From before.' }]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
  await expect(question).toHaveCount(0);
});

journey('data from before that is somebody else’s is left alone @once', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Nora Not');
  await page.addInitScript(() => localStorage.setItem('t1Sessions', '[]'));
  await openDevice(page, server.origin, person, reached(2, 'read'), '/home');
  const question = page.getByRole('region', { name: importWords.earlier.title });
  await question.getByRole('button', { name: importWords.earlier.no }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('t1Sessions'))).toBe('[]');
});
