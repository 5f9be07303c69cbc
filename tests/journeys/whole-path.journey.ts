import { expect } from '@playwright/test';
import { routes } from '#protocol/routes.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { walkIntroduction, walkQuestionnaire, walkSelfAssessment, walkSignUp } from './rig/onboarding.ts';
import { newCredentials, profileOf } from './rig/person.ts';
import {
  expectCounted,
  letSitEnd,
  startSit,
  walkLevelIntroduction,
  walkPosture,
  walkReflection,
  walkStage1Slides,
} from './rig/practice.ts';

journey(
  'from sign-up to a recorded sit, a new start of the server, and the next day',
  async ({ page, server, noise, request }) => {
    const credentials = newCredentials('Ada Whole');
    await page.clock.install();

    await walkSignUp(page, pointer, credentials);
    await walkQuestionnaire(page, pointer);
    await walkIntroduction(page, pointer);
    await walkSelfAssessment(page, pointer);
    await page.getByRole('link', { name: 'Get Started' }).click();
    await walkStage1Slides(page, pointer);
    await walkLevelIntroduction(page, pointer, 't1');
    await walkPosture(page, pointer, 't1');
    await startSit(page, pointer);
    await letSitEnd(page, 10);
    await expect(page.getByText('full session')).toBeVisible();
    await expect(page.getByText('10 min', { exact: true })).toBeVisible();
    await walkReflection(page, pointer);

    const expectHome = async (days: string, hours: string, next: string): Promise<void> => {
      await expect(page.getByText('Stage 1/6')).toBeVisible();
      await expectCounted(page, 'day streak', days);
      await expectCounted(page, 'total practice', hours);
      await expect(page.getByRole('heading', { name: `Stage 1 · Seeker · ${next}` })).toBeVisible();
    };
    await expectHome('1 day', '0.2 h', 'T2');
    await expect(page.getByRole('link', { name: 'T1, 10 minutes, passed' })).toBeVisible();

    // The server has the summary, too.
    const answer = await request.post(`${server.origin}${routes.signIn.path}`, { data: credentials });
    const person = { ...credentials, session: await answer.json() };
    const progress = async () =>
      (await profileOf(server.origin, person)).data.enhancedProfile.currentProgress;
    await expect.poll(async () => (await progress()).totalSessions).toBe(1);
    expect((await progress()).totalMinutes).toBe(10);

    noise.allow(/ERR_CONNECTION_REFUSED/);
    await server.stop();
    await page.reload();
    await expectHome('1 day', '0.2 h', 'T2');
    await server.start();
    await page.reload();
    await expectHome('1 day', '0.2 h', 'T2');
    expect((await progress()).totalSessions).toBe(1);

    await page.clock.fastForward(24 * 60 * 60 * 1000);
    await page.reload();
    await expectHome('1 day', '0.2 h', 'T2');
    await page.getByRole('link', { name: 'Begin · 15 min' }).click();
    await walkLevelIntroduction(page, pointer, 't2');
    await walkPosture(page, pointer, 't2');
    await startSit(page, pointer);
    await letSitEnd(page, 15);
    await walkReflection(page, pointer);
    await expectHome('2 days', '0.4 h', 'T3');
  },
);
