/** The middle of these figures. */
export function median(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/**
 * How probable it is that chance alone sets two samples of one thing at least this far apart: the rank test of Mann and
 * Whitney, two-sided, by its normal approximation.
 */
export function rankProbability(first: readonly number[], second: readonly number[]): number {
  const wins = first.reduce(
    (sum, one) =>
      sum + second.reduce((count, other) => count + (one < other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  );
  const [n, m] = [first.length, second.length];
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  const distance = Math.max(0, Math.abs(wins - (n * m) / 2) - 0.5) / deviation;
  return 2 * (1 - normal(distance));
}

/** The share of a normal distribution below so many deviations (Abramowitz and Stegun 26.2.17, right to 7.5e-8). */
function normal(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * deviations);
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail = factors.reduce((sum, factor, index) => sum + factor * t ** (index + 1), 0);
  return 1 - (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
