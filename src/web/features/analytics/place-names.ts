import { environmentWords } from '#content/environment.ts';
import { sitPostureWords } from '#content/recovery/postures.ts';
import type { EnvironmentList } from '#domain/analytics/environment-sums.ts';

const choices: Readonly<Record<EnvironmentList, Readonly<Record<string, string>>>> = {
  posture: Object.fromEntries(Object.entries(sitPostureWords).map(([key, { name }]) => [key, name])),
  location: environmentWords.location.choices,
  lighting: environmentWords.lighting.choices,
  sounds: environmentWords.sounds.choices,
};

/** What a posture, a place, a light or a sound is called; what an import brought bears its own name. */
export function placeName(list: EnvironmentList, name: string): string {
  return Object.hasOwn(choices[list], name) ? (choices[list][name] ?? name) : name;
}
