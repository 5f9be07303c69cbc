import { expect } from '@playwright/test';
import { exampleMatrixSit } from '../setup/example-sit.ts';
import { recordsIn } from './rig/device.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { durationField, interruptedOffer, personAt, startMatrixSit } from './rig/matrix.ts';
import { fullSits } from './rig/past-sits.ts';

/** B § 5: the least length of each stage and what is said to less, word for word. */
const minimums = [
  [2, 15, 'PAHM practice requires a minimum of 15 minutes to be effective.'],
  [3, 15, 'Stage 3 PAHM practice requires a minimum of 15 minutes to be effective.'],
  [4, 30, 'Stage 4 PAHM practice requires a minimum of 30 minutes to develop continuous attention.'],
  [5, 45, 'Stage 5 PAHM practice requires a minimum of 45 minutes to effectively work with subtle dullness.'],
  [
    6,
    60,
    'Stage 6 PAHM practice requires a minimum of 60 minutes to achieve single-pointed attention and subdue subtle distractions.',
  ],
] as const;
const maximum = 'A matrix sit lasts at most 120 minutes, so it was set to 120.';

journey(
  'a length that may not be sat is set right and says why, before anything starts @once',
  async ({ page, server }) => {
    await personAt(page, server, 6, '/home');
    for (const [stage, minutes, message] of minimums) {
      await page.goto(`/stage${stage}?step=timer`);
      const start = page.getByRole('button', { name: /^Start/ });
      for (const [typed, shown, said] of [
        [String(minutes - 1), minutes, message],
        ['121', 120, maximum],
        ['-5', minutes, message],
        ['99999999999', 120, maximum],
        ['', minutes, message],
        // Letters: the field itself gives none of them away.
        ['e', minutes, message],
      ] as const) {
        await durationField(page).fill('');
        await durationField(page).pressSequentially(typed);
        await start.click();
        await expect(durationField(page)).toHaveValue(String(shown));
        await expect(page.getByText(said, { exact: true })).toBeVisible();
      }
    }
    await durationField(page).fill('60.9');
    await startMatrixSit(page, pointer, 6);
    await expect(page.getByText('of 60 minutes')).toBeVisible();
  },
);

const sit = exampleMatrixSit();
const taps = [
  { sitId: sit.sitId, number: 1, position: 'present', atMillis: 5000 },
  { sitId: sit.sitId, number: 2, position: 'nowhere', atMillis: -7 },
  { sitId: sit.sitId, number: 3, position: 'worry', atMillis: 60_000 },
];
// What does not parse is said once in the console too, without what it says.
const setAside = /^warning: A stored record did not parse and was set aside/;

journey(
  'a tap that cannot be read is set aside, and the others and the sit are there @once',
  async ({ page, server, noise }) => {
    noise.allow(setAside);
    const person = await personAt(page, server, 2, '/home', {
      ...fullSits(2, 2),
      sits: [sit],
      tapMarks: taps,
    });
    await expect(interruptedOffer(page)).toContainText('4 minutes of 30 minutes are kept');
    await expect(interruptedOffer(page)).toContainText('Its 2 taps are kept too.');
    await expect(interruptedOffer(page)).toContainText('One tap of this sit could not be read.');
    await expect(page.getByText('One record on this device could not be read.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep what was done' }).click();
    await expect(page.getByText('2 observations.')).toBeVisible();
    const sessions = await recordsIn<{ sessionId: string; pahmCounts: object }>(page, person, 'sessions');
    expect(sessions).toHaveLength(3);
    const kept = sessions.find(({ sessionId }) => sessionId === sit.sitId);
    expect(kept?.pahmCounts).toMatchObject({ present_neutral: 1, future_aversion: 1 });
    const [aside] = await recordsIn<{ record: unknown }>(page, person, 'setAside');
    expect(aside?.record).toEqual(taps[1]);
  },
);

journey(
  'a journal that cannot be read is set aside with a sentence, and a new sit can begin @once',
  async ({ page, server, noise }) => {
    noise.allow(setAside);
    const broken = { ...sit, elapsedMillis: 'four minutes', plannedMinutes: Number.NaN };
    const person = await personAt(page, server, 2, '/home', {
      ...fullSits(2, 3),
      sits: [broken],
      tapMarks: taps.filter(({ number }) => number !== 2),
    });
    await expect(
      page.getByText('What was kept of an interrupted sit could not be read. It was set aside'),
    ).toBeVisible();
    await expect(interruptedOffer(page)).toHaveCount(0);
    await expect(page.getByText('3 of 5 full sits · present 80 %, needs 60 %')).toBeVisible();
    const [aside] = await recordsIn<{ record: unknown }>(page, person, 'setAside');
    expect(aside?.record).toEqual(broken);
    await page.goto('/stage2?step=timer');
    await startMatrixSit(page, pointer, 2);
  },
);
