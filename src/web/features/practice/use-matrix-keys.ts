import { useEffect, useRef } from 'react';
import type { PositionKey } from '#domain/pahm/positions.ts';
import { positionOfDigit } from './grid-place.ts';

/** What the keys of a matrix sit do. */
export interface MatrixKeys {
  press(position: PositionKey): void;
  undo(): void;
  /** Pause, or go on. */
  toggle(): void;
  leave(): void;
}

type Key = Pick<KeyboardEvent, 'code' | 'key' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What a key means in a matrix sit: a position, undo, pause, leaving; or nothing. `isOnControl`: a button has the focus. */
export function meaningOf(
  key: Key,
  isOnControl: boolean,
): PositionKey | 'undo' | 'toggle' | 'leave' | undefined {
  if (key.repeat || key.ctrlKey || key.altKey || key.metaKey) return undefined;
  if (key.key === 'Escape') return 'leave';
  if (key.key === 'Backspace') return 'undo';
  // A button that has the focus takes Space for itself.
  if (key.code === 'Space') return isOnControl ? undefined : 'toggle';
  // By the key and not by its letter: a number pad without Num Lock counts, too.
  const digit = /^(?:Numpad|Digit)(\d)$/.exec(key.code)?.[1];
  if (digit === undefined) return undefined;
  return digit === '0' ? 'undo' : positionOfDigit(Number(digit));
}

/** Listens to the keys as long as the screen stands, but not while a question is asked above it. */
export function useMatrixKeys(keys: MatrixKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const target = event.target instanceof Element ? event.target : undefined;
      const meaning = meaningOf(event, Boolean(target?.closest('button, a, input, select, textarea')));
      if (!meaning) return;
      event.preventDefault();
      const { press, undo, toggle, leave } = current.current;
      if (meaning === 'undo') undo();
      else if (meaning === 'toggle') toggle();
      else if (meaning === 'leave') leave();
      else press(meaning);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
