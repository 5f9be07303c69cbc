import { expect, test } from 'vitest';
import { settled } from '../../../tests/setup/sit-fakes.ts';
import { keepAwake } from './wake-lock.ts';

/** A page and its screen, moved by hand. */
class FakeScreen extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  asked = 0;
  isRefusing = false;
  held: EventTarget | undefined;

  readonly wakeLock = {
    request: async () => {
      this.asked += 1;
      if (this.isRefusing) throw new DOMException('refused', 'NotAllowedError');
      const sentinel = Object.assign(new EventTarget(), { release: async () => this.lose() });
      this.held = sentinel;
      return sentinel as unknown as WakeLockSentinel;
    },
  };

  lose(): void {
    const sentinel = this.held;
    this.held = undefined;
    sentinel?.dispatchEvent(new Event('release'));
  }

  become(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    if (state === 'hidden') this.lose();
    this.dispatchEvent(new Event('visibilitychange'));
  }

  keep() {
    return keepAwake({ wakeLock: this.wakeLock, page: this as unknown as Document });
  }
}

test('the screen is held from the start to the release', async () => {
  const screen = new FakeScreen();
  const awake = screen.keep();
  await settled();
  expect(screen.held).toBeDefined();
  awake.release();
  expect(screen.held).toBeUndefined();
  screen.become('hidden');
  screen.become('visible');
  await settled();
  expect(screen.asked).toBe(1);
});

test('it is taken again each time the page becomes visible', async () => {
  const screen = new FakeScreen();
  screen.keep();
  await settled();
  for (let round = 2; round < 5; round += 1) {
    screen.become('hidden');
    await settled();
    expect(screen.held).toBeUndefined();
    screen.become('visible');
    await settled();
    expect(screen.held).toBeDefined();
    expect(screen.asked).toBe(round);
  }
});

test('it vouches only for a stretch without a gap, asked stretch by stretch', async () => {
  const screen = new FakeScreen();
  const awake = screen.keep();
  await settled();
  expect(awake.heldThroughout()).toBe(false); // from before it was held
  expect(awake.heldThroughout()).toBe(true);
  expect(awake.heldThroughout()).toBe(true);
  screen.become('hidden');
  expect(awake.heldThroughout()).toBe(false);
  screen.become('visible');
  await settled();
  expect(awake.heldThroughout()).toBe(false); // held now, but not since last asked
  expect(awake.heldThroughout()).toBe(true);
  screen.become('hidden');
  screen.become('visible');
  await settled();
  expect(awake.heldThroughout()).toBe(false); // lost and taken again in between
  awake.release();
  expect(awake.heldThroughout()).toBe(false);
});

test('a device that refuses, or has no wake lock, holds nothing and throws nothing', async () => {
  const screen = new FakeScreen();
  screen.isRefusing = true;
  const refused = screen.keep();
  await settled();
  const unknown = keepAwake({ wakeLock: undefined, page: screen as unknown as Document });
  await settled();
  for (const awake of [refused, unknown]) {
    expect(awake.heldThroughout()).toBe(false);
    expect(awake.heldThroughout()).toBe(false);
    awake.release();
  }
});

test('a release while the lock is still being asked for lets it go', async () => {
  const screen = new FakeScreen();
  const awake = screen.keep();
  awake.release();
  await settled();
  expect(screen.held).toBeUndefined();
});
