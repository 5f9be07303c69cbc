import { durationWords } from '#content/screens/practice.ts';

/** A length of time in whole seconds, in words: '6 min 20 s', '10 minutes', '45 s'. */
export function sitText(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return durationWords.seconds(seconds);
  return seconds % 60 === 0
    ? durationWords.minutes(minutes)
    : durationWords.minutesAndSeconds(minutes, seconds % 60);
}
