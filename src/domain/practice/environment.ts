/**
 * What may be answered to 'Where are you sitting?' before a sit; the first of each is preselected (B § 3).
 * A stored sit may hold other values, from an import.
 */
export const environmentChoices = {
  location: ['indoor', 'outdoor', 'travelling'],
  lighting: ['natural', 'bright', 'dim', 'candles', 'dark'],
  sounds: ['quiet', 'nature', 'music', 'voices', 'traffic'],
} as const;

export type EnvironmentPart = keyof typeof environmentChoices;
export type EnvironmentChoice<Part extends EnvironmentPart> = (typeof environmentChoices)[Part][number];
