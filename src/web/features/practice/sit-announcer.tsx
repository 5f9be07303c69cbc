import { durationWords, sitWords } from '#content/screens/practice.ts';
import type { PracticeSit } from './sit-plan.ts';
import type { SitStatus } from './sit-snapshot.ts';
import { useSitPart } from './use-sit.ts';

/** Tells a screen reader what happens to the sit, and each whole minute that remains; never the seconds. */
export function SitAnnouncer({ sit: { runner, plan } }: { sit: PracticeSit }) {
  const text = useSitPart(runner, ({ status, remainingSeconds }) =>
    announcement(status, Math.ceil(remainingSeconds / 60), plan.plannedMinutes, runner.preparationSeconds),
  );
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

/** What is said now. The same text is not said twice. */
export function announcement(
  status: SitStatus,
  minutesLeft: number,
  plannedMinutes: number,
  preparationSeconds: number,
): string {
  if (status === 'preparing') return sitWords.preparingAnnouncement(preparationSeconds);
  if (status === 'completed') return sitWords.completedAnnouncement;
  if (status === 'paused') return sitWords.pausedAnnouncement;
  if (status !== 'running') return '';
  return minutesLeft === plannedMinutes
    ? sitWords.startedAnnouncement(plannedMinutes)
    : `${sitWords.remaining}: ${durationWords.minutes(minutesLeft)}`;
}
