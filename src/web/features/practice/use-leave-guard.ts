import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import type { EndAnswer } from './use-end-question.tsx';

interface LeaveGuard {
  /** Whether leaving now would break off a sit. */
  isAtStake: () => boolean;
  ask: () => Promise<EndAnswer>;
}

interface Place {
  pathname: string;
  search: object;
}

/** Another screen, or another step of the same one. */
function isElsewhere(here: Place, there: Place): boolean {
  return here.pathname !== there.pathname || stepOf(here.search) !== stepOf(there.search);
}

function stepOf(search: object): unknown {
  return 'step' in search ? search.step : undefined;
}

const withoutUnloadQuestion = () => false;

/**
 * Asks before another screen is opened while a sit runs, also by the browser's own Back. A closed tab is
 * not asked about: its sit is kept and offered again.
 */
export function useLeaveGuard(guard: LeaveGuard): void {
  const current = useRef(guard);
  useEffect(() => {
    current.current = guard;
  });
  const shouldBlockFn = useCallback(
    (change: { current: Place; next: Place }) =>
      isElsewhere(change.current, change.next) && current.current.isAtStake(),
    [],
  );
  const blocker = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: withoutUnloadQuestion,
    withResolver: true,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time that leaving was stopped
  useEffect(() => {
    if (blocker.status !== 'blocked') return;
    const { proceed, reset } = blocker;
    void current.current.ask().then((answer) => (answer === 'discarded' ? proceed() : reset()));
  }, [blocker.status]);
}
