/** The lengths of sits in whole minutes, each up to and with its last (B § 9): 30 minutes are in 16-30, and nowhere else. */
export const lengthBuckets = [
  { key: '1-5', toMinutes: 5 },
  { key: '6-15', toMinutes: 15 },
  { key: '16-30', toMinutes: 30 },
  { key: '30+', toMinutes: Number.POSITIVE_INFINITY },
] as const;
export type LengthBucket = (typeof lengthBuckets)[number]['key'];

/** Where a length belongs, in whole minutes. What was over in less than a minute is among the shortest. */
export function lengthBucketOf(minutes: number): LengthBucket {
  return lengthBuckets.find(({ toMinutes }) => minutes <= toMinutes)?.key ?? '30+';
}
