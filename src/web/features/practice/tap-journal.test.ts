import { expect, test } from 'vitest';
import type { Tap } from '#domain/pahm/taps.ts';
import { TapJournal } from './tap-journal.ts';

const tap: Tap = { position: 'past', atMillis: 0 };

/** A journal, what was written by it, and whether each row of writing came to its end. */
function setUp() {
  const written: string[] = [];
  const outcomes: boolean[] = [];
  const journal = new TapJournal(
    {
      async keepTap(number) {
        written.push(`keep ${number}`);
      },
      async dropTap(number) {
        written.push(`drop ${number}`);
      },
    },
    (isKept) => outcomes.push(isKept),
  );
  return { journal, written, outcomes };
}

test('writes one after the other, and tells once that all is kept', async () => {
  const { journal, written, outcomes } = setUp();
  journal.keep(0, tap);
  journal.keep(5, tap);
  journal.drop(5);
  await journal.close();
  expect(written).toEqual(['keep 0', 'keep 5', 'drop 5']);
  expect(outcomes).toEqual([true]);
});

test('takes nothing once it was closed', async () => {
  const { journal, written } = setUp();
  journal.keep(0, tap);
  const closing = journal.close();
  journal.keep(5, tap);
  journal.drop(0);
  journal.again();
  await closing;
  await journal.close();
  expect(written).toEqual(['keep 0']);
});
