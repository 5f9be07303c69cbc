import { describe, expect, test } from 'vitest';
import { emotionalNoteSchema } from '#domain/notes/note.ts';
import { practiceSessionSchema } from '#domain/practice/session.ts';
import { exampleSit } from '../../../../tests/setup/example-sit.ts';
import { stillnessRecord } from './stillness-outcome.ts';

const berlin = 'Europe/Berlin';
const ended = {
  elapsedMillis: 600_000,
  isCompleted: true,
  endedAt: '2026-11-21T08:10:00.000Z',
  clockWasUncertain: false,
  taps: [],
};

describe('what a stillness sit leaves behind (B § 3, § 9)', () => {
  test('after its countdown ended by itself', () => {
    const { session, note, marks } = stillnessRecord(exampleSit(), ended, berlin, 0);
    expect(practiceSessionSchema.parse(session)).toEqual(session);
    expect(emotionalNoteSchema.parse(note)).toEqual(note);
    expect(session).toMatchObject({
      sessionId: 'a-sit',
      duration: 10,
      isCompleted: true,
      rating: 8.5,
      presentPercentage: 85,
      practiceDay: '2026-11-21',
    });
    expect(note).toMatchObject({ emotion: 'accomplished', energyLevel: 8, source: 'practice' });
    expect(note.content).toBe(session.notes);
    expect(note.content).toContain('T1 stillness, 10 minutes, Chair Sitting');
    expect(note.gratitude).toHaveLength(4);
    expect(note.gratitude?.at(-1)).toBe('session completion');
    expect(marks.map(({ key }) => key)).toEqual(['t1Complete']);
  });

  test('after it was ended by hand', () => {
    const end = { ...ended, isCompleted: false, elapsedMillis: 240_000 };
    const { session, note, marks } = stillnessRecord(exampleSit(), end, berlin, 0);
    expect(session).toMatchObject({ duration: 4, isCompleted: false, rating: 6, presentPercentage: 70 });
    expect(note.content).toContain('4 of 10 minutes');
    expect(note).toMatchObject({ emotion: 'content', energyLevel: 7 });
    expect(note.gratitude?.at(-1)).toBe('practice effort');
    expect(marks).toEqual([]);
  });

  test("on the person's own day", () => {
    const night = { ...ended, endedAt: '2026-11-21T01:30:00.000Z' };
    const dayAt = (zone: string, dayStartHour: number) =>
      stillnessRecord(exampleSit(), night, zone, dayStartHour).session.practiceDay;
    expect([dayAt(berlin, 0), dayAt(berlin, 3), dayAt('America/Lima', 0)]).toEqual([
      '2026-11-21',
      '2026-11-20',
      '2026-11-20',
    ]);
  });

  test('with what is not certain about its clock', () => {
    const { session } = stillnessRecord(exampleSit(), { ...ended, clockWasUncertain: true }, berlin, 0);
    expect(session.clockWasUncertain).toBe(true);
  });
});
