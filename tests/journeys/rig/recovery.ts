import { expect, type Page } from '@playwright/test';
import { recoveryPostureWords } from '#content/recovery/postures.ts';
import { recoveryPracticeWords } from '#content/recovery/practices.ts';
import { feelingWords } from '#content/recovery/reflection.ts';
import type { RecoveryPosture } from '#domain/recovery/postures.ts';
import { type RecoveryKey, recoveryPracticeOf } from '#domain/recovery/practices.ts';
import type { Feeling } from '#domain/recovery/record.ts';
import { openDevice, type Records } from './device.ts';
import { type Hand, pointer } from './hand.ts';
import { remainingSeconds } from './matrix.ts';
import type { Look } from './onboarding.ts';
import { type Person, signUpOnboarded } from './person.ts';
import type { RunningServer } from './server.ts';

const passBy: Look = async () => {};

/** Somebody new at an address of Mind Recovery, on a page whose clock can be moved. */
export async function recovering(
  page: Page,
  server: RunningServer,
  address = '/mind-recovery',
  records: Records = {},
): Promise<Person> {
  const person = await signUpOnboarded(server.origin, 'Rhea Recovering');
  await page.clock.install();
  await openDevice(page, server.origin, person, records, address);
  return person;
}

/** Opens a practice from the hub (B § 2). */
export async function openPractice(page: Page, hand: Hand, key: RecoveryKey): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Mind Recovery' })).toBeVisible();
  await hand.press(page.getByRole('link', { name: recoveryPracticeWords[key].name }));
  await expect(page).toHaveURL(`/mind-recovery/${key}`);
}

/** Chooses a posture and comes to the setup (B § 2). */
export async function walkRecoveryPosture(
  page: Page,
  hand: Hand,
  key: RecoveryKey,
  posture: RecoveryPosture = 'seated',
  look = passBy,
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Select Your Posture' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await look(`${key}, posture selection`);
  await hand.choose(page.getByRole('radio', { name: recoveryPostureWords[posture].name }));
  await hand.press(page.getByRole('button', { name: 'Start Practice' }));
  await expect(page).toHaveURL(`/mind-recovery/${key}?step=timer`);
  const { name, guidance } = recoveryPracticeWords[key];
  const { minutes } = recoveryPracticeOf(key);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(`${minutes} minutes`, { exact: true })).toBeVisible();
  for (const { title, text } of guidance) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
  await look(`${key}, setup`);
}

/** Presses the setup's Start, and is in the practice. */
export async function startRecovery(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Start', exact: true }));
  await expect(page.getByRole('group', { name: 'Where is attention?' })).toBeVisible();
  await expect(page.getByText('Notice, and come back')).toBeVisible();
}

/** Somebody new in a practice that has just begun. */
export async function inRecovery(page: Page, server: RunningServer, key: RecoveryKey): Promise<Person> {
  const person = await recovering(page, server, `/mind-recovery/${key}`);
  await walkRecoveryPosture(page, pointer, key);
  await startRecovery(page, pointer);
  return person;
}

/** Expects the reflection on a practice, not yet filled in. */
export async function expectRecoveryReflection(page: Page, key: RecoveryKey): Promise<void> {
  await expect(page).toHaveURL(`/mind-recovery/${key}?step=reflection`);
  await expect(page.getByRole('heading', { name: 'How do you feel after the practice?' })).toBeVisible();
}

/** Lets a running practice come to its end by itself: the clock is moved to shortly before it. */
export async function letRecoveryEnd(page: Page, key: RecoveryKey): Promise<void> {
  await page.clock.fastForward(((await remainingSeconds(page)) - 2) * 1000);
  await expectRecoveryReflection(page, key);
}

/** Says how it was and completes the reflection; it leads home (B § 2). */
export async function walkRecoveryReflection(
  page: Page,
  hand: Hand,
  feeling: Feeling,
  text = '',
): Promise<void> {
  await hand.choose(page.getByRole('radio', { name: feelingWords[feeling], exact: true }));
  if (text) await hand.type(page.getByLabel('Your thoughts'), text);
  await hand.press(page.getByRole('button', { name: 'Complete Reflection' }));
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
}
