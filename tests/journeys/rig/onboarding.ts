import { expect, type Page } from '@playwright/test';
import { countryNames } from '#content/countries.ts';
import { introductionSlides } from '#content/introduction.ts';
import { questionWords } from '#content/questions/questions.ts';
import { questionnaireWords } from '#content/screens/questionnaire.ts';
import { selfAssessmentQuestions } from '#content/self-assessment.ts';
import { type Question, questions } from '#domain/onboarding/questionnaire.ts';
import { selfAssessmentKeys } from '#domain/onboarding/self-assessment.ts';
import type { Hand } from './hand.ts';

/** What is done with each screen that a walk comes by: looked at by axe, photographed, or nothing. */
export type Look = (what: string) => Promise<void>;

const passBy: Look = async () => {};

/** Answers one question as it stands on the screen: the first option of each choice. */
async function answer(page: Page, hand: Hand, question: Question, look: Look): Promise<void> {
  switch (question.kind) {
    case 'slider':
    case 'sliders':
      return;
    case 'multi':
    case 'single': {
      const labels: Record<string, string> = questionWords[question.key].options;
      const role = question.kind === 'multi' ? 'checkbox' : 'radio';
      await hand.choose(page.getByRole(role, { name: labels[question.values[0]] ?? '', exact: true }));
      return;
    }
    case 'country': {
      const trigger = page.getByRole('combobox', { name: questionWords[question.key].label });
      const search = page.getByRole('combobox', { name: questionnaireWords.countrySearch });
      // Until the searchable list has arrived the browser's own stands in for it.
      await expect(async () => {
        await hand.press(trigger);
        await expect(search).toBeVisible({ timeout: 1000 });
      }).toPass();
      await look(`${question.key}, list open`);
      await page.keyboard.press('Escape');
      const option = page.getByRole('option', { name: countryNames.DE, exact: true });
      await hand.pick(trigger, search, option, countryNames.DE);
      await expect(trigger).toContainText(countryNames.DE);
      return;
    }
    case 'ratings':
      for (const part of question.parts) {
        const row = page.getByRole('group', { name: questionWords[question.key].parts[part].label });
        await hand.choose(row.getByRole('radio', { name: '1', exact: true }));
      }
      return;
    case 'groups':
      for (const { key, values } of question.groups) {
        const group = page.getByRole('group', { name: questionWords[question.key].groups[key] });
        await hand.press(group.getByRole('button', { name: values[0], exact: true }));
      }
  }
}

/** Answers all 27 questions, from the first to 'Complete Assessment' (A § 2). */
export async function walkQuestionnaire(page: Page, hand: Hand, look = passBy): Promise<void> {
  await expect(page).toHaveURL('/questionnaire');
  for (const question of questions) {
    await expect(page.getByText(`Question ${question.number} of 27`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(questionWords[question.key].title);
    await answer(page, hand, question, look);
    await look(`question ${question.number}, ${question.key}`);
    const isLast = question.number === questions.length;
    const name = isLast ? 'Complete Assessment' : 'Next';
    await hand.press(page.getByRole('button', { name, exact: true }));
  }
}

/** Reads the five slides to the end (A § 2). */
export async function walkIntroduction(page: Page, hand: Hand, look = passBy): Promise<void> {
  await expect(page).toHaveURL('/introduction');
  for (const [index, { title }] of introductionSlides.entries()) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await look(`introduction ${index + 1}`);
    const name = index === introductionSlides.length - 1 ? 'Continue' : 'Next';
    await hand.press(page.getByRole('button', { name, exact: true }));
  }
}

/** Writes one entry on each of the nine lists (A § 2). */
export async function walkSelfAssessment(page: Page, hand: Hand, look = passBy): Promise<void> {
  await expect(page).toHaveURL('/self-assessment');
  for (const [index, key] of selfAssessmentKeys.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 9`).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: selfAssessmentQuestions[key].title })).toBeVisible();
    await hand.type(page.getByRole('textbox'), `  Entry for ${key}  `);
    await hand.press(page.getByRole('button', { name: 'Add entry' }));
    await expect(page.getByRole('listitem').filter({ hasText: `Entry for ${key}` })).toBeVisible();
    await look(`self-assessment ${index + 1}`);
    const isLast = index === selfAssessmentKeys.length - 1;
    await hand.press(
      page.getByRole('button', { name: isLast ? 'Complete Assessment' : 'Next', exact: true }),
    );
  }
  await expect(page).toHaveURL('/self-assessment-completion');
  await expect(page.getByRole('heading', { name: 'Great Job!' })).toBeVisible();
  await look('self-assessment completion');
}

/** Makes an account by the form (A § 2 'Sign up'). */
export async function walkSignUp(
  page: Page,
  hand: Hand,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<void> {
  await page.goto('/');
  await hand.press(page.getByRole('link', { name: 'Continue' }));
  await hand.press(page.getByRole('link', { name: 'Sign up' }));
  await hand.type(page.getByLabel('Name'), name);
  await hand.type(page.getByLabel('Email'), email);
  await hand.type(page.getByRole('textbox', { name: 'Password' }), password);
  await hand.press(page.getByRole('button', { name: 'Sign Up', exact: true }));
  await expect(page).toHaveURL('/questionnaire');
}
