import { expect } from '@playwright/test';
import { positions } from '#domain/pahm/positions.ts';
import { journey } from './rig/journey.ts';
import { durationField, interruptedOffer, personAt } from './rig/matrix.ts';
import { fullSits } from './rig/past-sits.ts';
import { arriveWithState, loadWithState } from './rig/router-state.ts';

const counts = Object.fromEntries(positions.map(({ camel }, at) => [camel, at]));

/** What no screen ever hands over: wrong types, wrong sizes, and names that every object has. */
const junk = [
  '{"__proto__":{"sessionId":"x","stage":3},"stage":"__proto__","stageName":"constructor","stageLevel":"toString"}',
  JSON.stringify({
    stage: 99,
    duration: '30',
    posture: 7,
    sessionId: '',
    pahmData: [],
    returnToStage: {},
    level: null,
  }),
  '{"stage":1e999,"duration":-1e999,"setupMinutes":1e308,"posture":"constructor","resumeSit":[],"previousStep":{}}',
  JSON.stringify({
    stageName: 'x'.repeat(200_000),
    sessionId: 'y'.repeat(200_000),
    posture: 'z'.repeat(200_000),
    resumeSit: 'w'.repeat(200_000),
    level: 'v'.repeat(200_000),
    lockedStage: 'u'.repeat(200_000),
    fromStage: 'true',
    fromPAHM: 'true',
  }),
];

journey(
  'whatever the history holds, a screen falls back to what is documented @once',
  async ({ page, server }) => {
    await personAt(page, server, 2, '/home');
    await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
    for (const state of junk) {
      await arriveWithState(page, '/stage2', state);
      await expect(page).toHaveURL('/stage2?step=posture');
      await expect(page.getByRole('heading', { name: 'Select Your Posture' })).toBeVisible();

      await arriveWithState(page, '/stage2?step=timer', state);
      await expect(durationField(page)).toHaveValue('30');
      await expect(page.getByText('Chair Sitting')).toBeVisible();

      await arriveWithState(page, '/immediate-reflection', state);
      await expect(page).toHaveURL('/stage2?step=posture');

      await arriveWithState(page, '/seeker-practice-timer', state);
      await expect(durationField(page)).toHaveValue('10');

      await arriveWithState(page, '/learning/pahm', state);
      await page.getByRole('button', { name: 'Start PAHM Practice' }).click();
      await expect(page).toHaveURL('/stage2?step=posture');
    }
  },
);

journey(
  'a reflection without state leads to stage 2; with too little it says what is missing @once',
  async ({ page, server }) => {
    await personAt(page, server, 3, '/home', fullSits(3, 1));
    await page.goto('/immediate-reflection');
    await expect(page).toHaveURL('/stage2?step=posture');

    // The newest sit of the stage that is named, where none is.
    await loadWithState(page, '/immediate-reflection', { stageName: 'PAHM Beginner' });
    await expect(page.getByText('10 observations.')).toBeVisible();
    await expect(page.getByText('Duration, full session')).toBeVisible();

    // A sit that is not there is not taken for another one; what came with it is shown.
    const gone = { sessionId: 'no-such-sit', stageName: 'PAHM Beginner', duration: 20, posture: 'lotus' };
    await loadWithState(page, '/immediate-reflection', { ...gone, pahmData: counts });
    await expect(page.getByText('36 observations.')).toBeVisible();
    await expect(page.getByText('Half Lotus')).toBeVisible();
    const tooMany = { ...counts, presentNeutral: 9e15 };
    await loadWithState(page, '/immediate-reflection', { ...gone, pahmData: tooMany });
    await expect(page.getByText('This sit is not on this device')).toBeVisible();
    await expect(page.getByText(/observation/)).toHaveCount(0);
  },
);

journey(
  'a length from outside starts the sit, or says why it does not @once',
  async ({ page, server, noise }) => {
    // A page that nobody has touched since it was opened may not make sound.
    noise.allow(/AudioContext was not allowed to start/);
    await personAt(page, server, 4, '/home');
    await loadWithState(page, '/stage4', { duration: 29 });
    await expect(page).toHaveURL('/stage4?step=timer');
    await expect(durationField(page)).toHaveValue('30');
    await expect(
      page.getByText(
        'Stage 4 PAHM practice requires a minimum of 30 minutes to develop continuous attention.',
      ),
    ).toBeVisible();
    await loadWithState(page, '/stage4', { duration: 40, posture: 'seiza' });
    await expect(page.getByText('Notice, and come back')).toBeVisible();
    await expect(page.getByText('of 40 minutes')).toBeVisible();
    await expect(page.getByText('Seiza Position')).toBeVisible();
    // It starts once: after a reload the sit is offered, and none begins.
    await page.reload();
    await expect(interruptedOffer(page)).toContainText('of 40 minutes are kept');
  },
);
