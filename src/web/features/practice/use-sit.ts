import { useEffect, useSyncExternalStore } from 'react';
import type { PracticeSit } from './sit-plan.ts';
import type { SitRunner } from './sit-runner.ts';
import type { SitSnapshot } from './sit-snapshot.ts';

/** Starts a sit that runs at once when its screen stands, and lets go of it with the screen. */
export function useSit({ runner, startsAtOnce }: PracticeSit): void {
  useEffect(() => {
    if (startsAtOnce) void runner.start();
    return () => runner.dispose();
  }, [runner, startsAtOnce]);
}

/** Follows a part of a sit. The screen is drawn anew only when that part has changed. */
export function useSitPart<Part>(runner: SitRunner, part: (shown: SitSnapshot) => Part): Part {
  return useSyncExternalStore(runner.subscribe, () => part(runner.snapshot()));
}
