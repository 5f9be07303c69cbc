import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';
import type { PracticeSit } from './sit-plan.ts';
import { type TapAnswer, TapTaker } from './tap-taker.ts';

/** What takes the taps of a sit, while its screen stands. */
export function useTapTaker({ runner, settings }: PracticeSit, isBlind: boolean): TapTaker {
  const { clock, vibration, touchTones } = usePlatform();
  const taker = useMemo(
    () => new TapTaker({ runner, clock, vibration, touchTones, settings }),
    [runner, clock, vibration, touchTones, settings],
  );
  useEffect(() => () => taker.dispose(), [taker]);
  useEffect(() => {
    taker.isBlind = isBlind;
    if (isBlind && settings.touchTones) return touchTones.stayReady();
  }, [taker, isBlind, settings, touchTones]);
  return taker;
}

/** Follows a part of what taps lead to. */
export function useTapAnswer<Part>(taker: TapTaker, part: (answer: TapAnswer) => Part): Part {
  return useSyncExternalStore(taker.subscribe, () => part(taker.answer()));
}
