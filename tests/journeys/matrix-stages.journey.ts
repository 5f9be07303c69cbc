import { expect, type Page } from '@playwright/test';
import type { PositionKey } from '#domain/pahm/positions.ts';
import { type MatrixStage, stageOf } from '#domain/practice/stages.ts';
import { openDevice } from './rig/device.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import {
  completeReflection,
  durationField,
  expectTaps,
  letMatrixSitEnd,
  stageCard,
  startMatrixSit,
  tapAll,
  walkMatrixPosture,
  walkStageSlides,
} from './rig/matrix.ts';
import { fullSits, reached } from './rig/past-sits.ts';
import { signUpOnboarded } from './rig/person.ts';
import type { RunningServer } from './rig/server.ts';

const present: readonly PositionKey[] = ['present', 'likes', 'dislikes', 'present', 'worry'];

/** The fifth full sit of a stage, from its card on home to the completed reflection. */
async function fifthSit(
  page: Page,
  server: RunningServer,
  stage: MatrixStage,
  taps: readonly PositionKey[],
  presentOfTen = 8,
): Promise<void> {
  const person = await signUpOnboarded(server.origin, 'Pam Path');
  await page.clock.install();
  await openDevice(page, server.origin, person, {
    ...reached(stage),
    ...fullSits(stage, 4, presentOfTen),
  });
  const { name, minutes } = stageOf(stage);
  await page.getByRole('link', { name, exact: true }).click();
  await walkStageSlides(page, pointer, stage);
  await walkMatrixPosture(page, pointer, stage);
  await expect(durationField(page)).toHaveValue(String(minutes.default));
  await startMatrixSit(page, pointer, stage);
  await tapAll(page, pointer, taps);
  await expectTaps(page, 'worry', taps.filter((position) => position === 'worry').length);
  const counts = page.getByRole('group', { name: 'Where is attention?' }).getByText(/^\d+$/);
  await expect(counts).toHaveCount(stage >= 5 ? 9 : 0);
  await letMatrixSitEnd(page);
  await expect(page.getByText('Duration, full session')).toBeVisible();
  await expect(page.getByText(`${minutes.default} min`, { exact: true })).toBeVisible();
}

for (const stage of [2, 3, 4, 5, 6] as const) {
  // A phone first of all; the desk has its own layout of the same grid.
  const screen = stage % 2 === 0 ? '@phone' : '@desk';
  journey(
    `stage ${stage}: from its card on home to what comes after the fifth full sit ${screen}`,
    async ({ page, server }) => {
      await fifthSit(page, server, stage, present);
      await completeReflection(page, pointer);
      if (stage === 6) {
        await expect(page.getByText('Stage 6/6')).toBeVisible();
        await expect(stageCard(page, 6)).toContainText('You are here');
        return;
      }
      const next = (stage + 1) as MatrixStage;
      const needed = stage < 4 ? 60 : 70;
      await expect(page.getByText(`Stage ${next}/6`)).toBeVisible();
      await expect(stageCard(page, stage)).toContainText(
        `5 of 5 full sits · present 80 %, needs ${needed} %`,
      );
      await expect(stageCard(page, next)).toContainText('You are here');
      await page.getByRole('link', { name: stageOf(next).name, exact: true }).click();
      await expect(page).toHaveURL(`/stage${next}?step=introduction`);
    },
  );
}

journey(
  'five full sits do not open the next stage while attention is elsewhere @phone',
  async ({ page, server }) => {
    await fifthSit(page, server, 2, ['worry', 'worry', 'present', 'regret', 'future'], 3);
    await completeReflection(page, pointer);
    await expect(stageCard(page, 2)).toContainText('5 of 5 full sits · present 28 %, needs 60 %');
    await expect(stageCard(page, 2)).toContainText(
      'The full sits are there. What counts now is the average of the last five.',
    );
    await expect(stageCard(page, 3)).toContainText('Opens after stage 2');
    await expect(stageCard(page, 3).getByRole('link')).toHaveCount(0);
  },
);
