import { eyesClosedWords } from '#content/screens/eyes-closed.ts';
import { sitWords } from '#content/screens/practice.ts';
import { clockText } from '#domain/practice/countdown.ts';
import type { PracticeSit } from './sit-plan.ts';
import { useSitPart } from './use-sit.ts';

/** The way out of the dark, above the nine buttons, with the time beside it for whoever opens an eye. */
export function EyesClosedBar({ sit, onLeave }: { sit: PracticeSit; onLeave: () => void }) {
  const seconds = useSitPart(sit.runner, (shown) => shown.remainingSeconds);
  return (
    <div className="flex min-h-12 items-stretch justify-between text-muted/80 text-sm">
      <button type="button" className="grow px-4 text-left font-medium" onClick={onLeave}>
        {eyesClosedWords.show}
      </button>
      <p role="timer" aria-label={sitWords.remaining} className="figures px-4 py-3">
        {clockText(seconds * 1000)}
      </p>
    </div>
  );
}
