import type { StageNumber } from '../practice/stages.ts';
import type { UserLevel } from './book.ts';

/** What is known of the person who asks. What is not known is left out: nothing is made up in its place. */
export interface Asker {
  readonly stage?: StageNumber | undefined;
  /** Hours sat, all sessions together. */
  readonly hours?: number | undefined;
  /** 1 to 10: the mean energy of the person's own notes of the last seven days. */
  readonly mood?: number | undefined;
}

/** Up to which hours somebody is called what (B § 9). */
const levelTable = [
  { below: 20, level: 'beginner' },
  { below: 50, level: 'intermediate' },
  { below: Number.POSITIVE_INFINITY, level: 'advanced' },
] as const satisfies readonly { below: number; level: UserLevel }[];

/** Below this mood an answer opens supportively (B § 9). */
const supportiveBelow = 5;

/** How far somebody is by hours sat: a beginner below 20, intermediate below 50, else advanced (B § 9). */
export function userLevelOf(hours: number): UserLevel {
  return levelTable.find(({ below }) => hours < below)?.level ?? 'advanced';
}

/** How an answer opens: by mood where it is low, else by level; undefined where neither is known. */
export type Opening = 'supportive' | UserLevel;

/** The opening for a person (B § 9). */
export function openingFor({ hours, mood }: Asker): Opening | undefined {
  if (mood !== undefined && mood < supportiveBelow) return 'supportive';
  return hours === undefined ? undefined : userLevelOf(hours);
}
