import { useState } from 'react';
import { storageMessage } from './storage-message.ts';

interface Completion {
  readonly isSaving: boolean;
  readonly problem: string | undefined;
  /** Runs `save` and then `leave`. What cannot be saved is told, and nothing is left. */
  readonly run: (save: () => Promise<void>, leave: () => Promise<void>) => Promise<void>;
}

/** Completing a form: only what was committed counts, and only then does the screen go on. */
export function useCompletion(): Completion {
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function run(save: () => Promise<void>, leave: () => Promise<void>) {
    if (isSaving) return;
    setIsSaving(true);
    setProblem(undefined);
    try {
      await save();
    } catch (error) {
      setProblem(storageMessage(error));
      setIsSaving(false);
      return;
    }
    await leave();
  }
  return { isSaving, problem, run };
}
