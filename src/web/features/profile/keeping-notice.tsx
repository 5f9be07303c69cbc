import { useEffect, useState } from 'react';
import { preferenceMessages } from '#content/messages/preferences.ts';
import { preferenceWords } from '#content/screens/preferences.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Keeping } from './use-in-hand.ts';

/** How long 'Saved' stands there, in milliseconds. */
const savedMillis = 4_000;

/**
 * Whether what was just set is kept, at the foot of the window while its card is on screen. Nothing counts as saved before
 * it is.
 */
export function KeepingNotice({ keepings }: { keepings: readonly Keeping[] }) {
  const isFailed = keepings.includes('failed');
  const isSaved = useForAWhile(!isFailed && keepings.includes('kept') && !keepings.includes('busy'));
  return (
    <div className="pointer-events-none sticky bottom-4 z-10">
      {isFailed && <Notice tone="error">{preferenceMessages.notSaved}</Notice>}
      <p role="status" className="flex justify-center empty:-mt-4">
        {isSaved && (
          <span className="rounded-full bg-ink px-4 py-1.5 font-semibold text-paper text-sm">
            {preferenceWords.saved}
          </span>
        )}
      </p>
    </div>
  );
}

/** True for a while each time that something has become so. */
function useForAWhile(isSo: boolean): boolean {
  const { clock } = usePlatform();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    setIsOver(false);
    return clock.setTimer(() => setIsOver(true), savedMillis);
  }, [isSo, clock]);
  return isSo && !isOver;
}
