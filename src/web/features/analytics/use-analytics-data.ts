import { useEffect, useState } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';
import type { OpenedAnalytics } from './read-facts.ts';

/** What changed is kept added up once nothing has changed for so long: drawing goes first. */
const settledAfterMillis = 1000;

/** How far the adding up of the records has come. */
export interface Adding {
  done: number;
  all: number;
}

/** The added-up records: being added up, there, or not to be had at the moment. */
export type AddedUp =
  | { kind: 'adding'; adding: Adding | undefined }
  | { kind: 'ready'; opened: OpenedAnalytics }
  | { kind: 'failed'; retry: () => void };

/**
 * What My Analytics reads, once all records are added up. What is recorded, corrected or deleted while it is open, here or
 * in another tab, is added up too. What was opened already is not opened again.
 */
export function useAnalyticsData(openedAhead?: OpenedAnalytics): AddedUp {
  // As it was at first: what is opened later by anybody else must not end the adding up that is under way.
  const [openedBefore] = useState(openedAhead);
  const data = useLocalData();
  const { clock } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [adding, setAdding] = useState<Adding>();
  const [outcome, setOutcome] = useState<OpenedAnalytics | 'failed' | undefined>(openedBefore);

  useEffect(() => {
    if (openedBefore && attempt === 0) return;
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
  }, [data, attempt, openedBefore]);

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
