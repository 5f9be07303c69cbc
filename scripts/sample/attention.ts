import type { PositionKey } from '#domain/pahm/positions.ts';
import type { Tap } from '#domain/pahm/taps.ts';
import type { Chance } from './chance.ts';

/** Where the mind of the sample's person goes by itself: planning in the morning, the day's quarrels in the evening. */
const pulls: Readonly<Record<'morning' | 'evening', Record<PositionKey, number>>> = {
  morning: {
    nostalgia: 4,
    likes: 6,
    anticipation: 14,
    past: 5,
    present: 0,
    future: 12,
    regret: 3,
    dislikes: 5,
    worry: 11,
  },
  evening: {
    nostalgia: 5,
    likes: 5,
    anticipation: 6,
    past: 12,
    present: 0,
    future: 5,
    regret: 9,
    dislikes: 8,
    worry: 16,
  },
};

export interface Sitting {
  minutes: number;
  partOfDay: 'morning' | 'evening';
  /** How practised the person is, from 0 to 1: attention is noticed in the present more often, and wanders less often. */
  skill: number;
  /** How restless the day was, from 0 to 1. */
  unrest: number;
}

/** The taps of a sit, oldest first: fewer with practice, and drifting somewhat towards the end of a long sit. */
export function tapsOf({ minutes, partOfDay, skill, unrest }: Sitting, chance: Chance): Tap[] {
  const taps: Tap[] = [];
  const aMinute = 2.4 - 1.7 * skill + 1.2 * unrest;
  const lengthMillis = minutes * 60_000;
  for (let atMillis = chance.between(4000, 40_000); atMillis < lengthMillis - 2000; ) {
    const drift = 0.12 * (atMillis / lengthMillis) * (minutes / 45);
    const present = 0.43 + 0.43 * skill - 0.22 * unrest - drift;
    const position = chance.happens(present) ? 'present' : chance.weighted(pulls[partOfDay]);
    taps.push({ position, atMillis: Math.round(atMillis) });
    atMillis += (60_000 / aMinute) * chance.between(0.35, 1.65);
  }
  return taps;
}
