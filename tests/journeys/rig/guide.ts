import { expect, type Locator, type Page } from '@playwright/test';
import type { AskedQuestion } from '#domain/guide/asked-question.ts';
import { openDevice, type Records, recordsIn } from './device.ts';
import { type Person, signUpOnboarded } from './person.ts';
import type { RunningServer } from './server.ts';

/** Somebody new with these records on their device, at the Wisdom Guide with its book open. */
export async function guideOf(page: Page, server: RunningServer, records: Records = {}): Promise<Person> {
  const person = await signUpOnboarded(server.origin, 'Gwen Guide');
  await openDevice(page, server.origin, person, records, '/chatwithguru');
  await expect(field(page)).toBeEnabled();
  return person;
}

export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Your question' });
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true });
export const log = (page: Page): Locator => page.getByRole('log', { name: 'Conversation' });
export const questions = (page: Page): Locator => log(page).getByRole('article', { name: /^You, / });
export const answers = (page: Page): Locator =>
  log(page).getByRole('article', { name: 'Wisdom Guide', exact: true });
export const suggestions = (page: Page): Locator => page.getByRole('region', { name: 'Suggestions' });

/** Types a question, sends it by Enter and waits for its answer. */
export async function ask(page: Page, question: string): Promise<Locator> {
  const before = await answers(page).count();
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
  return answers(page).last();
}

/** What the device keeps of the conversation. */
export const keptQuestions = (page: Page, person: Person): Promise<AskedQuestion[]> =>
  recordsIn<AskedQuestion>(page, person, 'guideQuestions');

/** How much wider the page is than the window, in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
