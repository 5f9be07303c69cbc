import { expect } from '@playwright/test';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { walkIntroduction, walkQuestionnaire, walkSelfAssessment, walkSignUp } from './rig/onboarding.ts';
import { newCredentials } from './rig/person.ts';

journey('onboarding leads from sign-up to the overview of the stages', async ({ page }) => {
  await walkSignUp(page, pointer, newCredentials('Ada Onboarding'));
  await walkQuestionnaire(page, pointer);
  await walkIntroduction(page, pointer);
  await walkSelfAssessment(page, pointer);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
});
