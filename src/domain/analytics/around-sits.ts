import type { NoteMark } from './note-sums.ts';
import type { SitMark } from './practice-sums.ts';
import { meanOf } from './tally.ts';

/** Within so many hours a note is before or after a sit. */
export const hoursAround = 3;
const aroundMillis = hoursAround * 3_600_000;

/** The mean energy, one decimal, of so many notes; undefined of none. */
export interface EnergyMean {
  energy: number | undefined;
  notes: number;
}

/** The energy of the person's own notes before a sit and after one. No cause is meant: only when they were written. */
export interface EnergyAroundSits {
  before: EnergyMean;
  after: EnergyMean;
}

/**
 * A note is after a sit when one had ended within the three hours before it; otherwise it is before one that began within the
 * three hours after it. Notes during a sit, and those near none, are neither. Both lists are oldest first.
 */
export function energyAroundSits(notes: readonly NoteMark[], sits: readonly SitMark[]): EnergyAroundSits {
  const ends = sits.map(({ endedMillis }) => endedMillis).sort((one, other) => one - other);
  const starts = sits.map(({ startedMillis }) => startedMillis);
  const isAfter = ({ atMillis }: NoteMark) => {
    const end = lastUpTo(ends, atMillis);
    return end !== undefined && atMillis - end <= aroundMillis;
  };
  const isBefore = ({ atMillis }: NoteMark) => {
    const start = lastUpTo(starts, atMillis + aroundMillis);
    return start !== undefined && start > atMillis;
  };
  const after = notes.filter(isAfter);
  const before = notes.filter((note) => !isAfter(note) && isBefore(note));
  return { before: energyMean(before), after: energyMean(after) };
}

/** The last of these numbers, in their order, that is not above a limit: found by halving. */
function lastUpTo(ordered: readonly number[], limit: number): number | undefined {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return ordered[low - 1];
}

function energyMean(notes: readonly NoteMark[]): EnergyMean {
  const sum = notes.reduce((energy, note) => energy + note.energy, 0);
  return { energy: meanOf(sum, notes.length), notes: notes.length };
}
