import { expect, type Page } from '@playwright/test';
import { book } from '#content/book/book.ts';
import { conceptIds } from '#domain/guide/book.ts';
import { expectAccessible } from './rig/accessible.ts';
import { openDevice, recordsIn } from './rig/device.ts';
import { journey } from './rig/journey.ts';
import { pressOn } from './rig/keyboard.ts';
import { type Person, signUpOnboarded } from './rig/person.ts';

const titles = [...book.chapters.map(({ title }) => title), 'The Nine Positions'];
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The places that the device keeps, once there is one. */
const placesOf = (page: Page, person: Person) =>
  recordsIn<{ chapter: string; anchor: string }>(page, person, 'readingPlaces');

const [first, second] = book.chapters;
if (!first || !second) throw new Error('The book has chapters');

journey(
  'the book is read from its contents to its last page, with all its parts',
  async ({ page, server }) => {
    const person = await signUpOnboarded(server.origin, 'Rea Reader');
    await openDevice(page, server.origin, person, {}, '/learn');
    await page.getByRole('link', { name: 'The book', exact: true }).click();
    await expect(title(page, book.title)).toBeVisible();
    await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveText(titles);
    await page.getByRole('link', { name: first.title, exact: true }).click();

    for (const [at, chapter] of book.chapters.entries()) {
      await expect(title(page, chapter.title)).toBeVisible();
      await expect(page).toHaveURL(`/learn/book/${chapter.chapterId}`);
      const article = page.getByRole('article');
      const texts = [
        ...chapter.content.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
        ...chapter.keyPoints,
        ...chapter.practiceInstructions,
        ...chapter.commonChallenges.flatMap(({ challenge, answer }) => [challenge, answer]),
        ...chapter.progressMarkers,
        ...book.wisdomQuotes
          .filter(({ chapterId }) => chapterId === chapter.chapterId)
          .map(({ text }) => text),
        ...book.pahmConcepts.flatMap(({ stageRelevance }) =>
          stageRelevance.filter(({ stage }) => stage === chapter.stage).map(({ text }) => text),
        ),
      ];
      const shown = (await article.textContent()) ?? '';
      expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
      const around = page.getByRole('navigation', { name: 'Before and after this page' });
      await expect(around.getByRole('link')).toHaveCount(at === 0 ? 1 : 2);
      await around.getByRole('link', { name: titles[at + 1] ?? '' }).click();
    }
    await expect(page).toHaveURL('/learn/book/positions');
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(conceptIds.length);
    const around = page.getByRole('navigation', { name: 'Before and after this page' });
    await around.getByRole('link', { name: titles.at(-2) ?? '' }).click();
    await expect(title(page, titles.at(-2) ?? '')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: book.title, exact: true }).click();
    await expect(page).toHaveURL('/learn/book');
  },
);

journey(
  'every heading has an address: from the page’s contents, a quote, a position and by hand',
  async ({ page, server }) => {
    const person = await signUpOnboarded(server.origin, 'Anna Anchor');
    await openDevice(page, server.origin, person, {}, '/learn/book/chapter-2');
    await expect(title(page, second.title)).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByText('On this page').click();
    const [, section] = second.content;
    await contents.getByRole('link', { name: section?.heading ?? '', exact: true }).click();
    await expect(page).toHaveURL(`/learn/book/chapter-2#${section?.anchor}`);
    const heading = page.getByRole('heading', { level: 2, name: section?.heading ?? '', exact: true });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();

    // A quote leads to the paragraph in which it stands.
    const quote = book.wisdomQuotes.find(({ chapterId }) => chapterId === 'chapter-2');
    const figure = page.getByRole('figure').filter({ hasText: quote?.text ?? '' });
    await figure.getByRole('link').click();
    const paragraph = page
      .getByRole('article')
      .getByRole('paragraph')
      .filter({ hasText: quote?.text ?? '' });
    await expect(paragraph.first()).toBeInViewport();
    await expect(paragraph.first()).toBeFocused();

    // A position leads to its place on the page of the positions.
    const concept = book.pahmConcepts.find(({ stageRelevance }) =>
      stageRelevance.some(({ stage }) => stage === 2),
    );
    await page
      .getByRole('article')
      .getByRole('link', { name: concept?.name ?? '', exact: true })
      .click();
    await expect(page).toHaveURL(`/learn/book/positions#${concept?.conceptId}`);
    await expect(
      page.getByRole('heading', { level: 2, name: concept?.name ?? '', exact: true }),
    ).toBeFocused();

    await page.goto(`/learn/book/chapter-1#${first.commonChallenges[0]?.anchor}`);
    const challenge = first.commonChallenges[0]?.challenge ?? '';
    await expect(page.getByRole('heading', { level: 3, name: challenge })).toBeInViewport();
    await page.goto('/learn/book/chapter-9');
    await expect(page).toHaveURL('/learn/book');
  },
);

journey(
  'where somebody stops reading is kept on the device, chapter by chapter',
  async ({ page, server }) => {
    const person = await signUpOnboarded(server.origin, 'Stella Stop');
    await openDevice(page, server.origin, person, {}, '/learn/book/chapter-1');
    const section = first.content[3];
    const heading = page.getByRole('heading', { level: 2, name: section?.heading ?? '', exact: true });
    await heading.evaluate((element) => element.scrollIntoView());
    await expect.poll(() => placesOf(page, person)).toMatchObject([{ chapter: 'chapter-1' }]);

    await page.goto('/learn/book');
    const goOn = page.getByRole('link', { name: `Go on at “${section?.heading}”` });
    await goOn.click();
    await expect(heading).toBeInViewport();
    await page.goto('/learn/book/chapter-1');
    await expect(page.getByText(`Last time you stopped at “${section?.heading}”.`)).toBeVisible();
    await page.getByRole('link', { name: 'Go on there' }).click();
    await expect(heading).toBeInViewport();
    await expect(page.getByText('Last time you stopped')).toBeHidden();

    // A chapter that was read to its end has nothing to go back to; another keeps its own.
    await page.goto('/learn/book/chapter-2');
    const third = page.getByRole('heading', {
      level: 2,
      name: second.content[2]?.heading ?? '',
      exact: true,
    });
    await third.evaluate((element) => element.scrollIntoView());
    await expect.poll(async () => (await placesOf(page, person)).length).toBe(2);
    await page.goto('/learn/book/chapter-1');
    await page.getByRole('navigation', { name: 'Before and after this page' }).scrollIntoViewIfNeeded();
    await expect.poll(() => placesOf(page, person)).toMatchObject([{ chapter: 'chapter-2' }]);
    await page.goto('/learn/book/chapter-1');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByText('Last time you stopped')).toBeHidden();
  },
);

journey(
  'the book is searched: places with the words marked, and the way to each',
  async ({ page, server }) => {
    const person = await signUpOnboarded(server.origin, 'Sue Searcher');
    await openDevice(page, server.origin, person, {}, '/learn/book');
    const search = page.getByRole('textbox', { name: 'Search the book' });
    const results = page.getByRole('list', { name: 'Places in the book' }).getByRole('listitem');
    await search.fill('nostaliga');
    await expect(results.first()).toContainText('The Nine Positions, Nostalgia');
    await expect(page.getByText(/^\d+ places? in the book$/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Contents' })).toHaveCount(0);
    const marks = results.first().locator('mark');
    await expect(marks.first()).toHaveText(/nostalgia/i);
    const shown = (await results.first().getByRole('paragraph').last().textContent()) ?? '';
    expect(JSON.stringify(book)).toContain(JSON.stringify(shown.replace(/^… | …$/g, '')).slice(1, -1));
    await expectAccessible(page, 'book, searched');

    // What was found opens at its place, and Back leads to the results.
    await expect(page).toHaveURL('/learn/book?search=nostaliga');
    await results.first().getByRole('link').click();
    await expect(page).toHaveURL(/^[^#]*\/learn\/book\/positions#past-attachment/);
    await expect(page.getByRole('heading', { level: 2, name: 'Nostalgia', exact: true })).toBeInViewport();
    await page.goBack();
    await expect(search).toHaveValue('nostaliga');
    await expect(results.first()).toContainText('Nostalgia');

    await search.fill('zzzz <b>');
    await expect(page.getByRole('heading', { name: 'No place in the book has these words' })).toBeVisible();
    await expectAccessible(page, 'book, nothing found');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page.getByRole('list', { name: 'Contents' })).toBeVisible();
    await expect(page).toHaveURL('/learn/book');
  },
);

journey('the book by keyboard alone @desk', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Bea Keys');
  await openDevice(page, server.origin, person, {}, '/learn/book');
  await pressOn(page, page.getByRole('link', { name: second.title, exact: true }));
  await expect(title(page, second.title)).toBeFocused();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await pressOn(page, contents.locator('summary'));
  await pressOn(page, contents.getByRole('link', { name: 'Sentences to take along' }));
  const heading = page.getByRole('heading', { level: 2, name: 'Sentences to take along' });
  await expect(heading).toBeFocused();
  // Tab goes on from there, and not from the top of the page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('figure').first().getByRole('link')).toBeFocused();
});

journey('axe finds nothing in the book @once', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Axel Booker');
  const places = [{ chapter: 'chapter-1', anchor: first.content[2]?.anchor, at: '2026-01-01T08:00:00.000Z' }];
  await openDevice(page, server.origin, person, { readingPlaces: places }, '/learn/book');
  await expect(page.getByRole('link', { name: /^Go on at/ })).toBeVisible();
  await expectAccessible(page, 'contents of the book');
  for (const address of ['chapter-1', 'chapter-6', 'positions']) {
    await page.goto(`/learn/book/${address}`);
    await expect(page.getByRole('article')).toBeVisible();
    await page.getByRole('navigation', { name: 'On this page' }).getByText('On this page').click();
    await expectAccessible(page, `book, ${address}`);
  }
});

journey('the book is there with no network', async ({ page, server, context, noise }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const person = await signUpOnboarded(server.origin, 'Olaf Offline');
  await openDevice(page, server.origin, person);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByText('Ready to work without a network', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.goto('/learn/book/chapter-3');
  await expect(title(page, book.chapters[2]?.title ?? '')).toBeVisible();
  await page.goto('/posture-guide?tab=sitting');
  await expect(page.getByRole('img')).toHaveCount(6);
});
