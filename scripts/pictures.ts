/**
 * `npm run pictures`: walks the real, built product in a real browser and writes pictures of its main screens into
 * docs/pictures: on a phone and on a desk, light and dark, always the same person at the same hour.
 * `-- --all=FOLDER` pictures every screen that the walk comes by, each from top to bottom, into that folder instead.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { reflectionWords } from '#content/screens/reflection.ts';
import { levels } from '#domain/practice/levels.ts';
import { pointer } from '../tests/journeys/rig/hand.ts';
import {
  type Look,
  walkIntroduction,
  walkQuestionnaire,
  walkSelfAssessment,
  walkSignUp,
} from '../tests/journeys/rig/onboarding.ts';
import {
  letSitEnd,
  startSit,
  walkLevelIntroduction,
  walkPosture,
  walkReflection,
  walkStage1Slides,
} from '../tests/journeys/rig/practice.ts';
import { serverOf } from '../tests/journeys/rig/server.ts';
import { chromiumLaunch } from '../tests/setup/chromium.ts';
import { top } from './child.ts';
import { prepareMachine } from './machine.ts';

const { values } = parseArgs({ options: { all: { type: 'string' } } });
const folder = values.all ? resolve(values.all) : join(top, 'docs/pictures');

/** What the pictures are called of screens that the walks of the journeys come by. */
const pictureNames: Readonly<Record<string, string>> = {
  'question 9, stress_triggers': 'questionnaire',
  'introduction 2': 'introduction',
  'introduction of T1': 'level-introduction',
  'posture selection': 'posture',
  'setup of the timer': 'setup',
};

const sizes: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 } },
};

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const firstMorning = new Date('2026-03-02T07:10:00+01:00');
const dayMillis = 24 * 60 * 60 * 1000;
/** How long after the day begins the sit does: longer than any walk to it takes. */
const leadMillis = 30 * 60 * 1000;
/** How far the sit in the picture is. */
const satMinutes = 3.45;
const foods = ['Warm bread with salted butter', 'The first cherries of June', 'Green tea, not too hot'];

/** Takes pictures of a page, light and dark. `take` pictures it as it stands; `look` only where its name is known. */
function photographer(page: Page, size: string) {
  async function shoot(name: string, theme: Theme): Promise<void> {
    await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    await page.evaluate(() => window.scrollTo(0, 0));
    // A pointer that rests on a button would show in its colour.
    await page.mouse.move(0, 0);
    const path = join(folder, `${name}-${size}-${theme}.png`);
    await page.screenshot({ path, animations: 'disabled', fullPage: values.all !== undefined });
  }
  async function take(name: string, arrive: () => Promise<unknown> = async () => {}): Promise<void> {
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await arrive();
      await shoot(name, theme);
    }
  }
  const look: Look = async (what) => {
    const name = values.all ? what.replaceAll(/[^\w]+/g, '-') : pictureNames[what];
    if (name) await take(name);
  };
  return { take, look };
}

type Take = ReturnType<typeof photographer>['take'];

async function pictureFrontDoor(page: Page, take: Take): Promise<void> {
  for (const [path, name] of [
    ['/', 'landing'],
    ['/signin', 'sign-in'],
    ['/signup', 'sign-up'],
  ] as const) {
    await take(name, async () => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
  }
}

async function pictureSelfAssessment(page: Page, take: Take): Promise<void> {
  for (const food of foods) {
    await page.getByRole('textbox').fill(food);
    await page.getByRole('button', { name: 'Add entry' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: food })).toBeVisible();
  }
  await take('self-assessment');
}

async function pictureReflection(page: Page, take: Take): Promise<void> {
  await page.getByLabel(reflectionWords.feedbackQuestion).fill('The breath grew quiet by itself.');
  await pointer.choose(page.getByRole('radio', { name: 'Very Good', exact: true }));
  await take('reflection');
}

/** Walks one screen size from the first screen to the home of somebody who has sat three mornings in a row. */
async function walk(page: Page, size: string): Promise<void> {
  const { take, look } = photographer(page, size);
  await page.clock.install({ time: firstMorning });
  await pictureFrontDoor(page, take);
  await walkSignUp(page, pointer, {
    name: 'Ada',
    email: `ada.${size}@example.org`,
    password: 'lantern orbit velvet',
  });
  await walkQuestionnaire(page, pointer, look);
  await walkIntroduction(page, pointer, look);
  await pictureSelfAssessment(page, take);
  await walkSelfAssessment(page, pointer, look);
  if (values.all) {
    await page.goto('/home');
    await page.getByRole('heading', { name: 'Your Journey' }).waitFor();
    await take('home-before-the-first-sit');
    await page.goBack();
  }
  await page.getByRole('link', { name: 'Get Started' }).click();
  await walkStage1Slides(page, pointer, look);

  for (const [day, { key, minutes }] of levels.slice(0, 3).entries()) {
    const morning = firstMorning.getTime() + day * dayMillis;
    if (day > 0) {
      await page.clock.pauseAt(morning);
      await page.clock.resume();
      await page.reload();
      await page.getByRole('link', { name: `Begin · ${minutes} min` }).click();
    }
    await walkLevelIntroduction(page, pointer, key, day === 0 ? look : undefined);
    await walkPosture(page, pointer, key, day === 0 ? look : undefined);
    await page.clock.pauseAt(morning + leadMillis);
    await startSit(page, pointer, day === 0 ? look : undefined);
    await page.clock.runFor(satMinutes * 60_000);
    if (day === 0) await take('sit');
    await page.clock.resume();
    await letSitEnd(page, minutes - satMinutes);
    if (day === 0) await pictureReflection(page, take);
    await walkReflection(page, pointer);
  }
  await page.getByRole('heading', { name: 'Your Journey' }).waitFor();
  await take('home');
  await page.goto('/learn');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take('learn');
}

for (const sentence of await prepareMachine()) process.stdout.write(`${sentence}\n`);
mkdirSync(folder, { recursive: true });
const server = await serverOf();
const browser = await chromium.launch(chromiumLaunch());
try {
  await server.start();
  for (const [size, options] of Object.entries(sizes)) {
    const context = await browser.newContext({
      ...options,
      baseURL: server.origin,
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
    });
    await walk(await context.newPage(), size);
    await context.close();
    process.stdout.write(`${size}: pictured\n`);
  }
} finally {
  await browser.close();
  await server.remove();
}
