import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The heights of rows that were shown before, so that a list that opens again stands where it was left. */
export type RowHeights = RefObject<VirtualItem[]>;

interface WindowedListProps<Item> {
  /** What the list is called. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** What a row is taken to be high until it was shown, in pixels. */
  estimatedHeight: number;
  heights: RowHeights;
  children: (item: Item) => ReactNode;
}

/** So many rows stand ready before and after those that are seen. */
const rowsBeside = 6;

/**
 * A list of any length of which only the rows about the window are in the page, on the window's own scroll bar. Each row says
 * which it is of how many, since its neighbours may not be there; and the row that has the focus stays, wherever it is scrolled to.
 */
export function WindowedList<Item>(props: WindowedListProps<Item>) {
  const { label, items, keyOf, estimatedHeight, heights, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const [topPixels, setTopPixels] = useState(0);
  const [focused, setFocused] = useState<number>();

  // What stands above the list may change with any drawing.
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setTopPixels(Math.round(top + window.scrollY));
  });

  // As long as it is the same function, nothing is worked out anew for all the rows.
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    [items, keyOf],
  );

  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => estimatedHeight,
    getItemKey,
    overscan: rowsBeside,
    scrollMargin: topPixels,
    initialMeasurementsCache: heights.current,
    rangeExtractor(range) {
      const shown = defaultRangeExtractor(range);
      if (focused === undefined || focused >= items.length || shown.includes(focused)) return shown;
      return [...shown, focused].sort((one, other) => one - other);
    },
    // A drawing that is forced in the middle of another one is refused.
    useFlushSync: false,
  });

  useLayoutEffect(
    () => () => {
      heights.current = rows.takeSnapshot();
    },
    [rows, heights],
  );

  function onFocus({ target }: FocusEvent): void {
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index);
    setFocused(Number.isInteger(index) ? index : undefined);
  }

  return (
    <ol
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: rows.getTotalSize() }}
      onFocus={onFocus}
      onBlur={() => setFocused(undefined)}
    >
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - topPixels}px)` }}
            >
              {children(item)}
            </li>
          )
        );
      })}
    </ol>
  );
}
