import type { Preferences } from '#domain/profile/profile.ts';
import type { DeviceSettings } from '#store/device-settings.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { type InHand, useInHand } from './use-in-hand.ts';

/** The preferences that are kept with the profile. */
export function usePreferences(kept: Preferences): InHand<Preferences> {
  const data = useLocalData();
  return useInHand(kept, (change) =>
    data.changeProfile(({ enhancedProfile, ...profile }) => ({
      ...profile,
      enhancedProfile: { ...enhancedProfile, preferences: { ...enhancedProfile.preferences, ...change } },
    })),
  );
}

/** What is set for this device. */
export function useDeviceSettings(kept: DeviceSettings): InHand<DeviceSettings> {
  const data = useLocalData();
  return useInHand(kept, (change) => data.changeSettings((before) => ({ ...before, ...change })));
}
