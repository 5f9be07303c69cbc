import { recoveryNames } from '#content/recovery/names.ts';

/** What a practice of Mind Recovery is called: one of the app's own, or whatever name an import brought. */
export function techniqueName(name: string): string {
  return name in recoveryNames ? recoveryNames[name as keyof typeof recoveryNames] : name;
}
