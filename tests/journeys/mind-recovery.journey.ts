import { expect } from '@playwright/test';
import { recoveryPracticeWords } from '#content/recovery/practices.ts';
import { type RecoveryKey, recoveryPractices } from '#domain/recovery/practices.ts';
import { type Feeling, feelings, type RecoveryRecord } from '#domain/recovery/record.ts';
import { expectAccessible } from './rig/accessible.ts';
import { openDevice, recordsIn } from './rig/device.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { endQuestion, positionButton, tapAll } from './rig/matrix.ts';
import { reached } from './rig/past-sits.ts';
import { signUp } from './rig/person.ts';
import { expectCounted } from './rig/practice.ts';
import {
  letRecoveryEnd,
  openPractice,
  recovering,
  startRecovery,
  walkRecoveryPosture,
  walkRecoveryReflection,
} from './rig/recovery.ts';
import { loadWithState } from './rig/router-state.ts';

/** B § 2, § 9: the hub's cards in their order, with their lengths. */
const cards = [
  ['Morning Recharge', '5 min'],
  ['Emotional Reset', '5 min'],
  ['Mid-Day Reset', '3 min'],
  ['Work-Home Transition', '5 min'],
  ['Evening Wind-Down', '5 min'],
] as const;

journey('the hub shows five practices and leads back home', async ({ page, server }, { project }) => {
  await recovering(page, server, '/home');
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Mind Recovery' }).click();
  } else {
    await page.getByRole('navigation').getByRole('link', { name: 'Mind Recovery' }).click();
    const tab = page.getByRole('navigation').getByRole('link', { name: 'Mind Recovery' });
    await expect(tab).toHaveAttribute('aria-current', 'page');
  }
  await expect(page).toHaveURL('/mind-recovery');
  await expect(page).toHaveTitle('Mind Recovery · Ninefold');
  const shown = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(shown).toHaveCount(cards.length);
  for (const [at, [name, minutes]] of cards.entries()) {
    await expect(shown.nth(at).getByRole('link', { name })).toBeVisible();
    await expect(shown.nth(at)).toContainText(minutes);
  }
  await expectAccessible(page, 'hub of Mind Recovery');
  await page.getByRole('link', { name: 'What is PAHM?' }).click();
  await expect(page).toHaveURL('/learning/pahm');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/home');
});

/** Each practice in one of the three postures, and how somebody felt after it. */
const postures = ['seated', 'standing', 'lying', 'seated', 'lying'] as const;
const done: [key: RecoveryKey, feeling: Feeling][] = recoveryPractices.map(({ key }, at) => [
  key,
  feelings[at] ?? 'same',
]);

journey('each practice goes to its end and into the history @phone', async ({ page, server }) => {
  const person = await recovering(page, server);
  for (const [at, [key, feeling]] of done.entries()) {
    await openPractice(page, pointer, key);
    await walkRecoveryPosture(page, pointer, key, postures[at]);
    await startRecovery(page, pointer);
    await tapAll(page, pointer, ['present', 'worry', 'present'].slice(0, at) as ('present' | 'worry')[]);
    await letRecoveryEnd(page, key);
    const { name } = recoveryPracticeWords[key];
    await expect(page.getByText(new RegExp(`^${name}, [35] minutes, .*: to the end\\.`))).toBeVisible();
    await walkRecoveryReflection(page, pointer, feeling, `After ${name}.`);
    await expect(page.getByText(name)).toBeVisible();
    await page.goto('/mind-recovery');
  }
  const records = await recordsIn<RecoveryRecord>(page, person, 'recoveryRecords');
  const byKey = new Map(records.map((record) => [record.practiceType, record]));
  for (const [at, [key, feeling]] of done.entries()) {
    const minutes = key === 'mid-day-reset' ? 3 : 5;
    expect(byKey.get(key)).toMatchObject({
      type: 'mind-recovery',
      posture: postures[at],
      duration: minutes,
      userId: person.session.identity.uid,
      totalInteractions: Math.min(at, 3),
      presentPercentage: [95, 100, 50, 67, 67][at],
      quality: at === 0 ? 'peaceful' : 'engaged',
      reflection: { mentalState: feeling, text: `After ${recoveryPracticeWords[key].name}.` },
    });
  }
  const sessions = await recordsIn<Record<string, unknown>>(page, person, 'sessions');
  expect(sessions).toHaveLength(5);
  for (const session of sessions)
    expect(session).toMatchObject({ sessionType: 'mind_recovery', stageLevel: 0, isCompleted: true });
  expect(await recordsIn(page, person, 'notes')).toEqual([]);
  await page.goto('/home');
  // 23 minutes.
  await expectCounted(page, 'day streak', '1 day');
  await expectCounted(page, 'total practice', '0.4 h');
});

journey(
  'Back leads from the reflection by timer and posture to the hub, and home @phone',
  async ({ page, server }) => {
    await recovering(page, server);
    const back = page.getByRole('button', { name: 'Back', exact: true });
    await openPractice(page, pointer, 'mid-day-reset');
    await walkRecoveryPosture(page, pointer, 'mid-day-reset', 'lying');
    await startRecovery(page, pointer);
    await letRecoveryEnd(page, 'mid-day-reset');
    await back.click();
    await expect(page).toHaveURL('/mind-recovery/mid-day-reset?step=timer');
    await expect(page.getByText('Lying Down')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await back.click();
    await expect(page.getByRole('heading', { name: 'Select Your Posture' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Lying' })).toBeChecked();
    await back.click();
    await expect(page).toHaveURL('/mind-recovery');
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/home');
  },
);

journey('an unknown practice leads to the hub @once', async ({ page, server }) => {
  await recovering(page, server, '/mind-recovery/lunch');
  await expect(page).toHaveURL('/mind-recovery');
  for (const address of ['Morning-Recharge', 'toString', '%F0%9F%98%80', 'mid-day-reset2?step=timer']) {
    await page.goto(`/mind-recovery/${address}`);
    await expect(page).toHaveURL('/mind-recovery');
    await expect(page.getByRole('heading', { level: 1, name: 'Mind Recovery' })).toBeVisible();
  }
  // Nor is anything reflected on that was not done.
  await page.goto('/mind-recovery/mid-day-reset?step=reflection');
  await expect(page).toHaveURL('/mind-recovery/mid-day-reset?step=posture');
  await loadWithState(page, '/mind-recovery/mid-day-reset?step=reflection', { sessionId: 'nobody' });
  await expect(page).toHaveURL('/mind-recovery/mid-day-reset?step=posture');
  await page.goto('/mind-recovery/mid-day-reset?step=lunch');
  await expect(page.getByRole('heading', { name: 'Select Your Posture' })).toBeVisible();
});

journey('it asks for no self-assessment, as the stages do @once', async ({ page, server }) => {
  const person = await signUp(server.origin, 'Una Assessed');
  await page.clock.install();
  await openDevice(page, server.origin, person, {}, '/mind-recovery/mid-day-reset');
  await walkRecoveryPosture(page, pointer, 'mid-day-reset');
  await startRecovery(page, pointer);
  await letRecoveryEnd(page, 'mid-day-reset');
  await page.goto('/seeker-practice-timer');
  await expect(page).toHaveURL('/questionnaire');
});

journey('its posture is none of the nine, and the stages take their own @once', async ({ page, server }) => {
  await recovering(page, server, '/mind-recovery/mid-day-reset', reached(2, 'read'));
  await walkRecoveryPosture(page, pointer, 'mid-day-reset', 'seated');
  await page.goto('/stage2?step=posture');
  await expect(page.getByRole('radio')).toHaveCount(9);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start Practice' })).toBeDisabled();
  await page.goto('/stage2?step=timer');
  await expect(page.getByText('Chair Sitting')).toBeVisible();
  // What both offer is taken over.
  await page.goto('/stage2?step=posture');
  await pointer.choose(page.getByRole('radio', { name: 'Lying Down' }));
  await page.goto('/mind-recovery/mid-day-reset');
  await expect(page.getByRole('radio', { name: 'Lying' })).toBeChecked();
});

journey('axe finds nothing in Mind Recovery', async ({ page, server }) => {
  const look = (what: string) => expectAccessible(page, what);
  await recovering(page, server, '/mind-recovery/emotional-reset');
  await walkRecoveryPosture(page, pointer, 'emotional-reset', 'standing', look);
  await startRecovery(page, pointer);
  await tapAll(page, pointer, ['regret']);
  await look('practice, running');
  await page.getByRole('button', { name: 'Sit with eyes closed' }).click();
  await look('practice, eyes closed');
  await positionButton(page, 'worry').click();
  await page.getByRole('button', { name: 'Show the screen' }).click();
  await page.getByRole('button', { name: 'Complete Early' }).click();
  await expect(endQuestion(page)).toBeVisible();
  await look('practice, question open');
  await endQuestion(page).getByRole('button', { name: 'Resume' }).click();
  await letRecoveryEnd(page, 'emotional-reset');
  await look('reflection, nothing chosen');
  await pointer.choose(page.getByRole('radio', { name: 'Worse', exact: true }));
  await expect(page.getByText('That happens: a short stop')).toBeVisible();
  await look('reflection, filled in');
});
