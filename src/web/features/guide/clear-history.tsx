import { useState } from 'react';
import { guideScreenWords } from '#content/guide/screen-words.ts';
import { Button } from '#ui/button.tsx';
import { useDialogs } from '#ui/dialogs-context.tsx';

const words = guideScreenWords.clear;

/** Deletes the conversation, when that is meant. The focus goes to the title, since the button is gone with it. */
export function ClearHistory({ count, onClear }: { count: number; onClear: () => Promise<void> }) {
  const { ask, tell } = useDialogs();
  const [isCleared, setIsCleared] = useState(false);

  async function clear(): Promise<void> {
    const isSure = await ask<boolean>({
      title: words.title,
      text: words.text(count),
      choices: [
        { value: false, label: words.keep, variant: 'quiet' },
        { value: true, label: words.confirm, variant: 'danger' },
      ],
    });
    if (!isSure) return;
    try {
      await onClear();
      setIsCleared(true);
      document.querySelector<HTMLElement>('main h1')?.focus();
    } catch {
      await tell({ text: words.failed });
    }
  }

  return (
    <>
      {count > 0 && (
        <Button variant="plain" className="-mr-3 flex-none" onClick={() => void clear()}>
          {words.button}
        </Button>
      )}
      <p role="status" className="sr-only">
        {isCleared && count === 0 && words.done}
      </p>
    </>
  );
}
