import { type HistoryState, useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { MarkKey } from '#domain/path/marks.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { useTitleFocus } from '#ui/title-focus.ts';
import { stepBefore } from './practice-steps.ts';
import { useOpeningFocus } from './use-opening-focus.ts';
import { useStepBack } from './use-step-back.ts';

interface Flow<Step extends string> {
  steps: readonly Step[];
  step: Step;
  /** The screen before the first step. */
  before?: '/home' | '/mind-recovery';
  /** Opens a step by its address. */
  open: (step: Step, how: { state?: HistoryState; replace?: boolean }) => void;
}

/** The ways through the steps of a practice: forwards, and back in their order to the screen before them (B § 2). */
export function usePracticeSteps<Step extends string>({
  steps,
  step,
  before: screenBefore = '/home',
  open,
}: Flow<Step>): {
  /** What contains the step's title, to which the focus goes. */
  titled: RefObject<HTMLDivElement | null>;
  go: (next: Step, state?: HistoryState) => void;
  back: () => void;
  markRead: (mark: MarkKey) => void;
} {
  const data = useLocalData();
  const navigate = useNavigate();
  const stepBack = useStepBack();
  // The slides of an introduction move the focus themselves.
  const titled = useTitleFocus<HTMLDivElement>(step.startsWith('introduction') ? 'introduction' : step);
  useOpeningFocus(titled);

  return {
    titled,
    go: (next, state) => open(next, { state: { ...state, previousStep: step } }),
    back() {
      const before = stepBefore(steps, step);
      if (!before) void navigate({ to: screenBefore, replace: true });
      else stepBack(before, () => open(before, { replace: true }));
    },
    /** What could not be marked as read is shown once more next time; nothing else depends on it. */
    markRead(mark) {
      data.addMark(mark).catch(() => {});
    },
  };
}
