import { describe, expect, it } from 'vitest';
import { totalsOf } from '#domain/analytics/totals.ts';
import { resultsOf } from '#domain/onboarding/answers.ts';
import { readinessOf } from '#domain/path/readiness.ts';
import { withQuestionnaire } from '#domain/profile/onboarding-profile.ts';
import { newProfile } from '#domain/profile/profile.ts';
import { exampleNote } from '../../../../tests/setup/example-notes.ts';
import { exampleSession } from '../../../../tests/setup/example-session.ts';
import { askerOf, firstDayOf, instantBefore, moodOfNotes, type StoredFacts } from './asker-facts.ts';

const at = '2026-11-21T08:00:00.000Z';
const day = { today: '2026-11-21', zone: 'Europe/Berlin', dayStartHour: 0 };
const noteOn = (timestamp: string, energyLevel: number, more = {}) =>
  exampleNote({ noteId: timestamp, timestamp, energyLevel, ...more });

const nobody: StoredFacts = {
  profile: newProfile({ uid: 'user-1', email: 'ada@example.org', displayName: 'Ada' }),
  marks: [],
  readiness: [2, 3, 4, 5].map((stage) => readinessOf(stage as 2, [])),
  totals: totalsOf([], day.today),
  sessions: [],
  notes: [],
  lastDay: undefined,
  hidesStreaks: false,
  day,
};

describe('who asks', () => {
  it('is at stage 1 with no hours, and what nobody said is left out', () => {
    const asker = askerOf(nobody);
    expect(asker).toMatchObject({ stage: 1, hours: 0, mood: undefined, country: undefined });
    expect(asker.own.practice).toMatchObject({ readiness: undefined, mood: undefined, lastDay: undefined });
  });

  it('has the stage, the hours, the country and the sits of the device', () => {
    const sessions = [exampleSession({ secondsSat: 5400 })];
    const profile = withQuestionnaire(nobody.profile, resultsOf({ residence_country: 'DE' }, at));
    const marks = [
      { key: 't5Completed' as const, at },
      { key: 'stage3Open' as const, at },
    ];
    const totals = totalsOf(sessions, day.today);
    const asker = askerOf({ ...nobody, profile, marks, sessions, totals, hidesStreaks: true });
    expect(asker).toMatchObject({ stage: 3, hours: 1.5, country: 'DE' });
    expect(asker.own.practice).toMatchObject({ sessions, hidesStreaks: true, readiness: { stage: 3 } });
  });
});

describe('the mood', () => {
  it('is the mean energy of the person’s own notes of seven practice days (B § 9)', () => {
    const notes = [
      noteOn('2026-11-21T07:00:00.000Z', 8),
      noteOn('2026-11-14T23:30:00.000Z', 5),
      noteOn('2026-11-14T22:30:00.000Z', 1),
      noteOn('2026-11-20T10:00:00.000Z', 1, { source: 'practice' }),
    ];
    // 23:30 in UTC is the next day in Berlin: the first of the seven.
    expect(moodOfNotes(notes, day)).toEqual({ energy: 6.5, notes: 2 });
    expect(moodOfNotes(notes.slice(2), day)).toBeUndefined();
  });

  it('goes by the day that a note had when it was written, and by the person’s own day start', () => {
    const late = noteOn('2026-11-21T01:00:00.000Z', 7);
    const early = { ...day, today: '2026-11-27', dayStartHour: 4 };
    expect(moodOfNotes([late], { ...early, dayStartHour: 0 })).toBeDefined();
    expect(moodOfNotes([late], early)).toBeUndefined();
    expect(moodOfNotes([{ ...late, practiceDay: '2026-11-21' }], early)).toBeDefined();
  });

  it('is read from far enough back, wherever the person is', () => {
    expect(firstDayOf(14, '2026-03-05')).toBe('2026-02-20');
    expect(instantBefore(7, '2026-11-21')).toBe('2026-11-13T00:00:00Z');
  });
});
