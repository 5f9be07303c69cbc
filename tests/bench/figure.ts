/** One measured figure beside its goal. */
export interface Figure {
  name: string;
  value: string;
  /** What it is held against; empty where it is only shown. */
  goal: string;
  verdict: 'met' | 'MISSED' | 'aim met' | 'aim missed' | '';
}

/** How much is measured: how often, and how long a load lasts. */
export interface Effort {
  runs: number;
  seconds: number;
}

/** A number as it is written: with separated thousands and a fixed count of decimals. */
export function written(value: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value.toLocaleString('en-GB', digits);
}

/** A figure that is only shown. */
export function shown(name: string, value: string): Figure {
  return { name, value, goal: '', verdict: '' };
}

/** A figure with a limit in the same unit that it must keep to: a gate. */
export function atMost(name: string, value: number, limit: number, unit: string, decimals = 0): Figure {
  return {
    name,
    value: `${written(value, decimals)} ${unit}`.trimEnd(),
    goal: `at most ${written(limit, Number.isInteger(limit) ? 0 : decimals)} ${unit}`.trimEnd(),
    verdict: value <= limit ? 'met' : 'MISSED',
  };
}

/** A figure with a limit that is aimed at, and no gate. */
export function aimAtMost(name: string, value: number, limit: number, unit: string, decimals = 0): Figure {
  return {
    name,
    value: `${written(value, decimals)} ${unit}`,
    goal: `aim: at most ${written(limit)} ${unit}`,
    verdict: value <= limit ? 'aim met' : 'aim missed',
  };
}

/** A figure with a floor that it must reach: a gate. */
export function atLeast(name: string, value: number, floor: number, decimals = 0): Figure {
  return {
    name,
    value: written(value, decimals),
    goal: `at least ${written(floor, decimals)}`,
    verdict: value >= floor ? 'met' : 'MISSED',
  };
}

/** A figure with a range that is aimed at, and no gate. */
export function aimedAt(name: string, value: number, [low, high]: [number, number], unit: string): Figure {
  return {
    name,
    value: `${written(value)} ${unit}`,
    goal: `aim: ${written(low)} to ${written(high)} ${unit}`,
    verdict: value >= low && value <= high ? 'aim met' : 'aim missed',
  };
}

/** The middle of the values; of an even count, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('There is no median of no values.');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The smallest value that a share of the values (0 to 1) does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('There is no percentile of no values.');
  return value;
}
