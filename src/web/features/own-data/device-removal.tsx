import { useState } from 'react';
import { ownDataMessages } from '#content/messages/own-data.ts';
import { deleteDeviceDataWords } from '#content/screens/data-removal.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { Button } from '#ui/button.tsx';
import { useDialogs } from '#ui/dialogs-context.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Exporting } from './use-export.ts';
import { useRemoval } from './use-removal.ts';

const words = deleteDeviceDataWords;

/** Deleting everything of this person on this device, after a question that names it and offers a copy first. */
export function DeviceRemoval({ exporting }: { exporting: Exporting }) {
  const data = useLocalData();
  const { ask } = useDialogs();
  const prepare = useRemoval();
  const [state, setState] = useState<'idle' | 'deleting' | 'failed'>('idle');

  async function answer(): Promise<'delete' | 'export' | undefined> {
    const { pending } = await data.profile();
    return ask<'delete' | 'export' | undefined>({
      title: words.question,
      text: (
        <div className="grid gap-2">
          <p>{words.text}</p>
          <p className="text-muted">{words.stays}</p>
          {pending && <p className="text-danger">{words.unsent}</p>}
        </div>
      ),
      choices: [
        { value: undefined, label: words.cancel, variant: 'quiet' },
        { value: 'export', label: words.export, variant: 'quiet' },
        { value: 'delete', label: words.delete, variant: 'danger' },
      ],
    });
  }

  async function remove(): Promise<void> {
    setState('idle');
    try {
      const wanted = await answer();
      if (wanted === 'export') await exporting.run('everything');
      if (wanted !== 'delete') return;
      setState('deleting');
      const removal = await prepare();
      await removal.run('device');
    } catch (error) {
      reportError(error);
      setState('failed');
    }
  }

  const isDeleting = state === 'deleting';
  return (
    <div className="grid justify-items-start gap-3">
      <div>
        <h3 className="text-lg">{words.title}</h3>
        <p className="mt-1 max-w-prose text-muted">{words.help}</p>
      </div>
      {state === 'failed' && <Notice tone="error">{ownDataMessages.notDeletedHere}</Notice>}
      <Button variant="danger" busy={isDeleting} onClick={() => void remove()}>
        {isDeleting ? words.deleting : words.delete}
      </Button>
    </div>
  );
}
