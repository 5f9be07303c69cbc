import { expect, type Locator, type Page } from '@playwright/test';
import { analyticsEmpty, analyticsTabs, analyticsWords } from '#content/analytics/dashboard.ts';
import {
  comparisonWords,
  consistencyWords,
  overviewWords,
  practiceChartWords,
} from '#content/analytics/overview.ts';
import {
  emotionalTabWords,
  featureWords,
  lengthWords,
  partOfDayWords,
  usageTabWords,
} from '#content/analytics/tabs.ts';
import { spokenBadge } from '#content/rating-badges.ts';
import { comparedFigures, comparisonOf } from '#domain/analytics/comparison.ts';
import { type EmotionalFigures, emotionalFiguresOf } from '#domain/analytics/emotional-figures.ts';
import { overviewOf } from '#domain/analytics/overview.ts';
import { badgeOf } from '#domain/analytics/recent-records.ts';
import { practiceCalendarOf, seriesOf } from '#domain/analytics/series.ts';
import { usageFiguresOf } from '#domain/analytics/usage.ts';
import { changeInWords } from '#features/analytics/change-in-words.ts';
import { emotionName } from '#features/analytics/emotion-names.ts';
import { overviewFigures } from '#features/analytics/overview-figures.ts';
import { stepPoints } from '#features/analytics/step-points.ts';
import { expectAccessible } from './rig/accessible.ts';
import { openDevice } from './rig/device.ts';
import { journey } from './rig/journey.ts';
import { tabTo } from './rig/keyboard.ts';
import { chooseFile, ownData } from './rig/own-data.ts';
import { fullSits, reached } from './rig/past-sits.ts';
import { signUpOnboarded } from './rig/person.ts';
import { practisedYear } from './rig/practised-year.ts';

type Tab = (typeof analyticsTabs)[number]['key'];

const panel = (page: Page): Locator => page.getByRole('tabpanel');
const part = (page: Page, name: string): Locator => panel(page).getByRole('region', { name, exact: true });
const chart = (page: Page, title: string): Locator =>
  panel(page).getByRole('figure', { name: title, exact: true });

/** Opens a tab, and answers when it stands. */
async function open(page: Page, key: Tab): Promise<void> {
  const tab = page.getByRole('tab', {
    name: analyticsTabs.find((one) => one.key === key)?.name ?? '',
    exact: true,
  });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** The rows of a chart's table, cell by cell, its head left out. */
async function rowsOf(page: Page, title: string): Promise<string[][]> {
  await page.getByRole('button', { name: `${analyticsWords.asTable} ${title}`, exact: true }).click();
  const rows = await chart(page, title).getByRole('row').all();
  return Promise.all(rows.slice(1).map((row) => row.locator('th, td').allInnerTexts()));
}

/** A figure of a tab's beginning by its name, with what stands behind it. */
async function expectFigure(page: Page, name: string, texts: readonly string[]): Promise<void> {
  const term = panel(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) });
  await expect(term.locator('..').getByRole('definition')).toHaveText(texts);
}

const newestFirst = <Dated extends { timestamp: string }>(list: readonly Dated[]): Dated[] =>
  [...list].sort((one, other) => (one.timestamp < other.timestamp ? 1 : -1));

journey(
  'a practised year: overview, emotions and usage say what its records say @once',
  async ({ page, server }) => {
    const person = await signUpOnboarded(server.origin, 'Otto Overview');
    const year = practisedYear(person.session.identity.uid);
    await openDevice(page, server.origin, person, {}, '/profile');
    await chooseFile(page, year.file);
    await expect(ownData(page).getByText(/^Added: /)).toBeVisible({ timeout: 60_000 });
    await page.goto('/analytics');
    const period = year.periodOf('month');
    const overview = overviewOf(period, year.streak);

    await expect(page.getByRole('tab', { name: 'Overview', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    for (const { name, figure, note } of overviewFigures(overview)) {
      await expectFigure(
        page,
        name,
        [figure, note].flatMap((text) => (text === undefined ? [] : String(text))),
      );
    }
    const steady = part(page, overviewWords.steady);
    await expect(steady).toContainText(overviewWords.streakDays(overview.currentStreak));
    await expect(steady).toContainText(overviewWords.longest(overview.longestStreak));
    await expect(steady).toContainText(consistencyWords[overview.consistency.label]);

    // The calendar is a table: each day of the month with its minutes, along which the arrow keys lead.
    const calendar = chart(page, practiceChartWords.calendar.title);
    const days = practiceCalendarOf(period);
    const cells = await calendar.getByRole('cell').all();
    const named = await Promise.all(cells.map((cell) => cell.getAttribute('aria-label')));
    expect(named.filter(Boolean)).toEqual(
      days.map(({ sessions, minutes }) => practiceChartWords.calendar.cell(sessions, minutes)),
    );
    await tabTo(page, calendar.getByRole('group'));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    const [eighth] = days.slice(7);
    const date = stepPoints([{ from: eighth?.day ?? '', to: eighth?.day ?? '' }], 'day')[0]?.name ?? '';
    const saidOfDay = practiceChartWords.calendar.day(date, eighth?.sessions ?? 0, eighth?.minutes ?? 0);
    await expect(calendar.getByRole('status')).toHaveText(saidOfDay);

    // So does a chart; what stands there is the table's.
    const title = practiceChartWords.minutes.title;
    const steps = seriesOf(period, 'day');
    const points = stepPoints(steps, 'day');
    const said = chart(page, title).getByRole('status');
    await tabTo(page, chart(page, title).getByRole('application'));
    const saidOf = (at: number) =>
      `${points.at(at)?.name}: ${steps.at(at)?.minutes} min, Sits: ${steps.at(at)?.sessions}`;
    await expect(said).toHaveText(saidOf(-1));
    await page.keyboard.press('ArrowLeft');
    await expect(said).toHaveText(saidOf(-2));
    await page.keyboard.press('Home');
    await expect(said).toHaveText(saidOf(0));
    await page.keyboard.press('Escape');
    await expect(said).toHaveText('');
    expect(await rowsOf(page, title)).toEqual(
      steps.map(({ minutes, sessions }, at) => [points[at]?.name, `${minutes} min`, `${sessions}`]),
    );
    const back = page.getByRole('button', { name: `${analyticsWords.asPicture} ${title}`, exact: true });
    await expect(back).toBeFocused();
    await back.press('Enter');
    await expect(chart(page, title).getByRole('application')).toBeVisible();

    const compared = comparisonOf(period, year.before('month'));
    const rows = await part(page, comparisonWords.title).getByRole('row').all();
    expect(await Promise.all(rows.slice(1).map((row) => row.locator('th, td').allInnerTexts()))).toEqual(
      comparedFigures.map((figure) => [
        comparisonWords.figures[figure],
        `${compared[figure].now}`,
        `${compared[figure].before}`,
        changeInWords(figure, compared[figure]),
      ]),
    );

    // The last five sits with the badges of their ratings, each the way to its page; the last eight notes.
    const { practiceSessions, emotionalNotes } = year.records;
    const recent = newestFirst(practiceSessions).slice(0, 5);
    const sits = part(page, overviewWords.recent).getByRole('listitem');
    await expect(sits).toHaveCount(5);
    for (const [at, session] of recent.entries()) {
      const badge = badgeOf(session);
      await expect(sits.nth(at)).toContainText(`${session.rating}`);
      if (badge) await expect(sits.nth(at)).toContainText(spokenBadge(badge));
    }
    const notes = part(page, emotionalTabWords.recent).getByRole('list').first().locator('> li');
    await expect(notes).toContainText(
      newestFirst(emotionalNotes)
        .slice(0, 8)
        .map(({ content }) => content.slice(0, 40)),
    );
    await expectAccessible(page, 'overview');

    await open(page, 'emotional');
    const own = emotionalFiguresOf(period);
    const all = emotionalFiguresOf(period, { includePractice: true });
    const energyText = ({ averageEnergy, notes: count }: EmotionalFigures) => [
      analyticsWords.outOfTen(averageEnergy ?? 0),
      emotionalTabWords.ofNotes(count),
    ];
    await expectFigure(page, emotionalTabWords.averageEnergy, energyText(own));
    expect(await rowsOf(page, emotionalTabWords.distribution.title)).toEqual(
      own.distribution.map(({ name, count, percent, energy }) => [
        emotionName(name),
        analyticsWords.notes(count),
        `${percent} %`,
        analyticsWords.outOfTen(energy),
      ]),
    );
    for (const when of ['before', 'after'] as const) {
      const { energy } = own.aroundSits[when];
      const row = chart(page, emotionalTabWords.around.title).getByRole('listitem').filter({
        hasText: emotionalTabWords.around[when],
      });
      await expect(row).toContainText(
        energy === undefined ? emotionalTabWords.around.none : `${energy} / 10`,
      );
    }
    await expectAccessible(page, 'emotional');
    await page.getByRole('checkbox', { name: emotionalTabWords.includePractice }).check();
    await expectFigure(page, emotionalTabWords.averageEnergy, energyText(all));
    await expect(chart(page, emotionalTabWords.distribution.title).getByRole('row').nth(1)).toContainText(
      analyticsWords.notes(all.distribution[0]?.count ?? 0),
    );

    await open(page, 'usage');
    const usage = usageFiguresOf(period, {
      today: year.today,
      firstPracticeDay: year.firstPracticeDay,
      currentStreak: year.streak.current,
    });
    const lookedAt = usageTabWords.lookedAt(usage.daysLookedAt);
    await expectFigure(page, usageTabWords.weeklyFrequency, [`${usage.weeklyFrequency}`, lookedAt]);
    await expectFigure(page, usageTabWords.practisedDaysAWeek, [`${usage.practisedDaysAWeek}`, lookedAt]);
    const timesOfDay = await rowsOf(page, usageTabWords.timeOfDay.title);
    expect(timesOfDay.map(([name, count, share]) => [name, count, share])).toEqual(
      usage.timeOfDayStats.map(({ part: key, count, percent }) => [
        `${partOfDayWords[key].name} ${partOfDayWords[key].hours}`,
        analyticsWords.sits(count),
        `${percent} %`,
      ]),
    );
    const weekdays = await rowsOf(page, usageTabWords.dayOfWeek.title);
    expect(weekdays.map(([name, count]) => `${name} ${count}`)).toEqual(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
        (name, at) => `${name} ${analyticsWords.sits(usage.dayOfWeekStats[at]?.count ?? 0)}`,
      ),
    );
    const lengths = await rowsOf(page, usageTabWords.lengths.title);
    expect(lengths.map(([name, count]) => [name, count])).toEqual(
      usage.lengths.map(({ bucket, count }) => [lengthWords[bucket], analyticsWords.sits(count)]),
    );
    // Where somebody is while this is looked at is counted too: those of before stand there at least.
    const features = chart(page, usageTabWords.features.title);
    for (const { feature } of usage.features) await expect(features).toContainText(featureWords[feature]);
    await expectAccessible(page, 'usage');

    // On the narrowest phone nothing stands out at the side, nor in the dark.
    await page.setViewportSize({ width: 320, height: 700 });
    for (const key of ['overview', 'emotional', 'usage'] as const) {
      await page.goto(`/analytics?range=year&tab=${key}`);
      await expect(panel(page).getByRole('figure').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/analytics');
    const [newest] = recent;
    await part(page, overviewWords.recent).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(`/sessions/${newest?.sessionId}`);
  },
);

journey('a chart says what is below the pointer, and the page keeps its width', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Pia Pointer');
  const past = { ...reached(2, 'read'), ...fullSits(2, 5) };
  await openDevice(page, server.origin, person, past, '/analytics?range=week');
  const picture = chart(page, practiceChartWords.minutes.title).getByRole('application');
  const isTouched = await page.evaluate(() => 'ontouchstart' in window);
  // The last of seven days is today, without a sit; the one before has one of 15 minutes.
  for (const [daysBack, text] of [
    [0, '0 min'],
    [1, '15 min'],
  ] as const) {
    // What comes into view for the first time takes its place only then: where it is, is asked each time.
    await expect(async () => {
      await picture.scrollIntoViewIfNeeded();
      const box = await picture.boundingBox();
      if (!box) throw new Error('There is no picture.');
      const [x, y] = [box.x + box.width - 6 - (daysBack * (box.width - 32)) / 7, box.y + 60];
      if (isTouched) await page.touchscreen.tap(x, y);
      else await page.mouse.move(x, y);
      await expect(picture.getByText(text, { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  await expectAccessible(page, 'overview with a tooltip');
});

journey('without records the overview, emotions and usage say so @once', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Nobody Yet');
  await openDevice(page, server.origin, person, {}, '/analytics');
  for (const [key, text] of [
    ['overview', analyticsEmpty.data],
    ['emotional', analyticsEmpty.emotional],
  ] as const) {
    await open(page, key);
    await expect(panel(page).getByRole('heading', { name: text })).toBeVisible();
    await expectAccessible(page, `${key}, empty`);
  }
  // Opening this page is the first that was opened.
  await open(page, 'usage');
  await expect(panel(page).getByRole('heading', { name: analyticsEmpty.practice })).toBeVisible();
  await expect(chart(page, usageTabWords.features.title)).toContainText(featureWords.analytics);
  await expectAccessible(page, 'usage, empty');
});
