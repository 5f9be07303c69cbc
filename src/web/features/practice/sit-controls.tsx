import { type ReactNode, useEffect, useRef } from 'react';
import { sitWords, stillnessWords } from '#content/screens/practice.ts';
import { Button } from '#ui/button.tsx';
import type { PracticeSit } from './sit-plan.ts';
import { useSitPart } from './use-sit.ts';

interface SitControlsProps {
  sit: PracticeSit;
  completeLabel: string;
  onComplete: () => void;
  /** Back to the setup, out of the time to settle. */
  onSetup: () => void;
  /** What stands between the two, once the sit has begun. */
  children?: ReactNode;
}

/** Two quiet buttons. The first stays one button through Start, Pause and Resume, so that it keeps the focus. */
export function SitControls({ sit, completeLabel, onComplete, onSetup, children }: SitControlsProps) {
  const { runner } = sit;
  const status = useSitPart(runner, (shown) => shown.status);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector('button')?.focus({ preventScroll: true }), []);

  const isOver = status === 'completed' || status === 'ended';
  if (isOver) return null;
  const steps = {
    ready: { label: stillnessWords.start, press: () => void runner.start() },
    preparing: { label: sitWords.beginNow, press: () => runner.skipPreparation() },
    running: { label: sitWords.pause, press: () => runner.pause() },
    paused: { label: sitWords.resume, press: () => runner.resume() },
  } as const;
  const { label, press } = steps[status];
  const isUnderWay = status === 'running' || status === 'paused';
  const isQuiet = status === 'running' || status === 'preparing';
  return (
    <div ref={first} className="mt-2 flex flex-wrap items-center justify-center gap-x-1 gap-y-2 sm:gap-x-3">
      <Button
        variant={isQuiet ? 'quiet' : 'primary'}
        className="min-w-24"
        aria-describedby="sit-status"
        onClick={press}
      >
        {label}
      </Button>
      {isUnderWay && children}
      {status === 'preparing' && (
        <Button variant="plain" className="-mx-1 px-3 text-muted sm:mx-0" onClick={onSetup}>
          {sitWords.preparationCancel}
        </Button>
      )}
      {isUnderWay && (
        <Button variant="plain" className="-mx-1 px-3 text-muted sm:mx-0" onClick={onComplete}>
          {completeLabel}
        </Button>
      )}
    </div>
  );
}
