import { expect, type Page } from '@playwright/test';
import { developerResets } from '#domain/own-data/resets.ts';
import { expectAccessible } from './rig/accessible.ts';
import { askFor, devButton, devPanel, expectReset, resetOnce, resetQuestion } from './rig/developer.ts';
import { openDevice, recordsIn } from './rig/device.ts';
import { journey } from './rig/journey.ts';
import { pressOn } from './rig/keyboard.ts';
import { interruptedOffer, personAt, sittingAt } from './rig/matrix.ts';
import { fullSits, reached } from './rig/past-sits.ts';
import { type Person, profileOf, signUpOnboarded } from './rig/person.ts';
import { refuseWrites } from './rig/refusal.ts';

const keysIn = async (page: Page, person: Person) =>
  (await recordsIn<{ key: string }>(page, person, 'marks')).map(({ key }) => key);

/** Expects home to say at which stage somebody is. */
const expectStage = (page: Page, stage: number) => expect(page.getByText(`Stage ${stage}/6`)).toBeVisible();

journey('every reset asks first, and Cancel and Escape delete nothing @once', async ({ page, server }) => {
  const records = { ...reached(4, 'read'), ...fullSits(2, 2) };
  const person = await signUpOnboarded(server.origin, 'Dora Doubt');
  await openDevice(page, server.origin, person, records);
  const before = [await recordsIn(page, person, 'marks'), await recordsIn(page, person, 'sessions')];
  await devButton(page).click();
  for (const reset of developerResets) {
    await askFor(page, reset);
    const question = resetQuestion(page, reset);
    // A hasty Enter deletes nothing.
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    if (reset === 'timer') await page.keyboard.press('Escape');
    else await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
  }
  await expect(devPanel(page)).toBeVisible();
  expect([await recordsIn(page, person, 'marks'), await recordsIn(page, person, 'sessions')]).toEqual(before);
  await devPanel(page).getByRole('button', { name: 'Close' }).click();
  await expect(devPanel(page)).toBeHidden();
  await expect(devButton(page)).toBeFocused();
  await expectStage(page, 4);
});

journey('stages are reset one after the other, and the sits stay @once', async ({ page, server }) => {
  const person = await personAt(page, server, 6, '/home', fullSits(2, 5));
  await expectStage(page, 6);
  for (const stage of [6, 5, 4, 3] as const) {
    await resetOnce(page, `stage-${stage}`);
    await expectReset(page, `stage-${stage}`);
    await expectStage(page, stage - 1);
    expect(await keysIn(page, person)).not.toContain(`stage-intro-${stage}`);
  }
  await expect(page.getByText('0 of 5 full sits')).toBeVisible();
  await page.goto('/stage3');
  await expect(page).toHaveURL('/home');
  await page.getByRole('button', { name: 'OK' }).click();
  await resetOnce(page, 'stage-2');
  await expectReset(page, 'stage-2');
  await expectStage(page, 1);
  expect(await keysIn(page, person)).toContain('t5Complete');
  await resetOnce(page, 'stage-1');
  await expectReset(page, 'stage-1');
  const left = await keysIn(page, person);
  expect(left.filter((key) => /^t\d|-1$|-2$|Open$/.test(key))).toEqual([]);
  expect(await recordsIn(page, person, 'sessions')).toHaveLength(5);
  await expect(async () => {
    const { data } = await profileOf(server.origin, person);
    expect([data.currentStage, data.currentTLevel]).toEqual(['Seeker', 't1']);
    expect(data.enhancedProfile.currentProgress.currentStage).toBe(1);
  }).toPass();
  await page.reload();
  await expectStage(page, 1);
});

journey('T5 completion is reset, and stage 2 is closed again @once', async ({ page, server }) => {
  const person = await personAt(page, server, 3, '/home');
  await resetOnce(page, 't5-completion');
  await expectReset(page, 't5-completion');
  await expectStage(page, 1);
  expect((await keysIn(page, person)).filter((key) => key.startsWith('t5'))).toEqual([]);
  await page.goto('/stage2');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page).toHaveURL('/home');
});

journey('the self-assessment is reset, and practice asks for it again @once', async ({ page, server }) => {
  await personAt(page, server, 2, '/home');
  await resetOnce(page, 'assessment');
  await expectReset(page, 'assessment');
  await expect(page).toHaveURL('/home');
  await page.goto('/stage1');
  await expect(page.getByRole('dialog', { name: 'Self-assessment first' })).toBeVisible();
});

journey('onboarding is reset, and begins anew at once @once', async ({ page, server }) => {
  const person = await personAt(page, server, 2, '/home', fullSits(2, 2));
  await resetOnce(page, 'onboarding');
  await expect(page).toHaveURL('/questionnaire');
  await expect(page.getByText('Question 1 of 27')).toBeVisible();
  expect(await recordsIn(page, person, 'sessions')).toHaveLength(2);
  expect(await keysIn(page, person)).toContain('t5Completed');
});

journey(
  'timer data is reset: an interrupted sit is gone, with what the tab remembers @once',
  async ({ page, server }) => {
    await sittingAt(page, server, 2);
    await page.goto('/home');
    await expect(interruptedOffer(page)).toBeVisible();
    await resetOnce(page, 'timer');
    await expectReset(page, 'timer');
    await expect(interruptedOffer(page)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('selectedPosture'))).toBeNull();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
    await expect(interruptedOffer(page)).toBeHidden();
  },
);

journey('an export is offered first, and all app data is reset after it @once', async ({ page, server }) => {
  const person = await personAt(page, server, 3, '/home', fullSits(2, 3));
  await devButton(page).click();
  await askFor(page, 'all-data');
  const arriving = page.waitForEvent('download');
  await resetQuestion(page, 'all-data').getByRole('button', { name: 'Export first' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^ninefold-.+\.json$/);
  // The question stands there again.
  await resetQuestion(page, 'all-data').getByRole('button', { name: 'Reset', exact: true }).click();
  await expectReset(page, 'all-data');
  for (const table of ['sessions', 'taps', 'marks', 'notes', 'reflections', 'sits', 'drafts', 'settings']) {
    expect(await recordsIn(page, person, table), table).toEqual([]);
  }
  // The account stays: somebody is still signed in, and home says that sits were made elsewhere only where there were any.
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
});

journey(
  'a reset that the device refuses says so, and has deleted nothing @once',
  async ({ page, server }) => {
    const person = await personAt(page, server, 3, '/home');
    const before = await keysIn(page, person);
    const letThrough = await refuseWrites(page, 'marks');
    await resetOnce(page, 'stage-3');
    await expect(devPanel(page).getByRole('alert')).toContainText(
      'The reset failed, and nothing was deleted.',
    );
    expect(await keysIn(page, person)).toEqual(before);
    await letThrough();
    await page.keyboard.press('Escape');
    await resetOnce(page, 'stage-3');
    await expectReset(page, 'stage-3');
  },
);

journey('the developer tools by keyboard alone, on My Details too @desk', async ({ page, server }) => {
  await personAt(page, server, 3, '/profile');
  await pressOn(page, devButton(page));
  await pressOn(page, devPanel(page).getByRole('button', { name: 'Stage 3', exact: true }));
  await pressOn(page, resetQuestion(page, 'stage-3').getByRole('button', { name: 'Reset', exact: true }));
  await expect(devPanel(page).getByText('Stage 3: reset.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(devButton(page)).toBeFocused();
  await page.goto('/home');
  await expectStage(page, 2);
});

journey('axe finds nothing in the developer tools @once', async ({ page, server }) => {
  await personAt(page, server, 3, '/home');
  await expect(devButton(page)).toBeVisible();
  await expectAccessible(page, 'home with the DEV button');
  await devButton(page).click();
  await expectAccessible(page, 'panel of the developer tools');
  await askFor(page, 'stage-3');
  await expectAccessible(page, 'question before a reset');
});
