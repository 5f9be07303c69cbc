import { expect, type Locator, type Page } from '@playwright/test';
import { analyticsEmpty, analyticsTabs, analyticsWords } from '#content/analytics/dashboard.ts';
import { insightsWords } from '#content/analytics/insights.ts';
import { trendWords } from '#content/analytics/overview.ts';
import { environmentTabWords, pahmTabWords, recoveryTabWords } from '#content/analytics/tabs.ts';
import { chargeWords, positionWords } from '#content/positions.ts';
import { feelingWords } from '#content/recovery/reflection.ts';
import { environmentFiguresOf } from '#domain/analytics/environment-figures.ts';
import { environmentLists } from '#domain/analytics/environment-sums.ts';
import { insightsOf } from '#domain/analytics/insights.ts';
import { nineCategoryOf } from '#domain/analytics/nine-category.ts';
import { recoveryFiguresOf } from '#domain/analytics/recovery-figures.ts';
import { charges, positions } from '#domain/pahm/positions.ts';
import { feelings } from '#domain/recovery/record.ts';
import { frequencyText, recommendationText } from '#features/analytics/insight-text.ts';
import { placeName } from '#features/analytics/place-names.ts';
import { techniqueName } from '#features/analytics/technique-name.ts';
import { trendSentence } from '#features/analytics/trend-sentence.ts';
import { expectAccessible } from './rig/accessible.ts';
import { openDevice } from './rig/device.ts';
import { keyboardOf } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { tabTo } from './rig/keyboard.ts';
import { chooseFile, ownData } from './rig/own-data.ts';
import { fullSits, reached } from './rig/past-sits.ts';
import { signUpOnboarded } from './rig/person.ts';
import { practisedYear } from './rig/practised-year.ts';

type Tab = (typeof analyticsTabs)[number]['key'];

const nameOf = (key: Tab) => analyticsTabs.find((tab) => tab.key === key)?.name ?? '';
const panel = (page: Page): Locator => page.getByRole('tabpanel');
const part = (page: Page, name: string): Locator => panel(page).getByRole('region', { name, exact: true });
const chart = (page: Page, title: string): Locator => panel(page).getByRole('figure', { name: title });
const asTable = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `${analyticsWords.asTable} ${title}` });

/** A figure of a tab's beginning by its name. */
const figure = (page: Page, name: string): Locator =>
  panel(page).getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition').first();

/** Goes to a tab as the keyboard does: along the row, and in. */
async function openByKeyboard(page: Page, key: Tab): Promise<void> {
  const wanted = page.getByRole('tab', { name: nameOf(key), exact: true });
  await tabTo(page, page.getByRole('tab', { selected: true }));
  for (let presses = 0; presses < analyticsTabs.length; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
}

/** Expects that on the narrowest phone nothing stands out at the side. */
async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** The rows of a chart's table, its head left out, cell by cell. */
async function rowsOf(page: Page, title: string): Promise<string[][]> {
  await asTable(page, title).click();
  const rows = await chart(page, title).getByRole('row').all();
  return Promise.all(rows.slice(1).map((row) => row.locator('th, td').allInnerTexts()));
}

journey(
  'a practised year says in each tab what its records say, by keyboard @once',
  async ({ page, server }) => {
    const person = await signUpOnboarded(server.origin, 'Ina Sight');
    const year = practisedYear(person.session.identity.uid);
    await openDevice(page, server.origin, person, {}, '/profile');
    await chooseFile(page, year.file);
    await expect(ownData(page).getByText(/^Added: /)).toBeVisible({ timeout: 60_000 });
    await page.goto('/analytics?range=quarter');
    await expect(page.getByRole('heading', { name: analyticsWords.title, level: 1 })).toBeVisible();
    const period = year.periodOf('quarter');

    await openByKeyboard(page, 'insights');
    const { recommendations, frequencies, trend } = insightsOf(period, {
      stage: 4,
      currentStreak: year.streak.current,
      hideStreaks: false,
      recentDays: year.recentDays,
      today: year.today,
    });
    await expect(part(page, insightsWords.recommendations).getByRole('heading', { level: 3 })).toHaveText(
      recommendations.map((found) => recommendationText(found).title),
    );
    await expect(part(page, insightsWords.recommendations).getByRole('link')).toHaveCount(
      recommendations.length,
    );
    await expect(part(page, insightsWords.frequencies).getByRole('term')).toHaveText(
      frequencies.map((seen) => frequencyText(seen).title),
    );
    if (!trend) throw new Error('The sample year has a trend.');
    await expect(part(page, insightsWords.trends)).toContainText(trendWords.directions[trend.direction]);
    await expect(part(page, insightsWords.trends)).toContainText(trendSentence(trend));
    await expectAccessible(page, 'insights');
    await expectNarrow(page);

    await openByKeyboard(page, 'pahm');
    const attention = nineCategoryOf(period);
    await expect(figure(page, pahmTabWords.presentPercentage)).toHaveText(`${attention.presentPercentage} %`);
    await expect(figure(page, pahmTabWords.neutralPercentage)).toHaveText(`${attention.neutralPercentage} %`);
    await expect(figure(page, pahmTabWords.totalObservations)).toHaveText(`${attention.totalObservations}`);
    await expect(figure(page, pahmTabWords.sessionsAnalyzed)).toHaveText(`${attention.sessionsAnalyzed}`);
    if (!attention.presentLevel) throw new Error('The sample year has observations.');
    await expect(panel(page)).toContainText(pahmTabWords.levels[attention.presentLevel]);
    const matrix = panel(page).getByRole('table', { name: pahmTabWords.matrix.title });
    for (const charge of charges) {
      const row = matrix
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: chargeWords[charge] }) });
      const inRow = positions.filter((position) => position.charge === charge);
      await expect(row.getByRole('cell')).toHaveText(
        inRow.map(({ key }) => {
          const share = attention.positions.find(({ name }) => name === key);
          return `${positionWords[key].name}${share?.percent} %${pahmTabWords.matrix.taps(share?.count ?? 0)}`;
        }),
      );
    }
    // The arrow keys lead along a chart, and what they come upon is read out.
    await tabTo(page, chart(page, pahmTabWords.drift.title).getByRole('application'));
    await page.keyboard.press('Home');
    const [first] = attention.drift;
    const seen = pahmTabWords.seen(first?.presentPercentage ?? 0, first?.observations ?? 0);
    await expect(chart(page, pahmTabWords.drift.title).getByRole('status')).toContainText(
      `${pahmTabWords.drift.part(0, 17)}: ${seen}`,
    );
    await keyboardOf(page).press(asTable(page, pahmTabWords.drift.title));
    await expect(chart(page, pahmTabWords.drift.title).getByRole('row')).toHaveCount(7);
    expect(await rowsOf(page, pahmTabWords.rows.title)).toEqual(
      attention.rows.map(({ name, count, percent }) => [
        chargeWords[name],
        analyticsWords.observations(count),
        `${percent} %`,
      ]),
    );
    await expectAccessible(page, '9-Category PAHM');
    await expectNarrow(page);

    await openByKeyboard(page, 'environment');
    const places = environmentFiguresOf(period);
    for (const list of environmentLists) {
      const rows = await rowsOf(page, environmentTabWords.title(environmentTabWords.lists[list]));
      expect(rows.map(([, count, , rating]) => [count, rating])).toEqual(
        places[list].map(({ count, avgRating, rated }) => [
          analyticsWords.sits(count),
          avgRating === undefined
            ? environmentTabWords.noRating
            : environmentTabWords.rating(avgRating, rated),
        ]),
      );
      for (const [at, { name }] of places[list].entries()) {
        expect(rows[at]?.[0]).toContain(placeName(list, name));
      }
    }
    await expectNarrow(page);

    await openByKeyboard(page, 'recovery');
    const recovery = recoveryFiguresOf(period);
    await expect(figure(page, recoveryTabWords.totalSessions)).toHaveText(`${recovery.totalSessions}`);
    await expect(figure(page, recoveryTabWords.averageRating)).toHaveText(`${recovery.averageRating} / 10`);
    await expect(panel(page)).toContainText(recoveryTabWords.share(recovery.sharePercent));
    const techniques = await rowsOf(page, recoveryTabWords.techniques.title);
    expect(techniques.map(([, count, , , , together]) => [count, together])).toEqual(
      recovery.techniques.map(({ count, totalDuration }) => [
        recoveryTabWords.times(count),
        recoveryTabWords.allMinutes(totalDuration),
      ]),
    );
    for (const [at, { name }] of recovery.techniques.entries()) {
      expect(techniques[at]?.[0]).toContain(techniqueName(name));
    }
    const told = await rowsOf(page, recoveryTabWords.feelings.title);
    expect(told.map(([feeling, count]) => [feeling, count])).toEqual(
      feelings.map((feeling) => [feelingWords[feeling], recoveryTabWords.times(recovery.feelings[feeling])]),
    );
    await expectAccessible(page, 'Mind Recovery');
    await expectNarrow(page);
  },
);

journey('the report of a range stands on one sheet of paper @once', async ({ page, server }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const person = await signUpOnboarded(server.origin, 'Rea Port');
  const year = practisedYear(person.session.identity.uid);
  await openDevice(page, server.origin, person, {}, '/profile');
  await chooseFile(page, year.file);
  await expect(ownData(page).getByText(/^Added: /)).toBeVisible({ timeout: 60_000 });
  await page.goto('/analytics?range=year');
  await page.getByRole('link', { name: analyticsWords.report.open }).click();
  await expect(page.getByRole('heading', { name: analyticsWords.report.title, level: 1 })).toBeVisible();
  const { totalObservations, sessionsAnalyzed } = nineCategoryOf(year.periodOf('year'));
  await expect(
    page.getByText(analyticsWords.ofObservations(totalObservations, sessionsAnalyzed)),
  ).toBeVisible();
  await expect(page.getByText('Rea Port')).toBeVisible();
  const text = (await page.getByRole('article').textContent()) ?? '';
  const notes: { content: string }[] = JSON.parse(year.file).emotionalNotes;
  expect(notes.filter(({ content }) => text.includes(content))).toEqual([]);
  await expectAccessible(page, 'report');

  await page.getByRole('button', { name: analyticsWords.report.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
  await expectNarrow(page);
  await page.getByRole('link', { name: analyticsWords.report.back }).click();
  await expect(page).toHaveURL('/analytics?range=year');
});

journey('without records each tab says so, and what may be done @once', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Nobody Yet');
  await openDevice(page, server.origin, person, {}, '/analytics');
  const empty = [
    ['insights', analyticsEmpty.practice, '/home'],
    ['pahm', analyticsEmpty.pahm, '/learning/pahm'],
    ['environment', analyticsEmpty.environment, '/home'],
    ['recovery', analyticsEmpty.recovery, '/mind-recovery'],
  ] as const;
  for (const [key, text, address] of empty) {
    await page.getByRole('tab', { name: nameOf(key), exact: true }).click();
    await expect(panel(page).getByRole('heading', { name: text })).toBeVisible();
    await expect(panel(page).getByRole('link').last()).toHaveAttribute('href', address);
  }
  await expectAccessible(page, 'nothing yet');
});

journey('insights come with the sits that they need @once', async ({ page, server }) => {
  const missing = (count: number) => page.getByText(insightsWords.missing(count));
  for (const [name, count] of [
    ['Sita One', 1],
    ['Sita Three', 3],
    ['Sita Five', 5],
  ] as const) {
    const person = await signUpOnboarded(server.origin, name);
    const past = { ...reached(2, 'read'), ...fullSits(2, count) };
    await openDevice(page, server.origin, person, past, '/analytics?tab=insights');
    await expect(part(page, insightsWords.trends)).toBeVisible();
    await expect(missing(5 - count)).toHaveCount(count < 5 ? 2 : 0);
    await expect(page.getByText(trendWords.missing(3 - count))).toHaveCount(count < 3 ? 1 : 0);
    await expect(page.getByText(trendWords.directions.stable, { exact: true })).toHaveCount(
      count < 3 ? 0 : 1,
    );
  }
  // Where attention went beside the present, in five sits of one time of day: and what answers it.
  // Eleven or twelve o'clock, as it is winter or summer.
  const title = /Worry in five of the last five (?:morning|afternoon) sits/;
  const found = panel(page).getByRole('listitem').filter({ hasText: title });
  await found.getByRole('link', { name: 'Emotional Reset' }).click();
  await expect(page).toHaveURL(/\/mind-recovery\/emotional-reset/);
});
