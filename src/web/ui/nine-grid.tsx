import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { type GridPresses, gridPresses } from './grid-presses.ts';

export type NineGridTone = 'attachment' | 'neutral' | 'aversion' | 'present';

export interface NineGridCell<Key extends string> {
  key: Key;
  label: string;
  tone: NineGridTone;
  /** A number shown above the label. */
  count?: number | undefined;
  /** Read out in place of what is shown. It holds the label's words. */
  spoken?: string | undefined;
  /** The id of what describes it. */
  describedBy?: string | undefined;
}

interface NineGridProps<Key extends string> {
  /** What the grid asks for, in words. */
  label: string;
  /** Nine, row by row. */
  cells: readonly NineGridCell<Key>[];
  highlighted?: Key | undefined;
  onPress: (key: Key) => void;
  /** A place was pressed, and is held. */
  onHold?: ((key: Key) => void) | undefined;
  /** fill: takes all the room there is; demo: as large as a figure in a text. */
  size: 'fill' | 'demo';
  /** Presses are taken, but lead nowhere at the moment. */
  isDisabled?: boolean | undefined;
  /** As dark as can be, for eyes that are closed. */
  isDim?: boolean | undefined;
}

/**
 * Nine places to press, three by three. A press counts as soon as the finger is down, and leaves the focus where it was;
 * from the keyboard and a screen reader it comes as a click.
 */
export function NineGrid<Key extends string>(props: NineGridProps<Key>) {
  const { label, cells, highlighted, size, isDisabled = false, isDim = false } = props;
  const presses = usePresses(props);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay itself out as a grid everywhere
    <div
      role="group"
      aria-label={label}
      className={classes('nine-grid', `nine-grid-${size}`, isDim && 'nine-grid-dim')}
      onContextMenu={(event) => event.preventDefault()}
    >
      {cells.map((cell) => (
        <Cell
          {...cell}
          key={cell.key}
          name={cell.key}
          isLit={cell.key === highlighted}
          isDisabled={isDisabled}
          presses={presses}
        />
      ))}
    </div>
  );
}

/** The same object as long as the grid stands. */
function usePresses<Key extends string>(props: NineGridProps<Key>): GridPresses {
  const current = useRef(props);
  useEffect(() => {
    current.current = props;
  });
  const presses = useRef<GridPresses>(undefined);
  presses.current ??= gridPresses(() => current.current as unknown as NineGridProps<string>);
  const { up } = presses.current;
  useEffect(() => up, [up]);
  return presses.current;
}

/** A key that is held down presses once. */
function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

interface CellProps extends Omit<NineGridCell<string>, 'key'> {
  name: string;
  isLit: boolean;
  isDisabled: boolean;
  presses: GridPresses;
}

const Cell = memo(function Cell(props: CellProps) {
  const { name, label, tone, count, spoken, describedBy, isLit, isDisabled, presses } = props;
  return (
    <button
      type="button"
      className="nine-cell"
      data-tone={tone}
      data-lit={isLit || undefined}
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
      onPointerDown={(event) => presses.down(name, event)}
      onPointerUp={presses.up}
      onPointerCancel={() => presses.cancel(name)}
      onPointerLeave={presses.up}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={pressOnce}
      onClick={(event) => presses.click(name, event.detail > 0)}
    >
      {count !== undefined && (
        <span aria-hidden={spoken ? true : undefined} className="nine-count">
          {count}
        </span>
      )}
      <span aria-hidden={spoken ? true : undefined} className="nine-label">
        {label}
      </span>
      {spoken && <span className="sr-only">{spoken}</span>}
    </button>
  );
});
