import { expect, type Page } from '@playwright/test';
import { book } from '#content/book/book.ts';
import { resultsOf } from '#domain/onboarding/answers.ts';
import { withQuestionnaire } from '#domain/profile/onboarding-profile.ts';
import { routes } from '#protocol/routes.ts';
import { exampleNote } from '../setup/example-notes.ts';
import { exampleAnswer, exampleQuestion } from '../setup/example-questions.ts';
import { scriptPayloads } from '../setup/script-payloads.ts';
import { expectAccessible } from './rig/accessible.ts';
import { openDevice } from './rig/device.ts';
import {
  answers,
  ask,
  field,
  guideOf,
  keptQuestions,
  log,
  overflowOf,
  questions,
  sendButton,
  suggestions,
} from './rig/guide.ts';
import { journey } from './rig/journey.ts';
import { pressOn } from './rig/keyboard.ts';
import { fullSits, reached } from './rig/past-sits.ts';
import { profileOf, signUpOnboarded } from './rig/person.ts';

const bookText = JSON.stringify(book);
const inBook = (text: string) => bookText.includes(JSON.stringify(text).slice(1, -1));
const notes = [4, 8].map((energyLevel) =>
  exampleNote({ noteId: `mood-${energyLevel}`, timestamp: new Date().toISOString(), energyLevel }),
);

journey('a question is answered out of the book, and kept', async ({ page, server }, { project }) => {
  const person = await signUpOnboarded(server.origin, 'Gwen Guide');
  const records = { ...fullSits(2, 3), ...reached(2, 'read'), notes };
  await openDevice(page, server.origin, person, records);
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Wisdom Guide' }).click();
  } else {
    await page.getByRole('navigation').getByRole('link', { name: 'Wisdom Guide' }).click();
  }
  await expect(page).toHaveURL('/chatwithguru');
  await expect(page).toHaveTitle('Wisdom Guide · Ninefold');
  await expect(page.getByText('Welcome back, Gwen Guide.').first()).toBeVisible();
  const facts = page.getByRole('list', { name: 'What the guide goes by' }).getByRole('listitem');
  await expect(facts).toHaveText([
    /^Stage 2$/,
    /^0\.8 hours of practice$/,
    /^Mood 6 of 10, the mean of 2 notes/,
  ]);
  await expect(page.getByRole('heading', { name: 'Ask in your own words' })).toBeVisible();
  await expect(suggestions(page).getByRole('button')).toHaveText([
    'What is the PAHM matrix?',
    'How to handle poisonous thoughts?',
    'Stage 2 guidance',
    'Practice tips for beginners',
  ]);
  await expect(page.getByText('Welcome back, Gwen Guide.')).toHaveCount(0);
  await expectAccessible(page, 'guide, empty');

  // Blank text is not sent, Shift and Enter break the line.
  await expect(sendButton(page)).toBeDisabled();
  await field(page).fill(' \n ');
  await expect(sendButton(page)).toBeDisabled();
  await field(page).press('Enter');
  await expect(questions(page)).toHaveCount(0);
  await field(page).fill('My worry comes back every few seconds.');
  await field(page).press('Shift+Enter');
  await page.keyboard.type('How do I handle it?');
  await page.keyboard.press('Enter');
  await expect(questions(page).getByRole('paragraph')).toHaveText(
    'My worry comes back every few seconds.\nHow do I handle it?',
  );
  await expect(field(page)).toBeFocused();
  const answer = answers(page);
  await expect(answer).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(answer.getByRole('heading', { name: 'Key Insights from the Book' })).toBeVisible();
  const quotes = await answer.getByRole('blockquote').allTextContents();
  const steps = await answer.getByRole('listitem').getByRole('paragraph').allTextContents();
  expect(quotes.length).toBeGreaterThan(0);
  expect(quotes.length).toBeLessThanOrEqual(2);
  expect(steps.length).toBeLessThanOrEqual(3);
  expect([...quotes, ...steps].filter((text) => !inBook(text))).toEqual([]);
  await expect(answer.getByRole('meter', { name: 'Match with the book' })).toHaveAttribute('value', '90');
  await expectAccessible(page, 'guide, answered');

  // That it was helpful is kept, also over a reload; and so is the conversation.
  await answer.getByRole('button', { name: 'Yes' }).click();
  await expect(answer.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(answers(page).getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await expect(answers(page).getByRole('blockquote')).toHaveText(quotes);
  const [kept] = await keptQuestions(page, person);
  expect(kept).toMatchObject({
    userStage: 2,
    wasHelpful: true,
    aiResponse: { kind: 'book', confidence: 0.9 },
  });

  // A question to go on with is asked by a press, and the keyboard goes on there.
  const followUp = answers(page).getByRole('button').filter({ hasText: '?' }).first();
  const next = await followUp.textContent();
  await followUp.click();
  await expect(questions(page).last()).toBeFocused();
  await expect(questions(page).last().getByRole('paragraph')).toHaveText(next ?? '');
  await expect(answers(page)).toHaveCount(2);
  await expect(questions(page).last()).toBeInViewport();

  // The passage is where the link says, and Back leads to the conversation.
  const link = answers(page).first().getByRole('figure').first().getByRole('link');
  await link.click();
  await expect(page).toHaveURL(/\/learn\/book\/[\w-]+#[\w-]+$/);
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
  await page.goBack();
  await expect(answers(page)).toHaveCount(2);

  const uncovered = await ask(page, 'Who won the football world cup?');
  await expect(uncovered).toContainText('The book does not cover that, so I will not make up an answer.');
  await expect(uncovered.getByRole('blockquote')).toHaveCount(0);
  await expect(uncovered.getByRole('link').first()).toHaveAttribute('href', /^\/learn\/book\/chapter-\d#/);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

journey('the guide is seen to look something up for 800 ms @once', async ({ page, server }) => {
  await page.clock.install();
  await guideOf(page, server);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('What is worry?');
  await field(page).press('Enter');
  await expect(log(page).getByText('Looking it up in the book')).toBeVisible();
  await expect(field(page)).toBeDisabled();
  await expect(field(page)).toBeFocused();
  await expect(sendButton(page)).toBeDisabled();
  await expect(suggestions(page).getByRole('button').first()).toBeDisabled();
  await page.clock.runFor(799);
  await expect(answers(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(answers(page)).toHaveCount(1);
  await expect(log(page).getByText('Looking it up in the book')).toHaveCount(0);
  await expect(field(page)).toBeEnabled();
});

journey('an answer that a reload cut short comes after it @once', async ({ page, server }) => {
  const waiting = exampleQuestion('waiting', { question: 'What is regret?' });
  const person = await guideOf(page, server, { guideQuestions: [waiting] });
  await expect(answers(page)).toHaveCount(1);
  expect(await keptQuestions(page, person)).toMatchObject([{ ...waiting, aiResponse: { kind: 'book' } }]);
});

journey('one’s own sits answer how it goes, and what to sit today @once', async ({ page, server }) => {
  await guideOf(page, server, { ...fullSits(2, 3), ...reached(2, 'read') });
  const progress = await ask(page, 'How am I doing?');
  await expect(progress).toContainText('All in all you have sat for 0.8 hours, in 3 sits.');
  await expect(progress).toContainText('You have 3 of them.');
  await expect(progress.getByRole('meter')).toHaveCount(0);
  const today = await ask(page, 'what should I practise today?');
  await today.getByRole('link', { name: 'Begin stage 2, 30 minutes' }).click();
  await expect(page).toHaveURL(/\/stage2/);
});

journey('somebody in need gets people to turn to, and no coaching', async ({ page, server }) => {
  await guideOf(page, server);
  const answer = await ask(page, 'i want to die');
  await expect(answer.getByRole('heading', { name: 'People who can help now' })).toBeVisible();
  await expect(answer).toContainText('In danger, call the emergency number of your country.');
  await expect(answer.getByRole('link', { name: 'findahelpline.com' })).toBeVisible();
  await expect(answer).toContainText('As known on 21 November 2026.');
  await expect(answer.getByRole('meter')).toHaveCount(0);
  await expect(answer.getByRole('blockquote')).toHaveCount(0);
  await expect(answer.getByRole('button')).toHaveCount(0);
  await expect(suggestions(page)).toHaveCount(0);
  await expectAccessible(page, 'guide, crisis');

  // The way to the help lines is always on the screen, with the focus kept inside and given back.
  const link = page.getByRole('button', { name: 'Help lines' });
  await expect(link).toBeInViewport();
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'People who can help now' });
  await expect(dialog.getByRole('link', { name: 'befrienders.org' })).toBeVisible();
  await expectAccessible(page, 'guide, help lines');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await ask(page, 'What is worry?');
  await expect(suggestions(page).getByRole('button')).toHaveCount(4);
});

journey(
  'the lines of one’s own country can be called, with the day they are known from @once',
  async ({ page, server }) => {
    const person = await signUpOnboarded(server.origin, 'Uwe Dresden');
    const { data, revision } = await profileOf(server.origin, person);
    const answers27 = resultsOf({ goals: ['focus'], residence_country: 'DE' }, new Date().toISOString());
    const profile = withQuestionnaire(data, answers27);
    const { status } = await fetch(`${server.origin}${routes.writeProfile.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.session.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...profile, revision }),
    });
    expect(status).toBe(200);
    await openDevice(page, server.origin, person, {}, '/chatwithguru');
    const answer = await ask(page, 'i dont want to live anymore');
    const calls = answer.getByRole('link', { name: /^Emergency|^Call/ });
    await expect(calls).toHaveText(['Emergency: 112', '0800 111 0 111']);
    await expect(calls.first()).toHaveAttribute('href', 'tel:112');
    await expect(calls.last()).toHaveAttribute('href', 'tel:08001110111');
    await expect(answer.getByRole('link', { name: 'telefonseelsorge.de' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(answer).toContainText('As known on 21 November 2026.');
  },
);

journey('the guide by keyboard alone, to the clearing of its history @desk', async ({ page, server }) => {
  const earlier = Array.from({ length: 12 }, (_, at) => ({
    ...exampleQuestion(`earlier-${at}`, {
      question: `Question ${at}.`,
      timestamp: new Date(Date.parse('2026-01-01T00:00:00Z') + at * 60_000).toISOString(),
    }),
    ...exampleAnswer(),
  }));
  const person = await guideOf(page, server, { guideQuestions: earlier });
  await expect(questions(page)).toHaveCount(10);
  await expect(questions(page).last()).toBeInViewport();
  await pressOn(page, page.getByRole('button', { name: 'Show earlier questions (2)' }));
  await expect(questions(page)).toHaveCount(12);
  await expect(questions(page).first()).toContainText('Question 0.');

  // A long conversation need not be walked through to come to the field, and from there back to the suggestions.
  await page.getByRole('heading', { level: 1 }).focus();
  await pressOn(page, page.getByRole('button', { name: 'Skip to your question' }));
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const suggestion = suggestions(page).getByRole('button', { name: 'Practice tips for beginners' });
  await expect(suggestion).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(questions(page).last()).toBeFocused();
  await expect(answers(page)).toHaveCount(13);
  await page.keyboard.press('Tab');
  await expect(answers(page).last().getByRole('link').first()).toBeFocused();
  await pressOn(page, answers(page).last().getByRole('button', { name: 'No' }), 'Space');
  await expect(answers(page).last().getByRole('button', { name: 'No' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Tab');

  const clear = page.getByRole('button', { name: 'Clear history' });
  await clear.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Clear the history?' });
  await expect(question).toContainText('All 13 questions and their answers are deleted from this device.');
  await expectAccessible(page, 'guide, clear history');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(await keptQuestions(page, person)).toHaveLength(13);
  await expect(clear).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, question.getByRole('button', { name: 'Clear', exact: true }));
  await expect(page.getByText('The history was cleared.')).toBeAttached();
  await expect(questions(page)).toHaveCount(0);
  await expect(clear).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Ask the book' })).toBeFocused();
  expect(await keptQuestions(page, person)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ask in your own words' })).toBeVisible();
});

journey(
  'hostile text stays text, letter by letter, and the layout whole @phone',
  async ({ page, server }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        run: [],
        hasRun: (at: unknown) => (window as unknown as { run: unknown[] }).run.push(at),
      });
    });
    await page.setViewportSize({ width: 320, height: 640 });
    const person = await guideOf(page, server);
    const payloads = scriptPayloads(40).map((text) => text.replaceAll('\u0000', ''));
    const texts = [
      'a'.repeat(10_000),
      payloads.join(' \n'),
      '\u202eما هو القلق؟ כיצד מתמודדים? \u202c',
      '🧘🏽‍♀️👩‍👩‍👧‍👦🔥'.repeat(60),
    ];
    for (const [at, text] of texts.entries()) {
      await ask(page, text);
      await expect.poll(() => questions(page).nth(at).getByRole('paragraph').textContent()).toBe(text);
      expect(await overflowOf(page), text.slice(0, 40)).toBeLessThanOrEqual(0);
    }
    expect((await keptQuestions(page, person)).map(({ question }) => question).sort()).toEqual(
      [...texts].sort(),
    );
    expect(await page.evaluate(() => (window as unknown as { run: unknown[] }).run)).toEqual([]);

    await field(page).fill('b'.repeat(9_500));
    await expect(page.getByText('500 characters left')).toBeVisible();
    await field(page).fill('b'.repeat(10_001));
    await expect(page.getByText('A question has at most 10,000 characters.')).toBeVisible();
    await expect(sendButton(page)).toBeDisabled();
    await field(page).press('Enter');
    await expect(questions(page)).toHaveCount(texts.length);
    await expect(field(page)).toHaveValue('b'.repeat(10_001));
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  },
);

/** The device keeps no question and no answer from now on, until the page is left. */
const keepNothing = (page: Page) =>
  page.evaluate(() => {
    const { add, put } = IDBObjectStore.prototype;
    const refusing = (write: typeof put): typeof put =>
      function (this: IDBObjectStore, ...call) {
        if (this.name === 'guideQuestions') throw new DOMException('No', 'QuotaExceededError');
        return write.apply(this, call);
      };
    Object.assign(IDBObjectStore.prototype, { add: refusing(add), put: refusing(put) });
  });

journey('a device that keeps nothing answers all the same, and says so @once', async ({ page, server }) => {
  const person = await guideOf(page, server);
  const notKept = page.getByText('The device could not keep all of this conversation.');
  await expect(notKept).toHaveCount(0);
  await keepNothing(page);
  const answer = await ask(page, 'i want to die');
  await expect(answer.getByRole('heading', { name: 'People who can help now' })).toBeVisible();
  await expect(notKept).toBeVisible();
  await ask(page, 'What is worry?');
  await answers(page).last().getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('This could not be kept on this device.')).toBeVisible();
  await expectAccessible(page, 'guide, nothing kept');
  expect(await keptQuestions(page, person)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ask in your own words' })).toBeVisible();
  await expect(notKept).toHaveCount(0);
});

journey(
  'a question that cannot be answered is told, and asked again @once',
  async ({ page, server, noise }) => {
    noise.allow(/No words today/);
    const person = await guideOf(page, server);
    await page.evaluate(() => {
      const { normalize } = String.prototype;
      Object.assign(window, { restore: () => Object.assign(String.prototype, { normalize }) });
      String.prototype.normalize = () => {
        throw new Error('No words today');
      };
    });
    await field(page).fill('What is worry?');
    await field(page).press('Enter');
    const failed = page.getByText(
      'I apologize, but I encountered an error. Please try asking your question again.',
    );
    await expect(failed).toBeVisible();
    await expect(page.getByRole('meter', { name: 'Match with the book' })).toHaveAttribute('value', '0');
    await expect(field(page)).toBeEnabled();
    await expectAccessible(page, 'guide, failed');
    await page.evaluate(() => (window as unknown as { restore: () => void }).restore());
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(failed).toHaveCount(0);
    await expect(answers(page).getByRole('blockquote').first()).toBeVisible();
    expect(await keptQuestions(page, person)).toMatchObject([{ aiResponse: { kind: 'book' } }]);
  },
);

journey('a book that does not come is said to be loading @once', async ({ page, server, context, noise }) => {
  noise.allow(/Failed to fetch dynamically|Failed to load resource|ERR_FAILED/);
  const person = await signUpOnboarded(server.origin, 'Lea Late');
  // The file of the guide itself: its name and eight characters that say what is in it.
  const file = /\/assets\/guide-[\w-]{8}\.js$/;
  await context.route(file, (route) => route.abort());
  await openDevice(page, server.origin, person, {}, '/chatwithguru');
  await expect(
    page.getByText("I'm sorry, but my knowledge base is still loading. Please try again in a moment."),
  ).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Match with the book' })).toHaveAttribute('value', '50');
  await expect(field(page)).toBeDisabled();
  await expect(sendButton(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Help lines' })).toBeVisible();
  await context.unroute(file);
  await page.getByRole('button', { name: 'Reload' }).click();
  await ask(page, 'What is worry?');
});

journey('the guide answers with no network', async ({ page, server, context, noise }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const person = await signUpOnboarded(server.origin, 'Olga Offline');
  await openDevice(page, server.origin, person);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByText('Ready to work without a network', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.goto('/chatwithguru');
  const answer = await ask(page, 'How to handle poisonous thoughts?');
  await expect(answer.getByRole('blockquote').first()).toBeVisible();
  await page.goto('/learn/book?search=poison');
  await expect(
    page.getByRole('list', { name: 'Places in the book' }).getByRole('listitem').first(),
  ).toBeVisible();
});
