import { useEffect, useState } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';
import type { AnalyticsData } from '#store/analytics-data.ts';
import type { DeviceSettings } from '#store/device-settings.ts';
import { useLocalData } from '#store/local-data-context.tsx';

/** What changed is kept added up once nothing has changed for so long: drawing goes first. */
const settledAfterMillis = 1000;

/** How far the adding up of the records has come. */
export interface Adding {
  done: number;
  all: number;
}

/** What My Analytics is read from, and the settings that it began with: read together, since everything else waits for both. */
export interface OpenedAnalytics {
  analytics: AnalyticsData;
  settings: DeviceSettings;
}

/** The added-up records: being added up, there, or not to be had at the moment. */
export type AddedUp =
  | { kind: 'adding'; adding: Adding | undefined }
  | { kind: 'ready'; opened: OpenedAnalytics }
  | { kind: 'failed'; retry: () => void };

/**
 * What My Analytics reads, once all records are added up. What is recorded, corrected or deleted while it is open, here or
 * in another tab, is added up too.
 */
export function useAnalyticsData(): AddedUp {
  const data = useLocalData();
  const { clock } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [adding, setAdding] = useState<Adding>();
  const [outcome, setOutcome] = useState<OpenedAnalytics | 'failed'>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isWanted = true;
    const prepared = data.analytics().then(async (analytics) => {
      await analytics.prepare((done, all) => isWanted && setAdding({ done, all }));
      return analytics;
    });
    Promise.all([prepared, data.settings()]).then(
      ([analytics, settings]) => isWanted && setOutcome({ analytics, settings }),
      () => isWanted && setOutcome('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [data, attempt]);

  useEffect(() => {
    if (outcome === undefined || outcome === 'failed') return;
    const { analytics } = outcome;
    let cancel = () => {};
    let isChecked = false;
    const stop = data.watch(
      () => analytics.touchedDays(),
      (touched) => {
        cancel();
        // What is shown counts them already. What fails here is tried again with the next change, and at the next opening.
        if (touched === 0 && isChecked) return;
        isChecked = true;
        cancel = clock.setTimer(() => void analytics.settle().catch(() => {}), settledAfterMillis);
      },
      () => {},
    );
    return () => {
      cancel();
      stop();
    };
  }, [data, clock, outcome]);

  if (outcome === 'failed') {
    return {
      kind: 'failed',
      retry() {
        setOutcome(undefined);
        setAttempt((count) => count + 1);
      },
    };
  }
  return outcome ? { kind: 'ready', opened: outcome } : { kind: 'adding', adding };
}
