import type { RecoveryKey } from '#domain/recovery/practices.ts';

/** What the five practices are called (B § 2). Apart from what they say, for every screen that only names them. */
export const recoveryNames: Readonly<Record<RecoveryKey, string>> = {
  'morning-recharge': 'Morning Recharge',
  'emotional-reset': 'Emotional Reset',
  'mid-day-reset': 'Mid-Day Reset',
  'work-home-transition': 'Work-Home Transition',
  'evening-wind-down': 'Evening Wind-Down',
};
