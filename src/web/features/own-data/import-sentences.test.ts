import { expect, it } from 'vitest';
import { importProblems } from '#domain/own-data/import-problems.ts';
import { faultSentence, importSentences } from './import-sentences.ts';

const none = { sessions: 0, notes: 0, reflections: 0, others: 0 };
const counts = { added: none, same: none, updated: none, kept: none };

it('says that nothing is new', () => {
  const nothing = ['Everything in this file was here already. Nothing has changed.'];
  expect(importSentences(counts)).toEqual(nothing);
  expect(importSentences({ ...counts, same: { ...none, sessions: 3 } })).toEqual(nothing);
});

it('says what was added, what is newer, what is here, and what stays different', () => {
  expect(
    importSentences({
      added: { sessions: 2, notes: 1, reflections: 0, others: 5 },
      updated: { ...none, sessions: 1 },
      same: { ...none, notes: 4 },
      kept: { ...none, reflections: 1 },
    }),
  ).toEqual([
    'Added: 2 sits, 1 note and 5 other records.',
    'Brought up to a later edit: 1 sit.',
    'Here already: 4 notes.',
    'Different here, and left as they are here: 1 reflection.',
  ]);
  expect(importSentences({ ...counts, kept: { ...none, notes: 1 } })).toEqual([
    'Different here, and left as they are here: 1 note.',
  ]);
});

it('says why a file is not imported, and where its first fault is', () => {
  for (const problem of importProblems) {
    if (problem !== 'not-saved') expect(faultSentence({ problem })).toMatch(/\w\.$/);
  }
  expect(faultSentence({ problem: 'damaged', place: 'taps[3]' })).toBe(
    'A part of this file is not as it should be, so nothing was imported. The first fault is at taps[3].',
  );
});
