import { useState } from 'react';
import { createDraftWriter, type DraftWriter } from '#store/draft-writer.ts';
import { storageMessage } from './storage-message.ts';

/** A writer that lives as long as the screen, and the sentence about the newest draft where it could not be kept. */
export function useDraftWriter<Draft>(
  write: (draft: Draft) => Promise<void>,
): [DraftWriter<Draft>, string | undefined] {
  const [problem, setProblem] = useState<string>();
  const [writer] = useState(() =>
    createDraftWriter(write, ({ error }) =>
      setProblem(error === undefined ? undefined : storageMessage(error)),
    ),
  );
  return [writer, problem];
}
