import { useState } from 'react';
import { ownDataMessages } from '#content/messages/own-data.ts';
import { developerResetWords, developerToolsWords as words } from '#content/screens/developer-tools.ts';
import type { DeveloperReset } from '#domain/own-data/resets.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { useDialogs } from '#ui/dialogs-context.tsx';

/** What became of the reset that was asked for last. */
export type ResetNews = { kind: 'resetting' | 'done' | 'failed'; reset: DeveloperReset };

interface ResetWays {
  /** Makes an export; false where that failed. */
  onExport: () => Promise<boolean>;
  /** A reset was done. */
  onReset: () => void;
}

/** Resets after a question that names what is deleted, and that offers an export first (A § 4). */
export function useReset({ onExport, onReset }: ResetWays) {
  const data = useLocalData();
  const { ask, tell } = useDialogs();
  const [news, setNews] = useState<ResetNews>();

  async function isWanted(reset: DeveloperReset): Promise<boolean> {
    const { question, deletes } = developerResetWords[reset];
    const answer = await ask<'cancel' | 'export' | 'reset'>({
      title: question,
      text: deletes,
      choices: [
        { value: 'reset', label: words.reset, variant: 'danger' },
        { value: 'export', label: words.export, variant: 'quiet' },
        // The last one has the focus: a hasty Enter deletes nothing.
        { value: 'cancel', label: words.cancel, variant: 'quiet' },
      ],
    });
    if (answer !== 'export') return answer === 'reset';
    if (!(await onExport())) await tell({ text: ownDataMessages.notExported });
    return isWanted(reset);
  }

  async function reset(which: DeveloperReset): Promise<void> {
    if (news?.kind === 'resetting') return;
    setNews(undefined);
    if (!(await isWanted(which))) return;
    setNews({ kind: 'resetting', reset: which });
    try {
      await data.reset(which);
    } catch {
      setNews({ kind: 'failed', reset: which });
      return;
    }
    setNews({ kind: 'done', reset: which });
    onReset();
  }

  return { news, reset };
}
