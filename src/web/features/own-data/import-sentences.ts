import { importProblemMessages, ownDataMessages } from '#content/messages/own-data.ts';
import { importWords } from '#content/screens/own-data.ts';
import { type CountedKind, countedKinds } from '#domain/own-data/import-problems.ts';
import type { ImportFault } from '#domain/own-data/read-file.ts';
import type { ImportCounts } from '#store/own-data.ts';

/** How many of what kind, in words; undefined where there are none. */
function partsOf(counts: Readonly<Record<CountedKind, number>>): string | undefined {
  const parts = countedKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => importWords.kinds[kind](counts[kind]));
  return parts.length === 0 ? undefined : new Intl.ListFormat('en-GB').format(parts);
}

/** What an import has come to, sentence by sentence. */
export function importSentences(counts: ImportCounts): string[] {
  const [added, updated, kept, same] = [counts.added, counts.updated, counts.kept, counts.same].map(partsOf);
  const isNew = added !== undefined || updated !== undefined;
  return [
    ...(isNew || kept ? [] : [importWords.nothingNew]),
    ...(added ? [importWords.added(added)] : []),
    ...(updated ? [importWords.updated(updated)] : []),
    ...(same && (isNew || kept) ? [importWords.alsoHere(same)] : []),
    ...(kept ? [importWords.different(kept)] : []),
  ];
}

/** Why a file was not imported, and where in it the first fault is. */
export function faultSentence({ problem, place }: ImportFault): string {
  const message = importProblemMessages[problem];
  return place === undefined ? message : `${message} ${ownDataMessages.damagedAt(place)}`;
}
