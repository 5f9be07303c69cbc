import { expectAccessible } from './rig/accessible.ts';
import { pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { walkIntroduction, walkQuestionnaire, walkSelfAssessment, walkSignUp } from './rig/onboarding.ts';
import { newCredentials } from './rig/person.ts';

journey('axe finds nothing from sign-up to the overview of the stages', async ({ page }) => {
  const look = (what: string) => expectAccessible(page, what);
  await walkSignUp(page, pointer, newCredentials('Axel Accessible'));
  await walkQuestionnaire(page, pointer, look);
  await walkIntroduction(page, pointer, look);
  await walkSelfAssessment(page, pointer, look);
});
