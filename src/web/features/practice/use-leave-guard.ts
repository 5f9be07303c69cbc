import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import type { EndAnswer } from './use-end-question.tsx';

interface LeaveGuard {
  /** Whether leaving now would break off a sit. */
  isAtStake: () => boolean;
  ask: () => Promise<EndAnswer>;
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
    (change: { current: { pathname: string }; next: { pathname: string } }) =>
      change.current.pathname !== change.next.pathname && current.current.isAtStake(),
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
