import { expect, type Page } from '@playwright/test';
import { postureWords } from '#content/postures.ts';
import { stage1Slides } from '#content/stages/stage-1-slides.ts';
import { type LevelKey, levelOf } from '#domain/practice/levels.ts';
import type { Hand } from './hand.ts';
import type { Look } from './onboarding.ts';

const passBy: Look = async () => {};

/** Reads the three slides of stage 1 (B § 2). */
export async function walkStage1Slides(page: Page, hand: Hand, look = passBy): Promise<void> {
  for (const [index, { title }] of stage1Slides.entries()) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await look(`stage 1 introduction ${index + 1}`);
    const name = index === stage1Slides.length - 1 ? 'Begin Practice' : 'Next';
    await hand.press(page.getByRole('button', { name, exact: true }));
  }
}

/** Reads the introduction of a level (B § 2). */
export async function walkLevelIntroduction(
  page: Page,
  hand: Hand,
  level: LevelKey,
  look = passBy,
): Promise<void> {
  const { name, minutes } = levelOf(level);
  await expect(page.getByRole('heading', { name: new RegExp(`^${name}: `) })).toBeVisible();
  await expect(page.getByText(`Stage 1 · Seeker · ${minutes} minutes`)).toBeVisible();
  await look(`introduction of ${name}`);
  await hand.press(page.getByRole('button', { name: 'Choose a posture' }));
}

/** Chooses a posture and comes to the setup of the timer (B § 2). */
export async function walkPosture(page: Page, hand: Hand, level: LevelKey, look = passBy): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Select Your Posture' })).toBeVisible();
  await expect(page.getByText(`PAHM ${levelOf(level).name} Practice Setup`)).toBeVisible();
  await hand.choose(page.getByRole('radio', { name: postureWords.chair.name }));
  await look('posture selection');
  await hand.press(page.getByRole('button', { name: 'Start Practice' }));
  await expect(page).toHaveURL(new RegExp(`/seeker-practice-timer\\?level=${level}$`));
  await expect(page.getByLabel('Duration in minutes')).toHaveValue(String(levelOf(level).minutes));
  await look('setup of the timer');
}

/** Leaves the setup as it is and starts the sit (B § 4). */
export async function startSit(page: Page, hand: Hand, look = passBy): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Start', exact: true }));
  await expect(page.getByText('Press Start when ready')).toBeVisible();
  await look('timer, ready');
  await hand.press(page.getByRole('button', { name: 'Start Practice' }));
  await expect(page.getByText('Maintain physical stillness')).toBeVisible();
}

/** Lets a running sit come to its end by itself: the clock is moved to shortly before it. */
export async function letSitEnd(page: Page, minutes: number): Promise<void> {
  await page.clock.fastForward((minutes * 60 - 3) * 1000);
  await expect(page).toHaveURL('/seeker-practice-complete');
  await expect(page.getByRole('heading', { name: 'How was the sit?' })).toBeVisible();
}

/** Writes a reflection and completes it; it leads home (B § 2). */
export async function walkReflection(page: Page, hand: Hand, look = passBy): Promise<void> {
  const summary = page.getByRole('heading', { name: 'Session Summary' });
  await expect(summary).toBeVisible();
  await hand.type(page.getByLabel('What did you notice while sitting?'), 'The breath grew quiet by itself.');
  await hand.choose(page.getByRole('radio', { name: 'Poor', exact: true }));
  await look('reflection');
  await hand.press(page.getByRole('button', { name: 'Complete Reflection' }));
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
}

/** What home counts: the figure above a label ('day streak', 'total practice'). */
export async function expectCounted(page: Page, label: string, figure: string): Promise<void> {
  await expect(page.getByText(`${figure}${label}`)).toBeVisible();
}
