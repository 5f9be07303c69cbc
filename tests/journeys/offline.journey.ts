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
  'the whole path with no network, from the moment it is ready for that',
  async ({ page, context, server, noise, request }) => {
    const credentials = newCredentials('Olaf Offline');
    await page.clock.install();
    await walkSignUp(page, pointer, credentials);
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await expect(page.getByText('Ready to work without a network', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
    await context.setOffline(true);
    await server.stop();

    await walkQuestionnaire(page, pointer);
    await walkIntroduction(page, pointer);
    await walkSelfAssessment(page, pointer);
    await page.getByRole('link', { name: 'Get Started' }).click();
    await walkStage1Slides(page, pointer);
    await walkLevelIntroduction(page, pointer, 't1');
    await walkPosture(page, pointer, 't1');
    await startSit(page, pointer);
    await letSitEnd(page, 10);
    await walkReflection(page, pointer);
    await expectCounted(page, 'day streak', '1 day');
    await expectCounted(page, 'total practice', '0.2 h');

    // A start with no network opens the same home.
    await page.reload();
    await expectCounted(page, 'day streak', '1 day');
    await expect(page.getByRole('link', { name: 'T1, 10 minutes, passed' })).toBeVisible();

    // Back on the network, what was done comes to the server by itself.
    await server.start();
    await context.setOffline(false);
    const answer = await request.post(`${server.origin}${routes.signIn.path}`, { data: credentials });
    const person = { ...credentials, session: await answer.json() };
    const stored = async () => (await profileOf(server.origin, person)).data;
    await page.clock.fastForward(60_000);
    await expect.poll(async () => (await stored()).enhancedProfile.currentProgress.totalSessions).toBe(1);
    expect((await stored()).questionnaireCompleted).toBe(true);
    expect((await stored()).assessmentCompleted).toBe(true);
  },
);
