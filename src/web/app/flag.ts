/** Something that happens at most once while the page lives, and that screens follow. */
export interface Flag {
  isUp(): boolean;
  raise(): void;
  /** Calls back when the flag is raised; the answer ends it. */
  subscribe(listener: () => void): () => void;
}

export function createFlag(): Flag {
  let isUp = false;
  const listeners = new Set<() => void>();
  return {
    isUp: () => isUp,
    raise() {
      isUp = true;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
