import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../tests/setup/counts.ts';
import { exampleAnswer, exampleQuestion } from '../../../tests/setup/example-questions.ts';
import { exampleSession } from '../../../tests/setup/example-session.ts';
import { instants, ownHistories, texts } from '../../../tests/setup/own-histories.ts';
import type { AskedQuestion } from '../guide/asked-question.ts';
import type { PracticeSession } from '../practice/session.ts';
import { newProfile } from '../profile/profile.ts';
import { listNames } from './format.ts';
import { mergeList, mergeRules, missingAside, missingViews, type NamedList, noteRule } from './merge.ts';
import { filledProfile, filledSettings, isOvertaken } from './merge-profile.ts';

const identity = { uid: 'user-1', email: 'ada@example.org', displayName: 'Ada' };
const namedLists = listNames.filter((name): name is NamedList => name !== 'pageViews' && name !== 'setAside');

/** What is here after an import. */
function merged(here: readonly PracticeSession[], incoming: readonly PracticeSession[]): PracticeSession[] {
  const rule = mergeRules.practiceSessions;
  const { written } = mergeList(rule, here, incoming);
  const replaced = new Set(written.map(rule.nameOf));
  return [...here.filter((session) => !replaced.has(rule.nameOf(session))), ...written];
}

/** Some versions of some sits: corrected at some time, or never. */
const versions = fc.array(
  fc
    .record({ id: fc.constantFrom('a', 'b', 'c'), notes: texts, at: fc.option(instants, { nil: undefined }) })
    .map(({ id, notes, at }) =>
      exampleSession({ sessionId: id, notes, ...(at === undefined ? {} : { correctedAt: at }) }),
    ),
  { maxLength: 6 },
);
const here = versions.map((list) => merged([], list));

describe('merging records', () => {
  it('loses nobody’s sit, doubles none, and changes nothing the second time', () => {
    fc.assert(
      fc.property(here, versions, (before, incoming) => {
        const after = merged(before, incoming);
        const names = after.map(({ sessionId }) => sessionId);
        expect(new Set(names).size).toBe(names.length);
        expect(new Set(names)).toEqual(new Set([...before, ...incoming].map(({ sessionId }) => sessionId)));
        const again = mergeList(mergeRules.practiceSessions, after, incoming);
        expect(again.written).toEqual([]);
        // Each that stands there is one of those that came, as it came.
        for (const session of after) expect([...before, ...incoming]).toContainEqual(session);
      }),
      { numRuns: rounds(2000) },
    );
  });

  it('keeps the later edit, whichever side it is on; without one what is here stays', () => {
    const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:01Z'];
    const at = (correctedAt?: string) =>
      exampleSession({ notes: correctedAt ?? 'never', ...(correctedAt ? { correctedAt } : {}) });
    const fate = (one: PracticeSession, other: PracticeSession) =>
      mergeList(mergeRules.practiceSessions, [one], [other]).fateOf[0];
    expect(fate(at(early), at(late))).toBe('updated');
    expect(fate(at(late), at(early))).toBe('kept');
    expect(fate(at(), at(early))).toBe('updated');
    expect(fate(at(early), at())).toBe('kept');
    expect(fate(at(), exampleSession({ notes: 'other' }))).toBe('kept');
    expect(fate(at(early), at(early))).toBe('same');
    expect(mergeList(mergeRules.practiceSessions, [], [at()]).fateOf).toEqual(['added']);
  });

  it('finds every kind of record again, just so', () => {
    fc.assert(
      fc.property(ownHistories(identity), (facts) => {
        for (const name of namedLists) {
          const list = facts[name] as never[];
          const { written, fateOf } = mergeList(mergeRules[name] as never, list, structuredClone(list));
          expect(written).toEqual([]);
          expect(fateOf.every((fate) => fate === 'same')).toBe(true);
        }
        expect(missingViews(facts.pageViews, facts.pageViews)).toEqual([]);
        expect(missingAside(facts.setAside, facts.setAside)).toEqual([]);
      }),
      { numRuns: rounds(300) },
    );
  });

  it('takes the first moment of a mark, and the last of a new beginning', () => {
    const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
    const fate = (key: 't1Complete' | 'stage2Restarted', one: string, other: string) =>
      mergeList(mergeRules.marks, [{ key, at: one }], [{ key, at: other }]).fateOf[0];
    expect(fate('t1Complete', late, early)).toBe('updated');
    expect(fate('t1Complete', early, late)).toBe('kept');
    expect(fate('stage2Restarted', early, late)).toBe('updated');
    expect(fate('stage2Restarted', late, early)).toBe('kept');
  });

  it('lets an answered question go before one that waits, and the later word on it before the earlier', () => {
    const waiting = exampleQuestion('a');
    const answered = { ...waiting, ...exampleAnswer() };
    const rated = (wasHelpful: boolean, ratedAt: string) => ({ ...answered, wasHelpful, ratedAt });
    const [early, late] = [rated(true, '2026-01-01T00:00:00.000Z'), rated(false, '2026-01-01T00:00:01.000Z')];
    const fate = (one: AskedQuestion, other: AskedQuestion) =>
      mergeList(mergeRules.guideQuestions, [one], [other]).fateOf[0];
    expect(fate(waiting, answered)).toBe('updated');
    expect(fate(answered, waiting)).toBe('kept');
    expect(fate(answered, early)).toBe('updated');
    expect(fate(early, late)).toBe('updated');
    expect(fate(late, early)).toBe('kept');
  });

  it('lets a note of the practice follow its corrected sit, unless the person has edited it', () => {
    const note = {
      noteId: 'n',
      timestamp: '2026-01-01T00:00:00.000Z',
      content: 'before',
      emotion: 'content',
      energyLevel: 6,
      tags: [],
      source: 'practice' as const,
      sessionId: 'a',
    };
    const other = { ...note, content: 'after' };
    const fate = (updated: string[], change: object) =>
      mergeList(noteRule(new Set(updated)), [{ ...note, ...change }], [other]).fateOf[0];
    expect(fate(['a'], {})).toBe('updated');
    expect(fate(['b'], {})).toBe('kept');
    expect(fate(['a'], { editedAt: note.timestamp })).toBe('kept');
  });

  it('adds a view of a screen as often as it is not here', () => {
    const view = { page_name: '/home', timestamp: '2026-01-01T00:00:00.000Z' };
    expect(missingViews([view], [view, view])).toEqual([view]);
    expect(missingViews([view, view], [view])).toEqual([]);
  });
});

describe('merging what there is one of', () => {
  const fresh = newProfile(identity);

  it('fills in a profile where nothing was said, and leaves what was', () => {
    const incoming = {
      ...newProfile({ uid: 'user-2', email: 'ben@example.org', displayName: 'Ben', role: 'admin' as const }),
      practiceTime: 'evening',
      frequency: 'daily',
      currentStage: 'PAHM Beginner',
    };
    incoming.enhancedProfile = {
      ...incoming.enhancedProfile,
      currentProgress: {
        ...incoming.enhancedProfile.currentProgress,
        totalSessions: 40,
        currentStreak: 12,
        averageQuality: 9,
      },
    };
    const filled = filledProfile({ ...fresh, practiceTime: 'morning' }, incoming);
    expect(filled).toMatchObject({
      ...identity,
      role: 'user',
      practiceTime: 'morning',
      frequency: 'daily',
      currentStage: 'PAHM Beginner',
      enhancedProfile: { currentProgress: { totalSessions: 40, currentStreak: 0, averageQuality: 0 } },
    });
    expect(filledProfile(filled, incoming)).toBe(filled);
    expect(filledProfile(fresh, newProfile({ ...identity, displayName: 'Older name' }))).toBe(fresh);
  });

  it('takes what is set wherever it still is as it was preset', () => {
    const preset = { volume: 0.6, bell: true, hour: 0 };
    const incoming = { volume: 0.2, bell: false, hour: 4, unknown: 1 };
    expect(filledSettings({ volume: 0.6, bell: true, hour: 3 }, incoming, preset)).toEqual({
      volume: 0.2,
      bell: false,
      hour: 3,
    });
  });

  it('knows which drafts are over', () => {
    const draft = { key: 'self-assessment', timestamp: '2026-01-02T00:00:00.000Z' };
    const completed = (completedAt: string) => ({
      ...fresh,
      selfAssessmentData: { responses: {}, completedAt, readyForStageOne: true },
    });
    const never = () => false;
    expect(isOvertaken(draft, fresh, never)).toBe(false);
    expect(isOvertaken(draft, completed('2026-01-03T00:00:00.000Z'), never)).toBe(true);
    expect(isOvertaken(draft, completed('2026-01-01T00:00:00.000Z'), never)).toBe(false);
    expect(isOvertaken({ key: 'note', noteId: 'n' }, fresh, (id) => id === 'n')).toBe(true);
    expect(isOvertaken({ key: 'note', noteId: 'n' }, fresh, never)).toBe(false);
  });
});
