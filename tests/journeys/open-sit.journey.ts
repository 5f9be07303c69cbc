import { expect, type Page } from '@playwright/test';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { signIn, signUpOnboarded } from './rig/person.ts';
import { startSit, walkPosture } from './rig/practice.ts';

/** A person whose T1 runs since a minute and 3 seconds. */
async function runningSit(page: Page, origin: string): Promise<void> {
  const person = await signUpOnboarded(origin, 'Olu Open');
  await page.clock.install();
  await signIn(page, origin, person);
  await page.goto('/stage1?step=posture&level=t1');
  await walkPosture(page, pointer, 't1');
  await startSit(page, pointer);
  await page.clock.runFor(63_000);
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'End this sit now?' });
const offer = (page: Page) => page.getByRole('region', { name: 'A sit was interrupted' });

journey("the browser's Back asks first, and a sit goes on or is given up @once", async ({ page, server }) => {
  await runningSit(page, server.origin);
  await page.goBack();
  await expect(question(page)).toContainText(/You have sat 1 min \d+ s of 10 minutes/);
  await question(page).getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Maintain physical stillness')).toBeVisible();

  // Put away unanswered, the question changes nothing.
  await page.getByRole('button', { name: 'Back' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Maintain physical stillness')).toBeVisible();

  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Discard this sit?' });
  await sure.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Practice paused')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await sure.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/stage1?step=posture&level=t1');
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByText('0 days')).toBeVisible();
});

journey('a sit ended by hand is logged, also while paused @once', async ({ page, server }) => {
  await runningSit(page, server.origin);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Complete Practice' }).click();
  await question(page).getByRole('button', { name: 'Log this sit' }).click();
  await expect(page.getByText('Practice ended early')).toBeVisible();
  await expect(page.getByText('1 min', { exact: true })).toBeVisible();

  // Back leads to the setup of the same timer, and from there the way it came.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Duration in minutes')).toHaveValue('10');
  await expect(page.getByText('Chair Sitting')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Select Your Posture' })).toBeVisible();

  // What was written about it is there again, and saved once.
  for (const text of ['First thought.', 'Second thought.']) {
    await page.goto('/seeker-practice-complete');
    await page.getByLabel('What did you notice while sitting?').fill(text);
    await page.reload();
    await expect(page.getByLabel('What did you notice while sitting?')).toHaveValue(text);
    await page.getByRole('button', { name: 'Complete Reflection' }).click();
    await expect(page).toHaveURL('/home');
  }
  await page.goto('/seeker-practice-complete');
  await expect(page.getByLabel('What did you notice while sitting?')).toHaveValue('Second thought.');
});

journey(
  'a reload offers the sit to the second: kept, it counts as what it was @once',
  async ({ page, server }) => {
    await runningSit(page, server.origin);
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 3000);
    const shown = String(await page.getByRole('timer').textContent());
    await page.reload();
    await page.clock.resume();
    await expect(offer(page)).toContainText('of 10 minutes are kept');
    await offer(page).getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('Practice paused')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(shown);

    await page.getByRole('button', { name: 'Back' }).click();
    await offer(page).getByRole('button', { name: 'Keep what was done' }).click();
    await expect(page.getByText('Practice ended early')).toBeVisible();
    await expect(page.getByText('1 min', { exact: true })).toBeVisible();
  },
);

journey(
  'only one tab runs a sit; when it is closed the other is offered it @once',
  async ({ page, context, server }) => {
    await runningSit(page, server.origin);
    const other = await context.newPage();
    await other.goto('/seeker-practice-timer?level=t3');
    await expect(other.getByText('This sit is running in another tab')).toBeVisible();
    await other.goto('/home');
    await expect(other.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
    await expect(offer(other)).toHaveCount(0);

    await page.close();
    await other.reload();
    await offer(other).getByRole('button', { name: 'Resume' }).click();
    await expect(other.getByText('Practice paused')).toBeVisible();
  },
);

journey('a sit that cannot be saved is not lost, and says so @once', async ({ page, server }) => {
  await runningSit(page, server.origin);
  await page.evaluate(() => {
    const add = IDBObjectStore.prototype.add;
    let failures = 2;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      if (this.name === 'sessions' && failures > 0) {
        failures -= 1;
        throw new DOMException('No room left', 'QuotaExceededError');
      }
      return key === undefined ? add.call(this, value) : add.call(this, value, key);
    };
  });
  await page.clock.runFor(600_000);
  const notice = page.getByText('This sit could not be saved yet.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeVisible();

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(offer(page)).toContainText('all 10 minutes were sat');
  await offer(page).getByRole('button', { name: 'Keep what was done' }).click();
  await expect(page.getByText('Practice complete')).toBeVisible();
  await expect(page.getByText('10 min', { exact: true })).toBeVisible();
});

journey(
  'a length from outside starts at once, once; anything hostile does not @once',
  async ({ page, server, noise }) => {
    // A page that nobody has touched since it was opened may not make sound.
    noise.allow(/AudioContext was not allowed to start/);
    const person = await signUpOnboarded(server.origin, 'Olu Outside');
    await signIn(page, server.origin, person);
    const openWith = async (state: unknown): Promise<void> => {
      await page.goto('/seeker-practice-timer?level=t2');
      // Behind the app's back, as a state that an earlier version of the app has left in the history.
      await page.evaluate(
        (given) => History.prototype.replaceState.call(history, { ...history.state, ...given }, ''),
        state as object,
      );
      await page.reload();
    };
    for (const state of [
      { level: { t: 1 }, posture: 7, duration: '20' },
      { level: null, posture: [], duration: -1e9, stageLevel: {} },
      { duration: 4 },
    ]) {
      await openWith(state);
      await expect(page.getByLabel('Duration in minutes')).toHaveValue('15');
    }
    await openWith({ level: 't3', posture: 'seiza', duration: 7 });
    await expect(page.getByText('Maintain physical stillness')).toBeVisible();
    await expect(page.getByText('of 7 minutes')).toBeVisible();
    await expect(page.getByText('Seiza Position')).toBeVisible();
    await page.reload();
    await expect(offer(page)).toBeVisible();
  },
);
