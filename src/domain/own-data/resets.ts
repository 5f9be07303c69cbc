/** What the developer tools can reset, in the order of their panel (A § 4, B § 2). */
export const developerResets = [
  'all-data',
  'onboarding',
  'assessment',
  'stage-1',
  'stage-2',
  'stage-3',
  'stage-4',
  'stage-5',
  'stage-6',
  't5-completion',
  'timer',
] as const;
export type DeveloperReset = (typeof developerResets)[number];
