import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gridPresses } from './grid-presses.ts';

const main = { button: 0 };

function setUp() {
  const pressed: string[] = [];
  const held: string[] = [];
  const presses = gridPresses(() => ({
    onPress: (key) => pressed.push(key),
    onHold: (key) => held.push(key),
  }));
  return { presses, pressed, held };
}

describe('the presses of a grid', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a pointer counts when it comes down, and its click not again', () => {
    const { presses, pressed } = setUp();
    presses.down('past', main);
    expect(pressed).toEqual(['past']);
    presses.up();
    presses.click('past', true);
    expect(pressed).toEqual(['past']);
  });

  test('clicks that come late, several at once and among others, count no press twice', () => {
    const { presses, pressed } = setUp();
    for (const key of ['past', 'past', 'worry', 'past']) presses.down(key, main);
    for (const key of ['past', 'worry', 'past', 'past']) presses.click(key, true);
    expect(pressed).toEqual(['past', 'past', 'worry', 'past']);
  });

  test('a click without a pointer counts: keys, switches, screen readers', () => {
    const { presses, pressed } = setUp();
    presses.click('worry', false);
    presses.click('likes', true);
    expect(pressed).toEqual(['worry', 'likes']);
  });

  test('after a press that the browser took for a scroll, a click of a screen reader still counts', () => {
    const { presses, pressed } = setUp();
    presses.down('past', main);
    presses.cancel('past');
    presses.click('past', true);
    expect(pressed).toEqual(['past', 'past']);
  });

  test('only the main button presses', () => {
    const { presses, pressed } = setUp();
    presses.down('past', { button: 2 });
    expect(pressed).toEqual([]);
  });

  test('a place that is held for 700 ms is held, once, and not when it was let go before', () => {
    const { presses, held } = setUp();
    presses.down('past', main);
    vi.advanceTimersByTime(699);
    expect(held).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(held).toEqual(['past']);
    presses.down('worry', main);
    presses.up();
    vi.advanceTimersByTime(10_000);
    expect(held).toEqual(['past']);
  });
});
