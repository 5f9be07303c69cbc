import { useEffect, useState } from 'react';
import { inPieces } from '#platform/in-pieces.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { Guide } from './guide.ts';

/** The guide once its book is open; until then whether that takes long, or has failed. */
export type GuideState = Guide | 'loading' | 'late' | 'failed';

/** From then on it is said that the book is still being opened. */
const lateMillis = 800;

/** Loads the book and its index, after the screen has been drawn: they come with this screen and with no other. */
export function useGuide(): GuideState {
  const { clock } = usePlatform();
  const [state, setState] = useState<GuideState>('loading');
  useEffect(() => {
    let isShown = true;
    const stopWaiting = clock.setTimer(() => {
      setState((before) => (before === 'loading' ? 'late' : before));
    }, lateMillis);
    async function open(): Promise<void> {
      const { openingGuide } = await import('./guide.ts');
      const guide = await inPieces(openingGuide(), clock);
      if (isShown) setState(guide);
    }
    open().catch((error: unknown) => {
      // That it failed is only logged; the person reads the same as while it loads (B § 8).
      console.error(error);
      if (isShown) setState('failed');
    });
    return () => {
      isShown = false;
      stopWaiting();
    };
  }, [clock]);
  return state;
}

/** The guide, where its book is open. */
export function openGuide(state: GuideState): Guide | undefined {
  return typeof state === 'object' ? state : undefined;
}
