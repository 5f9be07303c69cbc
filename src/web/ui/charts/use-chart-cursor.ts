import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type CursorSteps, cursorAfter } from './cursor-keys.ts';

interface Cursor {
  index: number;
  /** Whether the keyboard led there: then it is read out. */
  isByKeys: boolean;
}

/**
 * The point of a chart that is looked at: the one below the pointer, or the one that the arrow keys lead to while the chart has
 * the focus. Escape and leaving the chart put it away.
 * @param start where the keyboard comes in
 * @param steps how far the keys lead in a table; along a row it is one
 */
export function useChartCursor(count: number, start: 'first' | 'last', steps?: CursorSteps) {
  const [cursor, setCursor] = useState<Cursor>();
  // Another range may have fewer points.
  const current = cursor && cursor.index < count ? cursor : undefined;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape' && current) {
      event.stopPropagation();
      setCursor(undefined);
    }
    const index = cursorAfter(event.key, current?.index, count, steps);
    if (index === undefined) return;
    event.preventDefault();
    setCursor({ index, isByKeys: true });
  }

  function onFocus({ target }: FocusEvent): void {
    const isByKeys = target.matches(':focus-visible');
    if (isByKeys && count > 0) setCursor({ index: start === 'first' ? 0 : count - 1, isByKeys });
  }

  function onPointerLeave({ pointerType }: PointerEvent): void {
    // A finger that is lifted leaves; what it asked for stays to be read.
    if (pointerType === 'mouse') setCursor(undefined);
  }

  return {
    index: current?.index,
    readOut: current?.isByKeys ? current.index : undefined,
    /** The pointer is at a point. */
    pointAt(index: number): void {
      if (index !== current?.index || current.isByKeys) setCursor({ index, isByKeys: false });
    },
    handlers: { onKeyDown, onFocus, onPointerLeave, onBlur: () => setCursor(undefined) },
  };
}
