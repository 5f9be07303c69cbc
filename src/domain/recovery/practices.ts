import * as z from 'zod/mini';

/**
 * The five practices of Mind Recovery in the order of the hub, which shows all of them: each with its length in minutes and
 * its purpose, which a session keeps as `mindRecoveryPurpose` beside its key as `mindRecoveryContext` (B § 2, § 3, § 9).
 */
export const recoveryPractices = [
  { key: 'morning-recharge', minutes: 5, purpose: 'waking' },
  { key: 'emotional-reset', minutes: 5, purpose: 'meeting-a-feeling' },
  { key: 'mid-day-reset', minutes: 3, purpose: 'pausing' },
  { key: 'work-home-transition', minutes: 5, purpose: 'arriving' },
  { key: 'evening-wind-down', minutes: 5, purpose: 'ending-the-day' },
] as const;

export type RecoveryPractice = (typeof recoveryPractices)[number];
export type RecoveryKey = RecoveryPractice['key'];

const keys = recoveryPractices.map(({ key }) => key) as [RecoveryKey, ...RecoveryKey[]];
export const recoveryKeySchema = z.enum(keys);

/** The practice of a key; of one as it stands in an address undefined where there is none: then the hub is shown (B § 2). */
export function recoveryPracticeOf(key: RecoveryKey): RecoveryPractice;
export function recoveryPracticeOf(key: string): RecoveryPractice | undefined;
export function recoveryPracticeOf(key: string): RecoveryPractice | undefined {
  return recoveryPractices.find((practice) => practice.key === key);
}
