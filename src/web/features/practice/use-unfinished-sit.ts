import { useEffect, useState } from 'react';
import type { Sit } from '#domain/practice/sit.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLive, useLocalData } from '#store/local-data-context.tsx';
import { atLastMark } from './stillness-sit.ts';

/** Whether a sit that was begun is still open: held by another tab that lives, or free to be taken up here. */
export type UnfinishedSit = { kind: 'looking' } | { kind: 'none' } | { kind: 'elsewhere' | 'here'; sit: Sit };

/** Follows the sit that is kept on this device, and takes it for this tab where no other tab has it. */
export function useUnfinishedSit(): UnfinishedSit {
  const data = useLocalData();
  const { presence } = usePlatform();
  const answer = useLive(async (local) => ({ sit: await local.currentSit() }));
  const [claim, setClaim] = useState<{ sitId: string; isOurs: boolean }>();
  const sitId = answer?.sit?.sitId;

  useEffect(() => {
    if (sitId === undefined) return;
    let isShown = true;
    // Only a tab that is seen may take a sit: the tab that it belongs to may just be reloading.
    async function take(wanted: string): Promise<void> {
      if (!presence.isVisible()) return;
      const isOurs = await data.holdSit(wanted);
      if (isShown) setClaim({ sitId: wanted, isOurs });
    }
    void take(sitId);
    const stop = presence.onReturn(() => void take(sitId));
    return () => {
      isShown = false;
      stop();
    };
  }, [data, presence, sitId]);

  if (!answer) return { kind: 'looking' };
  if (!answer.sit) return { kind: 'none' };
  if (claim?.sitId !== sitId) return { kind: 'looking' };
  return { kind: claim?.isOurs ? 'here' : 'elsewhere', sit: atLastMark(answer.sit, data) };
}
