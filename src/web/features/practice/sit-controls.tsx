import { useEffect, useRef } from 'react';
import { stillnessWords } from '#content/screens/practice.ts';
import type { CountdownStatus } from '#domain/practice/countdown.ts';
import { Button } from '#ui/button.tsx';

interface SitControlsProps {
  status: CountdownStatus;
  onStart: () => void;
  onPause: () => void;
  onResume: () => void;
  onComplete: () => void;
}

/** Two quiet buttons. The first stays one button through Start, Pause and Resume, so that it keeps the focus. */
export function SitControls({ status, onStart, onPause, onResume, onComplete }: SitControlsProps) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector('button')?.focus({ preventScroll: true }), []);

  const isOver = status === 'completed' || status === 'ended';
  if (isOver) return null;
  const steps = {
    ready: { label: stillnessWords.start, press: onStart },
    running: { label: stillnessWords.pause, press: onPause },
    paused: { label: stillnessWords.resume, press: onResume },
  } as const;
  const { label, press } = steps[status];
  return (
    <div ref={first} className="mt-2 flex flex-wrap justify-center gap-3">
      <Button
        variant={status === 'running' ? 'quiet' : 'primary'}
        className="min-w-30"
        aria-describedby="sit-status"
        onClick={press}
      >
        {label}
      </Button>
      {status !== 'ready' && (
        <Button variant="plain" className="px-4 text-muted" onClick={onComplete}>
          {stillnessWords.complete}
        </Button>
      )}
    </div>
  );
}
