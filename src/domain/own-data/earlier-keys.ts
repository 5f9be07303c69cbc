import { levels } from '../practice/levels.ts';

/** Keys of one person's data in an earlier app: the person's uid follows (A § 7). */
const ofOnePerson = ['comprehensiveUserData_', 'userProfile_'] as const;

/** Keys of an earlier app that name nobody (A § 7, B § 3). The key of the mind-recovery history is written in several ways. */
const ofNobody: readonly string[] = [
  'dailyEmotionalNotes',
  'userProfile',
  'sessionHistory',
  'reflectionHistory',
  'mindRecoveryHistory',
  'mind-recovery-history',
  'completedStageIntros',
  'stageProgress',
  't5Completed',
  'questionnaireProgress',
  ...levels.flatMap(({ key }) => [`${key}Sessions`, `${key}Complete`]),
];

/** What the whole of one person's data is kept as, where it stands in a file by itself (A § 3, 'Local comprehensive data'). */
const wholeParts = ['practiceSessions', 'emotionalNotes'] as const;

const startOf = (key: string) =>
  ofOnePerson.find((start) => key.startsWith(start) && key.length > start.length);

/** The uid in a key of one person's data; undefined in any other key. */
export function uidInKey(key: string): string | undefined {
  const start = startOf(key);
  return start && key.slice(start.length);
}

/** The keys of an earlier app among those of an object. */
export function earlierKeysIn(fields: object): string[] {
  const keys = Object.keys(fields);
  return keys.filter(
    (key) => ofNobody.includes(key) || startOf(key) !== undefined || wholeParts.some((part) => part === key),
  );
}

/**
 * The keys of an earlier app in a browser's storage that may be this person's: those that name nobody, and the person's own
 * data as a whole. The mirror of the profile is this app's own.
 */
export function earlierKeysOnDevice(keys: readonly string[], uid: string): string[] {
  return keys.filter((key) => ofNobody.includes(key) || key === `comprehensiveUserData_${uid}`);
}
