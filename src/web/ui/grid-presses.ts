/** What happens at the places of a grid. */
export interface GridPresses {
  /** A pointer came down. `button` as in a pointer event: only the main one presses. */
  down(key: string, event: { button: number }): void;
  /** It was let go. */
  up(): void;
  /** The browser took it for something else, a scroll say: no click will follow. */
  cancel(key: string): void;
  /** A click: what a pointer brought has counted already when it came down. */
  click(key: string, isFromPointer: boolean): void;
}

interface Listeners {
  onPress: (key: string) => void;
  /** A place was pressed, and is held. */
  onHold?: ((key: string) => void) | undefined;
}

/** How long a place is held until it counts as held, in milliseconds. */
const holdMillis = 700;

/** Counts each press once, as soon as the pointer is down; `listeners` is asked at each. */
export function gridPresses(listeners: () => Listeners): GridPresses {
  /** How many presses of a place have counted whose clicks are still to come: on a busy page they come late, several at once. */
  const awaited = new Map<string, number>();
  let holding: ReturnType<typeof setTimeout> | undefined;

  const awaitOneLess = (key: string) => awaited.set(key, Math.max(0, (awaited.get(key) ?? 0) - 1));

  function up(): void {
    clearTimeout(holding);
    holding = undefined;
  }

  return {
    down(key, { button }) {
      if (button !== 0) return;
      awaited.set(key, (awaited.get(key) ?? 0) + 1);
      listeners().onPress(key);
      up();
      if (listeners().onHold) holding = setTimeout(() => listeners().onHold?.(key), holdMillis);
    },
    up,
    cancel(key) {
      up();
      awaitOneLess(key);
    },
    click(key, isFromPointer) {
      if (isFromPointer && (awaited.get(key) ?? 0) > 0) awaitOneLess(key);
      else listeners().onPress(key);
    },
  };
}
