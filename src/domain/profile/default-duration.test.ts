import { expect, it } from 'vitest';
import { wantedMinutes } from './default-duration.ts';
import { newProfile } from './profile.ts';

const { preferences } = newProfile({ uid: 'user-1', email: '', displayName: '' }).enhancedProfile;

it('is nobody’s wish while it stands as preset', () => {
  expect(preferences.defaultSessionDuration).toBe(20);
  expect(wantedMinutes(preferences)).toBeUndefined();
});

it.each([1, 19, 21, 120])('is a wish of %i minutes once it was set', (defaultSessionDuration) => {
  expect(wantedMinutes({ ...preferences, defaultSessionDuration })).toBe(defaultSessionDuration);
});
