import type { StoredCounts } from '../practice/session.ts';
import { positions } from './positions.ts';

/** How many taps there are over all nine positions (B § 9). */
export function tapsIn(counts: StoredCounts | undefined): number {
  if (!counts) return 0;
  return positions.reduce((sum, { stored }) => sum + counts[stored], 0);
}
