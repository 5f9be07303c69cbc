import { expect } from '@playwright/test';
import { book } from '#content/book/book.ts';
import { stages } from '#domain/practice/stages.ts';
import { openDevice } from './rig/device.ts';
import { journey } from './rig/journey.ts';
import { signUpOnboarded } from './rig/person.ts';

const ways = [
  ['Stage guide', '/learn#stage-guide'],
  ['Posture Guide', '/posture-guide'],
  ['PAHM Matrix Explained', '/learning/pahm'],
] as const;

journey('home and Learn lead to everything there is to read', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Lena Learner');
  await openDevice(page, server.origin, person);
  const resources = page.getByRole('region', { name: 'Learning Resources' });
  await expect(resources.getByRole('heading', { level: 3 })).toHaveText(ways.map(([name]) => name));
  for (const [name, address] of ways) {
    await resources.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL('/home');
  }
  await resources.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL('/learn');
  for (const [name, address] of [...ways, ['The book', '/learn/book']] as const) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL('/learn');
  }
});

journey('the stage guide is gone to, and opened stage by stage', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Stan Stages');
  await openDevice(page, server.origin, person, {}, '/learn');
  await page.getByRole('link', { name: 'Stage guide', exact: true }).click();
  const guide = page.getByRole('region', { name: 'Stage guide' });
  await expect(guide.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(guide.getByRole('heading', { level: 2 })).toBeInViewport();
  for (const { number, name } of stages) {
    const heading = guide.getByRole('heading', { name: `Stage ${number} · ${name}` });
    await heading.click();
    await expect(guide.getByText('How you know it is ready', { exact: true })).toHaveCount(6);
    await expect(guide.locator('details[open]')).toHaveCount(number);
  }
});

journey('no file of another screen holds the text of the book @once', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Libby Light');
  const sentence = book.wisdomQuotes[0]?.text ?? '';
  const holds = () =>
    page.evaluate(async (wanted) => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const scripts = [...new Set(files.filter((name) => name.endsWith('.js')))];
      const texts = await Promise.all(scripts.map(async (name) => (await fetch(name)).text()));
      return { scripts: scripts.length, found: texts.filter((text) => text.includes(wanted)).length };
    }, sentence);
  await openDevice(page, server.origin, person);
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
  for (const address of ['/home', '/learn', '/posture-guide', '/learning/pahm']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { scripts, found } = await holds();
    expect(scripts, address).toBeGreaterThan(3);
    expect(found, address).toBe(0);
  }
  await page.goto('/learn/book');
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible();
  expect((await holds()).found).toBe(1);
});
