import * as z from 'zod/mini';

/** The five levels of stage 1 with the length each presets, in minutes (B § 9). */
export const levels = [
  { key: 't1', name: 'T1', minutes: 10 },
  { key: 't2', name: 'T2', minutes: 15 },
  { key: 't3', name: 'T3', minutes: 20 },
  { key: 't4', name: 'T4', minutes: 25 },
  { key: 't5', name: 'T5', minutes: 30 },
] as const;

export type Level = (typeof levels)[number];
export type LevelKey = Level['key'];

export const levelKeySchema = z.enum(['t1', 't2', 't3', 't4', 't5']);

/** The stillness timer's own limits and its length when no level is known, in minutes (B § 5, § 9). */
export const stillnessMinutes = { minimum: 5, maximum: 90, default: 10 } as const;

/** The level of a key, lower-cased; anything unknown is T1 (B § 2). */
export function levelOf(key: unknown): Level {
  const wanted = typeof key === 'string' ? key.toLowerCase() : '';
  return levels.find((level) => level.key === wanted) ?? levels[0];
}

/** The markers of how far stage 1 is: the level to be practised next, and t6 once T5 is completed (B § 4). */
export const tLevels = ['t1', 't2', 't3', 't4', 't5', 't6'] as const;
export type TLevel = (typeof tLevels)[number];
