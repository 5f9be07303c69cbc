import type { ReactNode } from 'react';
import type { PracticeSit } from './sit-plan.ts';
import { useEndQuestion } from './use-end-question.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** The ways out of a sit: completing it by hand, going back to the setup, and leaving the page (B § 4). */
export function useSitLeaving(
  sit: PracticeSit,
  onSetup: () => void,
  confirmation?: ReactNode,
): { complete: () => void; back: () => void } {
  const { runner } = sit;
  const { ask, isAsking } = useEndQuestion(sit, confirmation);
  const isRunning = () => runner.snapshot().status === 'running';
  useLeaveGuard({ ask, isAtStake: () => isAsking() || isRunning() });

  async function askFirst(): Promise<void> {
    if ((await ask()) === 'discarded') onSetup();
  }

  return {
    complete: () => void askFirst(),
    // A paused sit stays on this device, and is offered again.
    back: () => (isRunning() ? void askFirst() : onSetup()),
  };
}
