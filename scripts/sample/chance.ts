/** Chance that is the same for the same seed. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  fraction(): number;
  between(least: number, most: number): number;
  /** True so often out of 1. */
  happens(share: number): boolean;
  oneOf<Choice>(choices: readonly [Choice, ...Choice[]]): Choice;
  /** One of the keys, each as often as its weight says. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key;
}

/** The generator 'mulberry32', from a whole number as its seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  function fraction(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    fraction,
    between: (least, most) => least + fraction() * (most - least),
    happens: (share) => fraction() < share,
    oneOf: (choices) => choices[Math.floor(fraction() * choices.length)] ?? choices[0],
    weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
      const rows = Object.entries(weights) as [Key, number][];
      let left = fraction() * rows.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of rows) {
        left -= weight;
        if (left < 0) return key;
      }
      return (rows.at(-1) as [Key, number])[0];
    },
  };
}
