/** Why a file is not imported: then nothing of it is (A § 9, the export format). */
export const importProblems = [
  /** There is nothing in it. */
  'empty',
  /** It is larger than an export can be. */
  'too-large',
  /** It is no JSON text, or was cut off. */
  'unreadable',
  /** It is JSON, but neither an export nor kept under the keys that are understood. */
  'not-an-export',
  /** A later version of the app wrote it. */
  'newer-version',
  /** A part of it is not what it should be. */
  'damaged',
  /** It could be read, but the device did not take it in. */
  'not-saved',
] as const;
export type ImportProblem = (typeof importProblems)[number];

/** What an import counts of what it takes in; everything else is 'others': marks, drafts, settings, screens opened. */
export const countedKinds = ['sessions', 'notes', 'reflections', 'others'] as const;
export type CountedKind = (typeof countedKinds)[number];
