import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { dataLayerMessages } from '#content/messages/data-layer.ts';
import { shellWords } from '#content/screens/shell.ts';
import { Button } from '#ui/button.tsx';
import { Trouble } from './trouble.tsx';

/** Another tab runs a newer version: this one can save nothing more, and says so until it is reloaded. */
export function OutdatedNotice() {
  const { outdated } = useRouteContext({ from: '/signed-in' }).services;
  const isOutdated = useSyncExternalStore(outdated.subscribe, outdated.isUp);
  if (!isOutdated) return null;
  return (
    <Trouble>
      <p>{dataLayerMessages.storageClosed}</p>
      <Button variant="plain" className="-ml-3" onClick={() => location.reload()}>
        {shellWords.error.reload}
      </Button>
    </Trouble>
  );
}
