import type { NamedList } from '#domain/own-data/merge.ts';
import type { TableName } from './database.ts';

/** Where the records of each list of an export stand, and which field they are ordered by, for whoever reads the file. */
export const tableOfList = {
  practiceSessions: { table: 'sessions', orderedBy: 'timestamp' },
  taps: { table: 'taps', orderedBy: 'sessionId' },
  emotionalNotes: { table: 'notes', orderedBy: 'timestamp' },
  reflections: { table: 'reflections', orderedBy: 'timestamp' },
  mindRecoveryHistory: { table: 'recoveryRecords', orderedBy: 'completedAt' },
  marks: { table: 'marks', orderedBy: 'at' },
  drafts: { table: 'drafts', orderedBy: 'key' },
  readingPlaces: { table: 'readingPlaces', orderedBy: 'chapter' },
  guideQuestions: { table: 'guideQuestions', orderedBy: 'timestamp' },
} as const satisfies Record<NamedList, { table: TableName; orderedBy: string }>;

/** So many records are taken up at once; between two such pieces the page can draw and answer. */
export const recordsAtOnce = 500;

/** A list in pieces of `recordsAtOnce`. */
export function piecesOf<Entry>(list: readonly Entry[]): Entry[][] {
  const count = Math.ceil(list.length / recordsAtOnce);
  return Array.from({ length: count }, (_, at) => list.slice(at * recordsAtOnce, (at + 1) * recordsAtOnce));
}

/** Lets the page draw and answer between two pieces of long work. Not to be awaited inside a transaction. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
