/** What the app offers, as 'feature utilization' tells it apart (B § 3). */
export const features = [
  'practice',
  'mind-recovery',
  'notes',
  'analytics',
  'learn',
  'guide',
  'profile',
] as const;
export type Feature = (typeof features)[number];

/** The first parts of the addresses of each (A § 2, B § 2). Home and the ways in belong to none: everybody passes there. */
const placesOf: Readonly<Record<Feature, readonly string[]>> = {
  practice: [
    ...['stage1', 'stage2', 'stage3', 'stage4', 'stage5', 'stage6'],
    ...['seeker-practice-timer', 'seeker-practice-complete', 'immediate-reflection', 'sessions'],
  ],
  'mind-recovery': ['mind-recovery'],
  notes: ['notes'],
  analytics: ['analytics'],
  learn: ['learn', 'learning', 'posture-guide'],
  guide: ['chatwithguru'],
  profile: ['profile'],
};

/** The feature that a page view's name belongs to: an address without what follows it; undefined where it is none's. */
export function featureOf(pageName: string): Feature | undefined {
  const [, first = ''] = pageName.split('/');
  return features.find((feature) => placesOf[feature].includes(first));
}
