import { useEffect, useRef } from 'react';
import { keepingWords } from '#content/screens/onboarding.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface KeepingNoticeProps {
  readonly problem: string | undefined;
  /** Without it, the button that failed is the one to press again. */
  readonly onRetry?: (() => void) | undefined;
}

/** Tells in place, and in sight, that the device did not keep something. What is on the screen stays there. */
export function KeepingNotice({ problem, onRetry }: KeepingNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (!problem) return null;
  return (
    <div ref={notice} className="mt-6 scroll-mt-6">
      <Notice tone="error">
        <p>{problem}</p>
        {onRetry && (
          <Button variant="plain" className="-ml-3" onClick={onRetry}>
            {keepingWords.tryAgain}
          </Button>
        )}
      </Notice>
    </div>
  );
}
