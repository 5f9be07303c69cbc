import { stillnessWords } from '#content/screens/practice.ts';
import { clockText } from '#domain/practice/countdown.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

interface SitFaceProps {
  remainingSeconds: number;
  plannedMinutes: number;
  status: string;
}

/** How long it still is, and what to do meanwhile. Seconds are for the eye alone: nothing here is read out by itself. */
export function SitFace({ remainingSeconds, plannedMinutes, status }: SitFaceProps) {
  const share = 1 - remainingSeconds / (plannedMinutes * 60);
  return (
    <div>
      <p
        role="timer"
        aria-label={stillnessWords.remaining}
        className="figures whitespace-nowrap font-serif text-[min(26vw,8rem,36dvh)] leading-none font-light"
      >
        {clockText(remainingSeconds * 1000)}
      </p>
      <p className="mt-3 text-sm text-muted">{stillnessWords.ofMinutes(plannedMinutes)}</p>
      {/* In whole percents and without a transition: nothing here moves for long. */}
      <div
        aria-hidden="true"
        className="mx-auto my-[min(1.75rem,3dvh)] max-w-64 [&_.segment-bar]:transition-none"
      >
        <ProgressBar label={stillnessWords.remaining} value={Math.floor(share * 100)} />
      </div>
      <p id="sit-status" className="font-serif text-xl">
        {status}
      </p>
    </div>
  );
}
