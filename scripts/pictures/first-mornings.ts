import { expect, type Page } from '@playwright/test';
import { reflectionWords } from '#content/screens/reflection.ts';
import { levels } from '#domain/practice/levels.ts';
import { pointer } from '../../tests/journeys/rig/hand.ts';
import {
  walkIntroduction,
  walkQuestionnaire,
  walkSelfAssessment,
  walkSignUp,
} from '../../tests/journeys/rig/onboarding.ts';
import {
  letSitEnd,
  startSit,
  walkLevelIntroduction,
  walkPosture,
  walkReflection,
  walkStage1Slides,
} from '../../tests/journeys/rig/practice.ts';
import { type Album, type Photographer, photographer } from './photographer.ts';

const firstMorning = new Date('2026-03-02T07:10:00+01:00');
const dayMillis = 24 * 60 * 60 * 1000;
/** How long after the day begins the sit does: longer than any walk to it takes. */
const leadMillis = 30 * 60 * 1000;
/** How far the sit in the picture is. */
const satMinutes = 3.45;
const foods = ['Warm bread with salted butter', 'The first cherries of June', 'Green tea, not too hot'];

type Take = Photographer['take'];

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
export async function pictureFirstMornings(page: Page, size: string, album: Album): Promise<void> {
  const { take, look } = photographer(page, size, album);
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
  if (album.isWhole) {
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
