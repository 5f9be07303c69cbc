/** The least and the greatest length of a practice, in minutes (B § 5). */
export interface MinuteLimits {
  minimum: number;
  maximum: number;
}

/** A length that may be sat, and why it is not the one that was typed. */
export interface ParsedMinutes {
  minutes: number;
  changed?: 'below' | 'above' | 'not-a-number';
}

/**
 * Reads a typed length in minutes. A part of a minute is dropped; what lies outside the limits is set to the nearer one,
 * and what is not a number to the minimum (B § 5).
 */
export function parseMinutes(text: string, limits: MinuteLimits): ParsedMinutes {
  const typed = text.trim().replace(',', '.');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(typed)) return { minutes: limits.minimum, changed: 'not-a-number' };
  const minutes = Math.floor(Number(typed));
  if (minutes < limits.minimum) return { minutes: limits.minimum, changed: 'below' };
  if (minutes > limits.maximum) return { minutes: limits.maximum, changed: 'above' };
  return { minutes };
}
