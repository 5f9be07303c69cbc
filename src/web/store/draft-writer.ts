/** Keeps drafts on the device while a person goes on. */
export interface DraftWriter<Draft> {
  /** Takes a draft to be written. Of several that wait, only the newest is written. */
  put(draft: Draft): void;
  /** Resolves once nothing is under way, whether it was written or not. */
  settled(): Promise<void>;
}

/**
 * Writes drafts one at a time, so that an older one never lands after a newer one. `onOutcome` tells what came of
 * the newest: nothing where it was written, else what was thrown.
 */
export function createDraftWriter<Draft>(
  write: (draft: Draft) => Promise<void>,
  onOutcome: (outcome: { error?: unknown }) => void,
): DraftWriter<Draft> {
  let waiting: { draft: Draft } | undefined;
  let isRunning = false;
  let run = Promise.resolve();

  async function writeWaiting(): Promise<void> {
    isRunning = true;
    while (waiting) {
      const { draft } = waiting;
      waiting = undefined;
      let outcome: { error?: unknown } = {};
      try {
        await write(draft);
      } catch (error) {
        outcome = { error };
      }
      if (!waiting) onOutcome(outcome);
    }
    isRunning = false;
  }

  return {
    put(draft) {
      waiting = { draft };
      if (!isRunning) run = writeWaiting();
    },
    settled: () => run,
  };
}
