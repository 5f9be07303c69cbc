import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importProblemMessages } from '#content/messages/own-data.ts';
import { rounds, showCount } from '../../../tests/setup/counts.ts';
import { exampleSession } from '../../../tests/setup/example-session.ts';
import { brokenFiles, fileOf } from '../../../tests/setup/mutated-files.ts';
import { ownHistories } from '../../../tests/setup/own-histories.ts';
import type { Result } from '../result.ts';
import type { EarlierReading } from './earlier-values.ts';
import { noLists, type OwnData } from './format.ts';
import { type ImportFault, type ReadFile, readFile } from './read-file.ts';

const identity = { uid: 'user-1', email: 'ada@example.org', displayName: 'Ada' };
const reading: EarlierReading = {
  ...identity,
  zone: 'Europe/Berlin',
  dayStartHour: 0,
  at: '2026-11-21T08:00:00.000Z',
};

function read(text: string): Result<ReadFile, ImportFault> {
  const steps = readFile(text, reading);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const refusal = (text: string): ImportFault | undefined => {
  const answer = read(text);
  return answer.ok ? undefined : answer.problem;
};

const facts = ownHistories(identity, 4);

describe('a file that was exported', () => {
  it('is read as it was written, whatever it holds', () => {
    fc.assert(
      fc.property(ownHistories(identity), (held) => {
        const answer = read(fileOf(held));
        expect(answer).toEqual({ ok: true, value: { data: held, uid: 'user-1' } });
      }),
      { numRuns: rounds(500) },
    );
  });

  it('may have a mark of its encoding in front, and be written by another editor', () => {
    const held: OwnData = { ...noLists(), practiceSessions: [exampleSession()] };
    const text = JSON.stringify(JSON.parse(fileOf(held)), undefined, 7);
    expect(read(`\uFEFF${text}\n\n`)).toEqual({ ok: true, value: { data: held, uid: 'user-1' } });
  });

  it('may be of before the guide’s history was part of it', () => {
    const held: OwnData = { ...noLists(), practiceSessions: [exampleSession()] };
    const { guideQuestions: _, ...earlier } = JSON.parse(fileOf(held));
    expect(read(JSON.stringify(earlier))).toEqual({ ok: true, value: { data: held, uid: 'user-1' } });
  });

  it('pauses while it is long', () => {
    const practiceSessions = Array.from({ length: 2600 }, (_, at) => exampleSession({ sessionId: `s${at}` }));
    const steps = readFile(fileOf({ ...noLists(), practiceSessions }), reading);
    let pauses = 0;
    while (!steps.next().done) pauses += 1;
    expect(pauses).toBe(5);
  });
});

describe('a file that is not imported', () => {
  const session = exampleSession();
  const whole = JSON.parse(fileOf({ ...noLists(), practiceSessions: [session, session] }));

  it.each([
    ['', 'empty'],
    [' \n\t', 'empty'],
    ['\uFEFF', 'empty'],
    ['PK\u0003\u0004', 'unreadable'],
    ['{"application":"ninefold",', 'unreadable'],
    ['null', 'not-an-export'],
    ['[]', 'not-an-export'],
    ['"text"', 'not-an-export'],
    ['{}', 'not-an-export'],
    ['{"name":"package","version":"1.0.0"}', 'not-an-export'],
    [JSON.stringify({ ...whole, version: 'production-complete-v2.0' }), 'newer-version'],
    [JSON.stringify({ ...whole, version: 'production-complete-v1.0.1' }), 'newer-version'],
  ])('%j: %s', (text, problem) => expect(refusal(text)).toEqual({ problem }));

  it.each([
    [{ version: 'beta' }, 'version'],
    [{ application: 'other' }, 'application'],
    [{ uid: '' }, 'uid'],
    [{ exportedAt: 'yesterday' }, 'exportedAt'],
    [{ profile: { uid: 'user-1' } }, 'profile.displayName'],
    [{ settings: { bellVolume: [] } }, 'settings.bellVolume'],
    [{ taps: undefined }, 'taps'],
    [{ marks: {} }, 'marks'],
    [{ practiceSessions: [session, { ...session, rating: 11 }] }, 'practiceSessions[1].rating'],
    [
      { practiceSessions: [{ ...session, environment: { ...session.environment, posture: 'flying' } }] },
      'practiceSessions[0].environment.posture',
    ],
    [
      { taps: [{ sessionId: 'a', taps: [{ position: 'present', atMillis: -1 }] }] },
      'taps[0].taps[0].atMillis',
    ],
    [{ emotionalNotes: [null] }, 'emotionalNotes[0]'],
    [{ reflections: [{ stageLevel: 9 }] }, 'reflections[0].stageLevel'],
    [{ setAside: [{ table: 'notes', key: null, record: 1, at: session.timestamp }] }, 'setAside[0].key'],
  ])('%j is damaged at %s', (change, place) => {
    expect(refusal(JSON.stringify({ ...whole, ...change }))).toEqual({ problem: 'damaged', place });
  });

  it('is no earlier app’s where a list of this one is in it', () => {
    const { application: _, ...rest } = whole;
    expect(refusal(JSON.stringify(rest))).toEqual({ problem: 'damaged', place: 'application' });
  });

  it('says why, in each of many ways to be broken', () => {
    const seen = new Map<string, number>();
    const count = rounds(10_000);
    fc.assert(
      fc.property(brokenFiles(facts), ({ how, text }) => {
        const fault = refusal(text);
        expect(fault, `${how}: ${text.slice(0, 200)}`).toBeDefined();
        if (!fault) return;
        expect(importProblemMessages[fault.problem]).toMatch(/othing was imported|try again/);
        if (fault.problem === 'damaged') expect(fault.place).toMatch(/^\w/);
        seen.set(fault.problem, (seen.get(fault.problem) ?? 0) + 1);
      }),
      { numRuns: count },
    );
    expect([...seen.keys()].sort()).toEqual(
      expect.arrayContaining(['damaged', 'newer-version', 'not-an-export', 'unreadable']),
    );
    const shown = [...seen].map(([problem, times]) => `${times} ${problem}`).join(', ');
    showCount('broken files that were refused', `${count} of ${count} (${shown})`);
  });

  it('never is what it was not, whatever single character is changed', () => {
    fc.assert(
      fc.property(
        facts,
        fc.nat(),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        (held, at, unit) => {
          const text = fileOf(held);
          const place = at % text.length;
          const changed = text.slice(0, place) + unit + text.slice(place + 1);
          const answer = read(changed);
          if (!answer.ok) return;
          // What was read is what the file says now, and nothing else.
          const again = read(fileOf(answer.value.data, answer.value.uid));
          expect(again).toEqual(answer);
        },
      ),
      { numRuns: rounds(2000) },
    );
  });

  it('is one that nests deeper than anything', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const aside = `{"table":"notes","key":"k","at":"2026-11-21T08:00:00.000Z","record":${deep}}`;
    const text = fileOf(noLists()).replace('"setAside": []', `"setAside": [${aside}]`);
    expect(text).toContain(deep);
    expect(() => read(text)).not.toThrow();
    expect(['unreadable', 'damaged', 'not-an-export']).toContain(refusal(deep)?.problem);
  });
});
