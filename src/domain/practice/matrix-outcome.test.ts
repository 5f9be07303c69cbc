import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleMatrixSit } from '../../../tests/setup/example-sit.ts';
import { holds } from '../../../tests/setup/holds.ts';
import { emotionalNoteSchema } from '../notes/note.ts';
import { positions } from '../pahm/positions.ts';
import { mostTaps, sitTapsSchema, type Tap } from '../pahm/taps.ts';
import { matrixNote, matrixOutcome } from './matrix-outcome.ts';
import { practiceSessionSchema } from './session.ts';
import type { SitOf } from './sit.ts';
import { type MatrixStage, matrixStages } from './stages.ts';

const minute = 60_000;
const end = { endedAt: '2026-11-21T08:30:00.000Z', practiceDay: '2026-11-21' };
const words = { content: 'A sit.', gratitude: ['a quiet room', 'a steady seat', 'time'] };

function outcomeOf(
  sit: SitOf<'matrix'>,
  elapsedMillis: number,
  isCompleted: boolean,
  taps: readonly Tap[] = [],
) {
  return matrixOutcome({ sit, taps, elapsedMillis, isCompleted, ...end });
}

const tapsOf = (...given: [Tap['position'], number][]): Tap[] =>
  given.flatMap(([position, count]) =>
    Array.from({ length: count }, (_, at) => ({ position, atMillis: at * 1000 })),
  );

describe('a matrix sit that ended by itself', () => {
  it('becomes a full session with its counts, and its taps beside it', () => {
    // 64 of 100 present, a little more than three a minute: 7 + 1 + 0.5.
    const taps = tapsOf(['present', 40], ['likes', 20], ['dislikes', 4], ['past', 30], ['worry', 6]);
    const { session, taps: kept } = outcomeOf(exampleMatrixSit({ sitId: 'sit-1' }), 30 * minute, true, taps);
    expect(session).toEqual({
      sessionId: 'sit-1',
      sessionType: 'meditation',
      timestamp: '2026-11-21T08:30:00.000Z',
      startedAt: '2026-11-21T08:00:00.000Z',
      practiceDay: '2026-11-21',
      duration: 30,
      secondsSat: 1800,
      targetMinutes: 30,
      isCompleted: true,
      stageLevel: 2,
      stageLabel: 'PAHM Trainee',
      rating: 8.5,
      notes: '',
      presentPercentage: 64,
      environment: { posture: 'chair', location: 'indoor', lighting: 'natural', sounds: 'quiet' },
      pahmCounts: {
        present_attachment: 20,
        present_neutral: 40,
        present_aversion: 4,
        past_attachment: 0,
        past_neutral: 30,
        past_aversion: 0,
        future_attachment: 0,
        future_neutral: 0,
        future_aversion: 6,
      },
    });
    expect(practiceSessionSchema.parse(session)).toEqual(session);
    expect(kept).toEqual({ sessionId: 'sit-1', taps });
    expect(sitTapsSchema.parse(kept)).toEqual(kept);
  });

  it.each<[MatrixStage, string, number, number, number]>([
    // Base, +1.5, +0.5, and +0.5 for few taps, at the preset length; the default present percentage.
    [2, 'PAHM Trainee', 30, 85, 9.5],
    [3, 'PAHM Beginner', 30, 85, 9.5],
    [4, 'PAHM Practitioner', 45, 90, 10],
    [5, 'PAHM Master', 60, 92, 10],
    [6, 'PAHM Illuminator', 75, 97, 10],
  ])(
    'without a tap at stage %i is %s, %i minutes, %i percent',
    (stage, stageLabel, minutes, present, rating) => {
      const sit = exampleMatrixSit({ practice: { kind: 'matrix', stage }, plannedMinutes: minutes });
      const { session, taps } = outcomeOf(sit, minutes * minute, true);
      expect(session).toMatchObject({ stageLevel: stage, stageLabel, presentPercentage: present, rating });
      expect(Object.values(session.pahmCounts ?? {})).toEqual(Array(9).fill(0));
      expect(taps.taps).toEqual([]);
    },
  );

  it('is full only when nothing remained', () => {
    expect(outcomeOf(exampleMatrixSit(), 30 * minute - 1000, true).session.isCompleted).toBe(false);
    expect(outcomeOf(exampleMatrixSit(), 30 * minute - 0.2, true).session.isCompleted).toBe(true);
  });
});

describe('a matrix sit that was ended by hand', () => {
  it.each([
    [30 * minute - 1, 29, 1799],
    [15 * minute, 15, 900],
    [59_999, 0, 59],
    [0, 0, 0],
    [40 * minute, 30, 1800],
  ])('after %f ms has %i minutes, %i seconds, and is not full', (elapsed, duration, secondsSat) => {
    const { session } = outcomeOf(exampleMatrixSit(), elapsed, false);
    expect(session).toMatchObject({ isCompleted: false, duration, secondsSat, targetMinutes: 30 });
  });

  it('is rated by its length and its taps', () => {
    // (7 - 1) × 0.85 - 0.5
    const taps = tapsOf(['worry', 226]);
    expect(outcomeOf(exampleMatrixSit(), 15 * minute, false, taps).session).toMatchObject({
      presentPercentage: 0,
      rating: 4.6,
    });
  });
});

it('keeps what the journal knows, and the words', () => {
  const { session } = matrixOutcome({
    sit: exampleMatrixSit({ clockWasUncertain: true, posture: 'burmese' }),
    taps: [],
    elapsedMillis: 30 * minute,
    isCompleted: true,
    endedAt: end.endedAt,
    practiceDay: '2026-11-20',
    words: { notes: 'Thirty minutes.' },
  });
  expect(session).toMatchObject({
    notes: 'Thirty minutes.',
    practiceDay: '2026-11-20',
    clockWasUncertain: true,
    environment: { posture: 'burmese', location: 'indoor' },
  });
});

it('neither keeps nor counts more taps than can be kept', () => {
  const taps = Array.from({ length: mostTaps + 5 }, (): Tap => ({ position: 'past', atMillis: 1 }));
  const { session, taps: kept } = outcomeOf(exampleMatrixSit(), 30 * minute, true, taps);
  expect(session.pahmCounts?.past_neutral).toBe(mostTaps);
  expect(kept.taps).toHaveLength(mostTaps);
});

it('counts every tap of every sit once, and stores what can be read', () => {
  const position = fc.constantFrom(...positions.map(({ key }) => key));
  const given = fc.array(fc.record({ position, atMillis: fc.nat(7_200_000) }), { maxLength: 50 });
  const elapsed = fc.double({ min: 0, max: 121 * minute, noNaN: true });
  holds(
    fc.property(
      fc.constantFrom(...matrixStages),
      given,
      elapsed,
      fc.boolean(),
      (stage, taps, millis, whole) => {
        const sit = exampleMatrixSit({ practice: { kind: 'matrix', stage }, plannedMinutes: 60 });
        const { session, taps: kept } = outcomeOf(sit, millis, whole, taps);
        expect(practiceSessionSchema.parse(session)).toEqual(session);
        expect(kept.taps).toEqual(taps);
        const counted = Object.values(session.pahmCounts ?? {}).reduce((sum, count) => sum + count, 0);
        expect(counted).toBe(taps.length);
        expect(session.secondsSat).toBeLessThanOrEqual(3600);
        if (session.isCompleted) expect(session.secondsSat).toBe(3600);
      },
    ),
  );
});

describe('the note written after a matrix sit', () => {
  it.each<[MatrixStage, string]>([
    [2, 'attention-matrix'],
    [3, 'dot-tracking'],
    [4, 'tool-free'],
    [5, 'effortless-awareness'],
    [6, 'continuous-awareness'],
  ])('of stage %i has the topic %s', (stage, topic) => {
    const { session } = outcomeOf(exampleMatrixSit({ practice: { kind: 'matrix', stage } }), 0, false);
    const tags = ['pahm-practice', `stage-${stage}`, topic, 'chair', '3x3-matrix'];
    expect(matrixNote(session, words).tags).toEqual(tags);
  });

  it('of a full one is accomplished', () => {
    const { session } = outcomeOf(exampleMatrixSit({ sitId: 'sit-1' }), 30 * minute, true);
    const note = matrixNote(session, words);
    expect(note).toEqual({
      noteId: 'sit-1-note',
      timestamp: '2026-11-21T08:30:00.000Z',
      content: 'A sit.',
      emotion: 'accomplished',
      energyLevel: 9,
      tags: ['pahm-practice', 'stage-2', 'attention-matrix', 'chair', '3x3-matrix'],
      gratitude: ['a quiet room', 'a steady seat', 'time', 'session completion'],
      source: 'practice',
      sessionId: 'sit-1',
    });
    expect(emotionalNoteSchema.parse(note)).toEqual(note);
  });

  it.each([
    [['past', 100], 10, 6],
    [['present', 100], 10, 7],
    [['present', 40], 5, 7],
  ] as const)(
    'of one ended by hand with %j in %i minutes is content, with energy %i',
    ([position, count], minutes, energy) => {
      const { session } = outcomeOf(exampleMatrixSit(), minutes * minute, false, tapsOf([position, count]));
      expect(matrixNote(session, words)).toMatchObject({
        emotion: 'content',
        energyLevel: energy,
        gratitude: ['a quiet room', 'a steady seat', 'time', 'practice effort'],
      });
    },
  );
});
