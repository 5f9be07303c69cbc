import { expect, test } from 'vitest';
import { createPagePresence } from './page-presence.ts';

function setUp() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const frame = new EventTarget();
  const presence = createPagePresence(page as unknown as Document, frame as unknown as Window);
  const log: string[] = [];
  const stops = [presence.onReturn(() => log.push('return')), presence.onLeave(() => log.push('leave'))];
  const become = (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const happens = (name: string, more: object = {}) =>
    frame.dispatchEvent(Object.assign(new Event(name), more));
  return { presence, log, stops, become, happens };
}

test('a page that is hidden or left is told of, and so is its return', () => {
  const { presence, log, become, happens } = setUp();
  become('hidden');
  expect(presence.isVisible()).toBe(false);
  become('visible');
  expect(presence.isVisible()).toBe(true);
  happens('pagehide');
  happens('pageshow', { persisted: true });
  expect(log).toEqual(['leave', 'return', 'leave', 'return']);
});

test('a network that is there again is a return; a page that is shown for the first time is none', () => {
  const { log, happens } = setUp();
  happens('pageshow', { persisted: false });
  happens('online');
  expect(log).toEqual(['return']);
});

test('who no longer listens is not told', () => {
  const { log, stops, become, happens } = setUp();
  for (const stop of stops) stop();
  become('hidden');
  become('visible');
  for (const name of ['pagehide', 'pageshow', 'online']) happens(name, { persisted: true });
  expect(log).toEqual([]);
});
