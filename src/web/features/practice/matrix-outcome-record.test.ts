import { describe, expect, test } from 'vitest';
import { emotionalNoteSchema } from '#domain/notes/note.ts';
import { sitTapsSchema } from '#domain/pahm/taps.ts';
import { practiceSessionSchema } from '#domain/practice/session.ts';
import { exampleMatrixSit, exampleTaps } from '../../../../tests/setup/example-sit.ts';
import { matrixRecord } from './matrix-outcome-record.ts';

const berlin = 'Europe/Berlin';
const ended = {
  elapsedMillis: 1_800_000,
  isCompleted: true,
  endedAt: '2026-11-21T08:30:00.000Z',
  clockWasUncertain: false,
  taps: exampleTaps,
};

describe('what a matrix sit leaves behind (B § 3, § 9)', () => {
  test('after its countdown ended by itself', () => {
    const { session, note, taps, marks } = matrixRecord(exampleMatrixSit(), ended, berlin, 0);
    expect(practiceSessionSchema.parse(session)).toEqual(session);
    expect(emotionalNoteSchema.parse(note)).toEqual(note);
    expect(sitTapsSchema.parse(taps)).toEqual({ sessionId: 'a-matrix-sit', taps: exampleTaps });
    expect(session).toMatchObject({
      sessionId: 'a-matrix-sit',
      stageLevel: 2,
      duration: 30,
      isCompleted: true,
      presentPercentage: 60,
      practiceDay: '2026-11-21',
      pahmCounts: { present_neutral: 2, present_attachment: 1, past_attachment: 1, future_aversion: 1 },
    });
    expect(session.notes).toMatch(
      /^Stage 2, 30 minutes, Chair Sitting: sat to the end\. 5 taps, 60 % in the present\. Practised: /,
    );
    expect(note).toMatchObject({ emotion: 'accomplished', source: 'practice' });
    expect(note.content).toBe(session.notes);
    expect(note.tags).toEqual(expect.arrayContaining(['pahm-practice', 'stage-2', 'chair', '3x3-matrix']));
    expect(note.gratitude).toHaveLength(4);
    expect(note.gratitude?.at(-1)).toBe('session completion');
    expect(marks).toEqual([]);
  });

  test('after it was ended by hand, without a tap', () => {
    const end = { ...ended, isCompleted: false, elapsedMillis: 600_000, taps: [] };
    const { session, note, taps } = matrixRecord(exampleMatrixSit(), end, berlin, 0);
    expect(session).toMatchObject({
      duration: 10,
      isCompleted: false,
      presentPercentage: 85,
    });
    expect(session.notes).toMatch(/^Stage 2, 10 of 30 minutes, Chair Sitting: ended early\. No taps\. /);
    expect(taps?.taps).toEqual([]);
    expect(note).toMatchObject({ emotion: 'content' });
    expect(note.gratitude?.at(-1)).toBe('practice effort');
  });

  test("on the person's own day, and with what is not certain about its clock", () => {
    const night = { ...ended, endedAt: '2026-11-21T01:30:00.000Z', clockWasUncertain: true };
    const { session } = matrixRecord(exampleMatrixSit(), night, berlin, 3);
    expect(session).toMatchObject({ practiceDay: '2026-11-20', clockWasUncertain: true });
  });
});
