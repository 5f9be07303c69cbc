import { expect, type Locator, type Page } from '@playwright/test';
import { pahmWords } from '#content/learning/pahm.ts';
import { positionWords } from '#content/positions.ts';
import { postureWords } from '#content/postures.ts';
import { matrixFlowWords, matrixSetups, stageShortNames } from '#content/screens/matrix-practice.ts';
import { matrixStageSlides } from '#content/stages/matrix-stage-slides.ts';
import type { PositionKey } from '#domain/pahm/positions.ts';
import { type MatrixStage, stageOf } from '#domain/practice/stages.ts';
import { openDevice, type Records } from './device.ts';
import { type Hand, pointer } from './hand.ts';
import type { Look } from './onboarding.ts';
import { reached } from './past-sits.ts';
import { type Person, signUpOnboarded } from './person.ts';
import type { RunningServer } from './server.ts';

const passBy: Look = async () => {};

/** Reads the four slides of a stage; those of stage 2 lead on by the page of the matrix (B § 2). */
export async function walkStageSlides(
  page: Page,
  hand: Hand,
  stage: MatrixStage,
  look = passBy,
): Promise<void> {
  const slides = matrixStageSlides[stage];
  for (const [index, { title }] of slides.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (index === 0) await look(`stage ${stage} introduction`);
    const isLast = index === slides.length - 1 && stage > 2;
    const name = isLast ? matrixFlowWords.start : matrixFlowWords.next;
    await hand.press(page.getByRole('button', { name, exact: true }));
  }
  if (stage > 2) return;
  await expect(page.getByRole('heading', { level: 1, name: pahmWords.title })).toBeVisible();
  await look('the matrix explained');
  await hand.press(page.getByRole('button', { name: pahmWords.start }));
}

/** Chooses a posture and comes to the setup (B § 2). */
export async function walkMatrixPosture(
  page: Page,
  hand: Hand,
  stage: MatrixStage,
  look = passBy,
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Select Your Posture' })).toBeVisible();
  await expect(page.getByText(`PAHM ${stageShortNames[stage]} Practice Setup`)).toBeVisible();
  await hand.choose(page.getByRole('radio', { name: postureWords.chair.name }));
  await look(`stage ${stage} posture selection`);
  await hand.press(page.getByRole('button', { name: 'Start Practice' }));
  await expect(page).toHaveURL(`/stage${stage}?step=timer`);
  await expect(durationField(page)).toBeVisible();
  await look(`stage ${stage} setup`);
}

export const durationField = (page: Page): Locator => page.getByLabel('Duration in minutes');

/** Presses the setup's Start, and is in the sit. */
export async function startMatrixSit(page: Page, hand: Hand, stage: MatrixStage): Promise<void> {
  await hand.press(page.getByRole('button', { name: matrixSetups[stage].start, exact: true }));
  await expect(page.getByRole('group', { name: 'Where is attention?' })).toBeVisible();
  await expect(page.getByText('Notice, and come back')).toBeVisible();
}

/** Somebody new who has reached a stage and read its introduction, on a page whose clock can be moved. */
export async function personAt(
  page: Page,
  server: RunningServer,
  stage: MatrixStage,
  address: string,
  records: Records = {},
): Promise<Person> {
  const person = await signUpOnboarded(server.origin, 'Sita Sitting');
  await page.clock.install();
  await openDevice(page, server.origin, person, { ...reached(stage, 'read'), ...records }, address);
  return person;
}

/** Somebody new in a sit of a stage that has just begun, at its preset length. */
export async function sittingAt(
  page: Page,
  server: RunningServer,
  stage: MatrixStage,
  records: Records = {},
): Promise<Person> {
  const person = await personAt(page, server, stage, `/stage${stage}?step=timer`, records);
  await startMatrixSit(page, pointer, stage);
  return person;
}

/** What is asked before a sit is ended by hand or left. */
export const endQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'End this sit now?' });

/** The offer of a sit that was interrupted. */
export const interruptedOffer = (page: Page): Locator =>
  page.getByRole('region', { name: 'A sit was interrupted' });

/** The button of a position; a screen reader hears its name, its place and its count. */
export function positionButton(page: Page, position: PositionKey): Locator {
  return page.getByRole('button', { name: new RegExp(`^${positionWords[position].name}:`) });
}

/** How often a position counts as tapped, as a screen reader hears it. */
export async function expectTaps(page: Page, position: PositionKey, count: number): Promise<void> {
  const { spoken } = positionWords[position];
  const name = `${spoken}. ${count === 1 ? '1 tap' : `${count} taps`}`;
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
}

/** Taps positions one after the other. */
export async function tapAll(page: Page, hand: Hand, positions: readonly PositionKey[]): Promise<void> {
  for (const position of positions) await hand.press(positionButton(page, position));
}

/** The seconds that remain, as the countdown shows them. */
export async function remainingSeconds(page: Page): Promise<number> {
  const shown = (await page.getByRole('timer').textContent()) ?? '';
  const [minutes = Number.NaN, seconds = Number.NaN] = shown.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Lets a running sit come to its end by itself: the clock is moved to shortly before it. */
export async function letMatrixSitEnd(page: Page): Promise<void> {
  await page.clock.fastForward(((await remainingSeconds(page)) - 2) * 1000);
  await expect(page).toHaveURL('/immediate-reflection');
  await expect(page.getByRole('heading', { name: 'Session Summary' })).toBeVisible();
}

/** Completes the reflection as it stands; it leads home (B § 2). */
export async function completeReflection(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Complete Reflection' }));
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
}

/** The card of a stage on home. */
export function stageCard(page: Page, stage: MatrixStage): Locator {
  const title = page.getByRole('heading', { name: stageOf(stage).name, exact: true });
  return page.getByRole('region', { name: 'Your Journey' }).getByRole('listitem').filter({ has: title });
}
