import { isSame, mergeProfiles } from '../profile/merge.ts';
import type { UserProfile } from '../profile/profile.ts';
import type { StoredDraft } from './format.ts';

/**
 * A profile with what another one brings in: what here still is as a new account has it is taken, whatever was said here
 * stays, and totals and stage are the higher of the two. Who the account is stays, with its name; figures that are worked out
 * from sessions are not taken.
 */
export function filledProfile(here: UserProfile, incoming: UserProfile): UserProfile {
  const ofHere = here.enhancedProfile.currentProgress;
  const ofIncoming = incoming.enhancedProfile.currentProgress;
  const { currentStreak, averageQuality, averagePresentPercentage } = ofHere;
  const brought: UserProfile = {
    ...incoming,
    displayName: here.displayName,
    enhancedProfile: {
      ...incoming.enhancedProfile,
      currentProgress: { ...ofIncoming, currentStreak, averageQuality, averagePresentPercentage },
    },
  };
  const { merged } = mergeProfiles(undefined, brought, here);
  return isSame(merged, here) ? here : merged;
}

type Settings = Readonly<Record<string, unknown>>;

/** What is set here, with what is brought in wherever here is still what was preset. */
export function filledSettings<Set extends Settings>(here: Set, incoming: Settings, preset: Set): Set {
  const taken = Object.keys(preset).filter(
    (name) => Object.hasOwn(incoming, name) && isSame(here[name], preset[name]),
  );
  return { ...here, ...Object.fromEntries(taken.map((name) => [name, incoming[name]])) };
}

/** Whether a draft is over: what it was a draft of was completed since. `isNote` says whether there is a note of an id. */
export function isOvertaken(
  { key, timestamp, noteId }: StoredDraft,
  profile: UserProfile | undefined,
  isNote: (noteId: string) => boolean,
): boolean {
  if (key === 'note') return typeof noteId === 'string' && isNote(noteId);
  const completedAt = {
    questionnaire: profile?.questionnaireAnswers?.metadata.completion_date,
    'self-assessment': profile?.selfAssessmentData?.completedAt,
  }[key];
  if (completedAt === undefined || timestamp === undefined) return false;
  return Temporal.Instant.compare(timestamp, completedAt) <= 0;
}
