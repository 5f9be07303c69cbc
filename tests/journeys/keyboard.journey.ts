import { expect } from '@playwright/test';
import { keyboardOf } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { walkIntroduction, walkQuestionnaire, walkSelfAssessment, walkSignUp } from './rig/onboarding.ts';
import { newCredentials } from './rig/person.ts';

journey('everything works by keyboard alone @desk', async ({ page }) => {
  const hand = keyboardOf(page);
  await walkSignUp(page, hand, newCredentials('Kay Board'));
  await walkQuestionnaire(page, hand);
  await walkIntroduction(page, hand);
  await walkSelfAssessment(page, hand);
  await hand.press(page.getByRole('link', { name: 'Get Started' }));
  await expect(page).toHaveURL('/stage1');
});
