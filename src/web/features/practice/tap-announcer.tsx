import type { TapTaker } from './tap-taker.ts';
import { useTapAnswer } from './use-tap-taker.ts';

/** Tells a screen reader the last tap, or that it was taken back, once the hand rests. */
export function TapAnnouncer({ taker }: { taker: TapTaker }) {
  const said = useTapAnswer(taker, (answer) => answer.said);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
