import { Component, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openQuietDevice, recordOf, removeDevices } from '../../../tests/setup/store-device.ts';
import type { LocalData } from './local-data.ts';
import { LocalDataProvider, useLive, useLocalData, useSyncState } from './local-data-context.tsx';

let root: Root;
let place: HTMLElement;

/** Shows the message of what was thrown inside. */
class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

function Lost() {
  return useLocalData().uid;
}

function Count() {
  return useLive(async (local) => (await local.sessions()).length)?.toString() ?? 'not yet';
}

const seen: string[] = [];

function Rating({ sessionId }: { sessionId: string }) {
  const found = useLive(async (local) => ({ session: await local.session(sessionId) }), [sessionId]);
  const text = `${sessionId}: ${found ? (found.session?.rating ?? 'none') : 'not yet'}`;
  seen.push(text);
  return text;
}

function Broken() {
  return useLive(() => Promise.reject(new Error('no room'))) ?? 'not yet';
}

function Sync() {
  return useSyncState();
}

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place, { onCaughtError: () => {} });
});

afterEach(async () => {
  root.unmount();
  place.remove();
  await removeDevices();
});

function show(element: ReactNode, data?: LocalData): void {
  const inside = data ? LocalDataProvider({ data, children: element }) : element;
  root.render(createElement(Boundary, null, inside));
}

const shows = (text: string) => vi.waitFor(() => expect(place.textContent).toBe(text));

test('outside its provider the data is not to be had, in the words of B § 8', async () => {
  show(createElement(Lost));
  await shows('useLocalData must be used within a LocalDataProvider');
});

test('a live answer follows what is stored', async () => {
  const { data } = await openQuietDevice();
  show(createElement(Count), data);
  await shows('0');
  await data.recordSit(recordOf('a'));
  await shows('1');
});

test('an answer to another question is never shown as the answer to this one', async () => {
  const { data } = await openQuietDevice();
  await data.recordSit(recordOf('a', { rating: 6 }));
  show(createElement(Rating, { sessionId: 'a' }), data);
  await shows('a: 6');
  show(createElement(Rating, { sessionId: 'b' }), data);
  await shows('b: none');
  expect(seen).not.toContain('b: 6');
  expect(seen).toContain('b: not yet');
});

test('what a query throws goes to the boundary', async () => {
  const { data } = await openQuietDevice();
  show(createElement(Broken), data);
  await shows('no room');
});

test('the way of the profile to the server is followed', async () => {
  const { data } = await openQuietDevice();
  show(createElement(Sync), data);
  await shows('synced');
  await data.changeProfile((profile) => ({ ...profile, goals: ['focus'] }));
  await shows('pending');
});
