import { useEffect, useState } from 'react';
import type { Tap } from '#domain/pahm/taps.ts';
import type { Sit } from '#domain/practice/sit.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { LocalData } from '#store/local-data.ts';
import { useLive, useLocalData } from '#store/local-data-context.tsx';
import { atLastMark, atLastTap } from './kept-sit.ts';

/** A sit that was begun and is not over, as far as it is known. */
export interface KeptSit {
  sit: Sit;
  taps: readonly Tap[];
  /** So many of its taps could not be read and were set aside. */
  lostTaps: number;
}

/** Whether a sit that was begun is still open: held by another tab that lives, or free to be taken up here. */
export type UnfinishedSit = { kind: 'looking' | 'none' } | { kind: 'elsewhere' | 'here'; kept: KeptSit };

/** Follows the sit that is kept on this device, and takes it for this tab where no other tab has it. */
export function useUnfinishedSit(): UnfinishedSit {
  const data = useLocalData();
  const { presence } = usePlatform();
  const answer = useLive(async (local) => ({ sit: await local.currentSit() }));
  const [claim, setClaim] = useState<{ sitId: string; isOurs: boolean }>();
  const sitId = answer?.sit?.sitId;
  const isOurs = claim !== undefined && claim.sitId === sitId && claim.isOurs;
  // Not while another tab has it: there it may be tapped this very moment.
  const kept = useLive((local) => (sitId && isOurs ? keptTaps(local, sitId) : noTaps), [sitId, isOurs]);

  useEffect(() => {
    if (sitId === undefined) return;
    let isShown = true;
    // Only a tab that is seen may take a sit: the tab that it belongs to may just be reloading.
    async function take(wanted: string): Promise<void> {
      if (!presence.isVisible()) return;
      const isTaken = await data.holdSit(wanted);
      if (isShown) setClaim({ sitId: wanted, isOurs: isTaken });
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
  if (claim?.sitId !== sitId || !kept) return { kind: 'looking' };
  const sit = atLastTap(atLastMark(answer.sit, data), kept.taps);
  return { kind: isOurs ? 'here' : 'elsewhere', kept: { ...kept, sit } };
}

type KeptTaps = Omit<KeptSit, 'sit'>;

const noTaps: Promise<KeptTaps> = Promise.resolve({ taps: [], lostTaps: 0 });

async function keptTaps(data: LocalData, sitId: string): Promise<KeptTaps> {
  const taps = await data.tapsOfCurrentSit(sitId);
  const setAside = await data.setAsideRecords();
  const isOfSit = (key: unknown) => Array.isArray(key) && key[0] === sitId;
  return { taps, lostTaps: setAside.filter(({ table, key }) => table === 'tapMarks' && isOfSit(key)).length };
}
