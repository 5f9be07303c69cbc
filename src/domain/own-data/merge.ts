import { isSame } from '../profile/merge.ts';
import type { ListName, OwnLists, PageView, RecordAside } from './format.ts';

/**
 * What becomes of a record that is brought in: it is new here; it is here already, just so; it was edited later than the one
 * that is here and takes its place; or the one that is here, which says something else, stays.
 */
export const fates = ['added', 'same', 'updated', 'kept'] as const;
export type Fate = (typeof fates)[number];

/** The lists whose records have a name of their own. */
export type NamedList = Exclude<ListName, 'pageViews' | 'setAside'>;
export type RecordOf<Name extends ListName> = OwnLists[Name][number];

/** How records of a list are told apart, and which of two of the same name goes before the other. */
export interface MergeRule<Kept> {
  nameOf(record: Kept): string;
  /** Whether one that is brought in takes the place of a different one that is here. */
  isNewer(here: Kept, incoming: Kept): boolean;
}

/** Whether an edit is later than another; what was never edited is the oldest. */
function isLater(incoming: string | undefined, here: string | undefined): boolean {
  if (incoming === undefined) return false;
  return here === undefined || Temporal.Instant.compare(incoming, here) > 0;
}

/**
 * The rules: the later edit goes before the earlier, where records say when they were edited; else what is here stays. Of a
 * mark the first moment counts, of a stage's new beginning the last. Taps are never edited.
 */
export const mergeRules: { readonly [Name in NamedList]: MergeRule<RecordOf<Name>> } = {
  practiceSessions: {
    nameOf: ({ sessionId }) => sessionId,
    isNewer: (here, incoming) => isLater(incoming.correctedAt, here.correctedAt),
  },
  taps: { nameOf: ({ sessionId }) => sessionId, isNewer: () => false },
  emotionalNotes: {
    nameOf: ({ noteId }) => noteId,
    isNewer: (here, incoming) => isLater(incoming.editedAt, here.editedAt),
  },
  reflections: {
    nameOf: ({ reflectionId }) => reflectionId,
    isNewer: (here, incoming) => isLater(incoming.timestamp, here.timestamp),
  },
  mindRecoveryHistory: {
    nameOf: ({ sessionId }) => sessionId,
    isNewer: (here, incoming) => isLater(incoming.reflection?.submittedAt, here.reflection?.submittedAt),
  },
  marks: {
    nameOf: ({ key }) => key,
    isNewer: (here, incoming) =>
      here.key.endsWith('Restarted') ? isLater(incoming.at, here.at) : isLater(here.at, incoming.at),
  },
  drafts: {
    nameOf: ({ key }) => key,
    isNewer: (here, incoming) => isLater(incoming.timestamp, here.timestamp),
  },
  readingPlaces: {
    nameOf: ({ chapter }) => chapter,
    isNewer: (here, incoming) => isLater(incoming.at, here.at),
  },
  guideQuestions: {
    nameOf: ({ questionId }) => questionId,
    isNewer: (here, incoming) =>
      (here.aiResponse === undefined && incoming.aiResponse !== undefined) ||
      isLater(incoming.ratedAt, here.ratedAt),
  },
};

/**
 * The rule for notes where sessions were updated: what the practice wrote about such a session comes along with it, unless
 * the person has edited it here.
 */
export function noteRule(updatedSessions: ReadonlySet<string>): MergeRule<RecordOf<'emotionalNotes'>> {
  const { nameOf, isNewer } = mergeRules.emotionalNotes;
  return {
    nameOf,
    isNewer(here, incoming) {
      const isAlong =
        incoming.source === 'practice' &&
        incoming.sessionId !== undefined &&
        updatedSessions.has(incoming.sessionId) &&
        here.editedAt === undefined;
      return isAlong || isNewer(here, incoming);
    },
  };
}

/** What merging a list comes to: the records to be written, and the fate of each that was brought in, in order. */
export interface MergedList<Kept> {
  written: Kept[];
  fateOf: Fate[];
}

/** Merges records into those that are here under the same names. A name that comes twice is merged one after the other. */
export function mergeList<Kept>(
  rule: MergeRule<Kept>,
  here: readonly Kept[],
  incoming: readonly Kept[],
): MergedList<Kept> {
  const known = new Map(here.map((record) => [rule.nameOf(record), record]));
  const written = new Map<string, Kept>();
  const fateOf = incoming.map((record): Fate => {
    const name = rule.nameOf(record);
    const present = known.get(name);
    const fate = present === undefined ? 'added' : fateBeside(rule, present, record);
    if (fate === 'added' || fate === 'updated') {
      known.set(name, record);
      written.set(name, record);
    }
    return fate;
  });
  return { written: [...written.values()], fateOf };
}

function fateBeside<Kept>(rule: MergeRule<Kept>, here: Kept, incoming: Kept): Fate {
  if (isSame(here, incoming)) return 'same';
  return rule.isNewer(here, incoming) ? 'updated' : 'kept';
}

/** Of records without a name: those that are not here as often as they are brought in. */
function missingOf<Kept>(
  textOf: (record: Kept) => string,
  here: readonly Kept[],
  incoming: readonly Kept[],
): Kept[] {
  const left = new Map<string, number>();
  for (const record of here) left.set(textOf(record), (left.get(textOf(record)) ?? 0) + 1);
  return incoming.filter((record) => {
    const text = textOf(record);
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

/** The opened screens that are to be added. */
export function missingViews(here: readonly PageView[], incoming: readonly PageView[]): PageView[] {
  return missingOf(({ page_name, timestamp }) => `${timestamp} ${page_name}`, here, incoming);
}

/** The records set aside that are to be added; when they were set aside does not tell them apart. */
export function missingAside(here: readonly RecordAside[], incoming: readonly RecordAside[]): RecordAside[] {
  return missingOf(({ table, key, record }) => JSON.stringify([table, key, record]), here, incoming);
}
