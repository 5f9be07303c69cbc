import { afterEach, expect, test, vi } from 'vitest';
import { exampleAnswer, exampleQuestion } from '../../../tests/setup/example-questions.ts';
import {
  contents,
  noteOf,
  openDevice,
  openQuietDevice,
  putRaw,
  removeDevices,
  sessionOf,
} from '../../../tests/setup/store-device.ts';

afterEach(removeDevices);

const at = (minute: number) => `2026-11-21T08:${String(minute).padStart(2, '0')}:00.000Z`;

test('a question is kept as it was typed, and once, however often it is asked', async () => {
  const { data, identity } = await openQuietDevice();
  const guide = await data.guideData();
  const typed = ' <b>worry</b>\n\u202eقلق 🧘🏽‍♀️ \ud800 ';
  await guide.ask(exampleQuestion('a', { question: typed }));
  await guide.ask(exampleQuestion('a', { question: 'something else' }));
  expect(await guide.latest(9)).toEqual([exampleQuestion('a', { question: typed })]);
  expect((await contents(identity.uid)).guideQuestions).toHaveLength(1);
});

test('it is answered once: the first answer stays, and where it is gone nothing is', async () => {
  const { data } = await openQuietDevice();
  const guide = await data.guideData();
  await guide.ask(exampleQuestion('a'));
  expect(await guide.answer('a', exampleAnswer())).toBe(true);
  expect(await guide.answer('a', exampleAnswer({ text: 'Another one.' }))).toBe(false);
  expect(await guide.answer('nobody', exampleAnswer())).toBe(false);
  expect(await guide.latest(9)).toEqual([{ ...exampleQuestion('a'), ...exampleAnswer() }]);
});

test('whether it was helpful is kept, with when it was said last', async () => {
  const { data, clock } = await openQuietDevice();
  const guide = await data.guideData();
  await guide.ask(exampleQuestion('a'));
  await guide.answer('a', exampleAnswer());
  expect(await guide.rate('a', true)).toBe(true);
  expect(await guide.rate('a', false)).toBe(true);
  expect(await guide.rate('nobody', true)).toBe(false);
  expect(await guide.latest(1)).toEqual([
    { ...exampleQuestion('a'), ...exampleAnswer(), wasHelpful: false, ratedAt: clock.instant() },
  ]);
});

test('the latest come in the order in which they were asked, and clearing leaves none', async () => {
  const { data } = await openQuietDevice();
  const guide = await data.guideData();
  for (const minute of [3, 1, 2]) await guide.ask(exampleQuestion(`q${minute}`, { timestamp: at(minute) }));
  expect((await guide.latest(2)).map(({ questionId }) => questionId)).toEqual(['q2', 'q3']);
  expect(await guide.count()).toBe(3);
  await guide.clear();
  expect(await guide.latest(9)).toEqual([]);
  expect(await guide.count()).toBe(0);
});

test('they outlive the tab, are told to who follows them, and are the person’s own', async () => {
  const device = await openQuietDevice();
  const guide = await device.data.guideData();
  const seen: number[] = [];
  device.data.watch(
    () => guide.latest(9),
    (asked) => seen.push(asked.filter(({ aiResponse }) => aiResponse).length),
    () => {},
  );
  await guide.ask(exampleQuestion('a'));
  await guide.answer('a', exampleAnswer());
  await vi.waitFor(() => expect(seen.at(-1)).toBe(1));
  const again = await openDevice({ identity: device.identity, backend: device.backend });
  expect(await (await again.data.guideData()).count()).toBe(1);
  const other = await openDevice();
  expect(await (await other.data.guideData()).count()).toBe(0);
});

test('what it may look at of the practice begins on a day, and at a moment', async () => {
  const { data, identity } = await openQuietDevice();
  await putRaw(identity.uid, 'sessions', [
    sessionOf('old', { practiceDay: '2026-11-06' }),
    sessionOf('new', { practiceDay: '2026-11-07' }),
  ]);
  await putRaw(identity.uid, 'notes', [
    { ...noteOf('old'), timestamp: '2026-11-13T23:59:59.999Z' },
    { ...noteOf('new'), timestamp: '2026-11-14T00:00:00.000Z' },
  ]);
  const guide = await data.guideData();
  expect((await guide.sessionsFrom('2026-11-07')).map(({ sessionId }) => sessionId)).toEqual(['new']);
  const notes = await guide.notesFrom('2026-11-14T00:00:00.000Z');
  expect(notes.map(({ noteId }) => noteId)).toEqual(['new-note']);
});
