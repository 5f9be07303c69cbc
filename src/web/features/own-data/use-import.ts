import { useState } from 'react';
import { importProblemMessages } from '#content/messages/own-data.ts';
import { importWords } from '#content/screens/own-data.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import type { ImportCounts, OnProgress, OwnData } from '#store/own-data.ts';
import { useDialogs } from '#ui/dialogs-context.tsx';
import { faultSentence, importSentences } from './import-sentences.ts';

/** Where an import stands. `share` is how much of it is done, from 0 to 1. */
export type ImportState =
  | { kind: 'idle' }
  | { kind: 'reading' }
  | { kind: 'writing'; share: number }
  | { kind: 'done'; sentences: readonly string[] }
  | { kind: 'refused'; sentence: string };

export interface Importing {
  state: ImportState;
  isBusy: boolean;
  /** Imports a file that was chosen, after its questions. */
  importFile(file: File): Promise<void>;
  /** Brings in what an earlier app kept in this browser. True once it is here. */
  importEarlier(): Promise<boolean>;
}

/** Importing, one thing at a time. Nothing is said to be here before it is. */
export function useImport(): Importing {
  const data = useLocalData();
  const { ask } = useDialogs();
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const isBusy = state.kind === 'reading' || state.kind === 'writing';

  async function write(
    work: (own: OwnData, onProgress: OnProgress) => Promise<ImportCounts>,
  ): Promise<boolean> {
    const own = await data.ownData();
    setState({ kind: 'writing', share: 0 });
    const counts = await work(own, (share) => setState({ kind: 'writing', share }));
    setState({ kind: 'done', sentences: importSentences(counts) });
    return true;
  }

  /** Whatever goes wrong then, the device has not taken it in. */
  async function guarded(work: () => Promise<boolean>): Promise<boolean> {
    if (isBusy) return false;
    setState({ kind: 'reading' });
    try {
      return await work();
    } catch (error) {
      reportError(error);
      setState({ kind: 'refused', sentence: importProblemMessages['not-saved'] });
      return false;
    }
  }

  function isWanted(): Promise<boolean | undefined> {
    const { title, text, cancel, import: doImport } = importWords.otherAccount;
    return ask<boolean>({
      title,
      text,
      choices: [
        { value: false, label: cancel, variant: 'quiet' },
        { value: true, label: doImport },
      ],
    });
  }

  async function importFile(file: File): Promise<void> {
    await guarded(async () => {
      const own = await data.ownData();
      const read = await own.read(file);
      if (!read.ok) {
        setState({ kind: 'refused', sentence: faultSentence(read.problem) });
        return false;
      }
      const { data: facts, uid } = read.value;
      const isOther = uid !== undefined && uid !== data.uid;
      if (isOther && !(await isWanted())) {
        setState({ kind: 'idle' });
        return false;
      }
      return write((store, onProgress) => store.bringIn(facts, onProgress));
    });
  }

  return {
    state,
    isBusy,
    importFile,
    importEarlier: () => guarded(() => write((own, onProgress) => own.bringInEarlier(onProgress))),
  };
}
