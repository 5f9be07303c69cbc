import { recoveryNames } from '#content/recovery/names.ts';

const names: Readonly<Record<string, string>> = recoveryNames;

/** What a practice of Mind Recovery is called: one of the app's own, or whatever name an import brought. */
export function techniqueName(name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
