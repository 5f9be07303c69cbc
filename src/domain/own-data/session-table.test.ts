import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../tests/setup/counts.ts';
import { exampleSession } from '../../../tests/setup/example-session.ts';
import { texts } from '../../../tests/setup/own-histories.ts';
import { cellText, sessionTable } from './session-table.ts';

/** Reads a table as RFC 4180 has it. */
function rowsOf(table: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of table.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && row.length === 0) break;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('the table of sits', () => {
  it('has a line of names, then a line a sit, each of the same length', () => {
    const timed = exampleSession({ notes: 'one, "two"\nthree', correctedAt: '2026-11-22T08:00:00.000Z' });
    const rows = rowsOf(sessionTable([timed, exampleSession({ sessionId: 'b', enteredByHand: true })]));
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    const [names = [], first = [], second = []] = rows;
    const cell = (row: string[], name: string) => row[names.indexOf(name)];
    expect(cell(first, 'practiceDay')).toBe('2026-11-21');
    expect(cell(first, 'notes')).toBe('one, "two"\nthree');
    expect(cell(first, 'rating')).toBe('8.5');
    expect(cell(first, 'isCompleted')).toBe('true');
    expect(cell(first, 'present_neutral')).toBe('');
    expect(cell(second, 'enteredByHand')).toBe('true');
    expect(cell(second, 'sessionId')).toBe('b');
  });

  it('is the names alone where there are no sits', () => {
    expect(sessionTable([])).toMatch(/^practiceDay,[\w,]+\r\n$/);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-2', "'-2"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['  =cmd', "'  =cmd"],
    ['＝1', "'＝1"],
    ['=a,"b"', '"\'=a,""b"""'],
    ['plain', 'plain'],
    ['a=b', 'a=b'],
    ['', ''],
    ['two\r\nlines', '"two\r\nlines"'],
  ])('writes %j as %j', (text, cell) => expect(cellText(text)).toBe(cell));

  it('gives every text back, and runs none', () => {
    fc.assert(
      fc.property(texts, texts, (notes, label) => {
        const [, row = []] = rowsOf(sessionTable([exampleSession({ notes, stageLabel: label })]));
        for (const text of [notes, label]) {
          expect(row.some((cell) => cell === text || cell === `'${text}`)).toBe(true);
        }
        for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
      { numRuns: rounds(2000) },
    );
  });
});
