import { newProfile, type Preferences } from './profile.ts';

const preset = newProfile({ uid: 'nobody', email: '', displayName: '' }).enhancedProfile.preferences;

/**
 * The length in minutes that a person wants to be offered where a practice has none of its own; undefined as long as it
 * stands as it was preset (A § 3): then it is the practice's default (B § 9).
 */
export function wantedMinutes({ defaultSessionDuration }: Preferences): number | undefined {
  return defaultSessionDuration === preset.defaultSessionDuration ? undefined : defaultSessionDuration;
}
