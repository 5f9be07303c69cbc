import { sitWords } from '#content/screens/practice.ts';
import { clockText } from '#domain/practice/countdown.ts';
import { classes } from '#ui/classes.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { PracticeSit } from './sit-plan.ts';
import { useSitPart } from './use-sit.ts';

interface SitFaceProps {
  sit: PracticeSit;
  status: string;
  /** compact: in a few lines, above something that needs the room. */
  size?: 'full' | 'compact';
}

/**
 * How long it still is, and what to do meanwhile; before the sit, when it begins. Seconds are for the eye alone: nothing
 * here is read out by itself.
 */
export function SitFace({ sit, status, size = 'full' }: SitFaceProps) {
  const { runner, plan } = sit;
  const isPreparing = useSitPart(runner, (shown) => shown.status === 'preparing');
  const seconds = useSitPart(runner, (shown) =>
    isPreparing ? shown.preparationSeconds : shown.remainingSeconds,
  );
  const isFull = size === 'full';
  const label = isPreparing ? sitWords.preparing : sitWords.remaining;
  const share = isPreparing ? 0 : 1 - seconds / (plan.plannedMinutes * 60);
  return (
    <div className={classes('text-center', !isFull && 'mt-[min(0.75rem,1dvh)]')}>
      <p
        role="timer"
        aria-label={label}
        className={classes(
          'figures whitespace-nowrap font-serif leading-none font-light',
          isFull ? 'text-[min(26vw,8rem,36dvh)]' : 'text-[min(19vw,4.75rem,11dvh)]',
        )}
      >
        {clockText(seconds * 1000)}
      </p>
      <p className={classes('text-sm text-muted', isFull ? 'mt-3' : 'mt-1')}>
        {isPreparing ? label : sitWords.ofMinutes(plan.plannedMinutes)}
        {!isFull && (
          <>
            {' · '}
            <span id="sit-status">{status}</span>
          </>
        )}
      </p>
      {/* In whole percents and without a transition: nothing here moves for long. */}
      <div
        aria-hidden="true"
        className={classes(
          'mx-auto max-w-64 [&_.segment-bar]:transition-none',
          isFull ? 'my-[min(1.75rem,3dvh)]' : 'mt-[min(0.75rem,1.5dvh)]',
        )}
      >
        <ProgressBar label={sitWords.remaining} value={Math.floor(share * 100)} />
      </div>
      {isFull && (
        <p id="sit-status" className="font-serif text-xl">
          {status}
        </p>
      )}
    </div>
  );
}
