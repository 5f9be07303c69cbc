import { type LevelKey, levelOf } from '#domain/practice/levels.ts';
import type { MatrixStage } from '#domain/practice/stages.ts';

/** A stretch of the sample year: what is practised from one day of it to the next, and how often. */
export interface Stretch {
  /** The first day of the stretch; it lasts until the next begins. */
  day: number;
  practice: { kind: 'stillness'; level: LevelKey } | { kind: 'matrix'; stage: MatrixStage };
  minutes: number;
  /** The share of days with a sit. */
  share: number;
}

const stillness = (day: number, level: LevelKey): Stretch => ({
  day,
  practice: { kind: 'stillness', level },
  minutes: levelOf(level).minutes,
  share: 0.82,
});
const matrix = (day: number, stage: MatrixStage, minutes: number, share: number): Stretch => ({
  day,
  practice: { kind: 'matrix', stage },
  minutes,
  share,
});

/** The path of the sample's person through a year: five levels in seven weeks, then stages 2, 3 and 4. */
export const path: readonly Stretch[] = [
  stillness(0, 't1'),
  stillness(8, 't2'),
  stillness(17, 't3'),
  stillness(27, 't4'),
  stillness(37, 't5'),
  matrix(48, 2, 20, 0.8),
  matrix(70, 2, 30, 0.78),
  matrix(130, 3, 30, 0.84),
  matrix(185, 3, 35, 0.8),
  matrix(240, 4, 45, 0.83),
];

/** Days without any practice: a flu, and two weeks with the family. */
export const pauses: readonly { from: number; days: number }[] = [
  { from: 104, days: 6 },
  { from: 214, days: 11 },
];

/** The day of the year on which Mind Recovery was found. */
export const recoveryFrom = 62;

export function stretchOn(day: number): Stretch {
  return path.findLast((stretch) => stretch.day <= day) ?? (path[0] as Stretch);
}

export function isPause(day: number): boolean {
  return pauses.some(({ from, days }) => day >= from && day < from + days);
}

/** How practised the person is on a day of the year, from 0 to 1: quickly at first, then slowly; a pause costs a little. */
export function skillOn(day: number): number {
  const lost = pauses.filter(({ from, days }) => day >= from + days && day < from + days + 14).length * 0.12;
  return Math.max(0, 1 - Math.exp(-day / 210) - lost);
}
