import type { ExportHead, ListName } from './format.ts';

/** A list that is written to an export, in pieces of some records each. */
export interface WrittenList {
  name: ListName;
  pieces: Iterable<readonly object[]>;
}

/**
 * The text of an export, piece by piece, one record a line: whoever saves it need not hold it twice, and may pause between
 * two pieces.
 */
export function* writtenFile(head: ExportHead, lists: Iterable<WrittenList>): Generator<string, void> {
  const opening = JSON.stringify(head, undefined, 1);
  // The head is an object of its own: its closing brace and line end are left out, and the lists follow.
  yield opening.slice(0, -2);
  for (const { name, pieces } of lists) {
    yield `,\n ${JSON.stringify(name)}: [`;
    let isFirst = true;
    for (const records of pieces) {
      const lines = records.map((record) => JSON.stringify(record));
      if (lines.length === 0) continue;
      yield `${isFirst ? '\n  ' : ',\n  '}${lines.join(',\n  ')}`;
      isFirst = false;
    }
    yield isFirst ? ']' : '\n ]';
  }
  yield '\n}\n';
}
