import { durationWords, stillnessWords } from '#content/screens/practice.ts';
import type { CountdownStatus } from '#domain/practice/countdown.ts';

interface SitAnnouncerProps {
  status: CountdownStatus;
  remainingSeconds: number;
  plannedMinutes: number;
}

/** Tells a screen reader what happens to the sit, and each whole minute that remains; never the seconds. */
export function SitAnnouncer({ status, remainingSeconds, plannedMinutes }: SitAnnouncerProps) {
  return (
    <p role="status" className="sr-only">
      {announcement(status, Math.ceil(remainingSeconds / 60), plannedMinutes)}
    </p>
  );
}

/** What is said now. The same text is not said twice. */
export function announcement(status: CountdownStatus, minutesLeft: number, plannedMinutes: number): string {
  if (status === 'completed') return stillnessWords.completedAnnouncement;
  if (status === 'paused') return stillnessWords.pausedAnnouncement;
  if (status !== 'running') return '';
  return minutesLeft === plannedMinutes
    ? stillnessWords.startedAnnouncement(plannedMinutes)
    : `${stillnessWords.remaining}: ${durationWords.minutes(minutesLeft)}`;
}
