import { useEffect, useSyncExternalStore } from 'react';
import type { SitRunner } from './sit-runner.ts';
import type { SitSnapshot } from './sit-snapshot.ts';

/** Follows a sit while its screen is shown, and lets go of it with the screen. */
export function useSit(runner: SitRunner): SitSnapshot {
  useEffect(() => () => runner.dispose(), [runner]);
  return useSyncExternalStore(runner.subscribe, runner.snapshot);
}
