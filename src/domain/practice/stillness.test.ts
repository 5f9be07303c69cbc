import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import { emotionalNoteSchema } from '../notes/note.ts';
import { type LevelKey, levels } from './levels.ts';
import { practiceSessionSchema } from './session.ts';
import type { SitOf } from './sit.ts';
import { stillnessNote, stillnessOutcome } from './stillness.ts';
import { presentPercentage, stillnessRating } from './stillness-scoring.ts';

type StillnessSit = SitOf<'stillness'>;

const minute = 60_000;
const endedAt = '2026-11-21T06:45:00.000Z';
const words = {
  content: 'A sit.',
  gratitude: ['a quiet room', 'a steady seat', 'time'],
};

function sitOf(level: LevelKey, plannedMinutes: number, changes: Partial<StillnessSit> = {}): StillnessSit {
  return {
    sitId: 'sit-1',
    practice: { kind: 'stillness', level },
    posture: 'seiza',
    environment: { location: 'indoor', lighting: 'natural', sounds: 'quiet' },
    plannedMinutes,
    startedAt: '2026-11-21T06:30:00.000Z',
    status: 'running',
    elapsedMillis: 0,
    markedAt: '2026-11-21T06:30:00.000Z',
    clockWasUncertain: false,
    ...changes,
  };
}

function outcomeOf(sit: StillnessSit, elapsedMillis: number, isCompleted: boolean) {
  return stillnessOutcome({ sit, elapsedMillis, isCompleted, endedAt, practiceDay: '2026-11-21' });
}

describe('the stillness rating', () => {
  it.each([
    [0, 6.8],
    [60, 7],
    [300, 7.7],
    [450, 8.1],
    [540, 8.3],
    [599, 8.5],
    [600, 8.5],
    [1800, 8.5],
    [5400, 8.5],
  ])('of %i seconds completed is %f', (seconds, rating) => {
    expect(stillnessRating(true, seconds, seconds)).toBe(rating);
  });

  it.each([
    [0, 600, 6],
    [299, 600, 6],
    [300, 600, 8],
    [301, 600, 8],
    [599, 600, 8],
    [449, 900, 6],
    [450, 900, 8],
    [899, 1800, 6],
    [900, 1800, 8],
    [2699, 5400, 6],
    [2700, 5400, 8],
  ])('of %i of %i seconds ended by hand is %i', (seconds, target, rating) => {
    expect(stillnessRating(false, seconds, target)).toBe(rating);
  });

  it('lies within 1 and 10, has one decimal and never falls with the time sat', () => {
    const seconds = fc.integer({ min: 0, max: 7200 });
    holds(
      fc.property(fc.boolean(), seconds, seconds, seconds, (isCompleted, one, other, target) => {
        const less = stillnessRating(isCompleted, Math.min(one, other), target);
        const more = stillnessRating(isCompleted, Math.max(one, other), target);
        expect(less).toBeLessThanOrEqual(more);
        for (const rating of [less, more]) {
          expect(rating).toBeGreaterThanOrEqual(1);
          expect(rating).toBeLessThanOrEqual(10);
          expect(Number(rating.toFixed(1))).toBe(rating);
        }
      }),
    );
  });
});

it('stores 85 percent present for a completed sit, else 70', () => {
  expect(presentPercentage(true)).toBe(85);
  expect(presentPercentage(false)).toBe(70);
});

describe('a sit that ended by itself', () => {
  it('becomes a completed session of its planned length', () => {
    const { session } = outcomeOf(sitOf('t2', 15), 15 * minute, true);
    expect(session).toEqual({
      sessionId: 'sit-1',
      sessionType: 'meditation',
      timestamp: endedAt,
      startedAt: '2026-11-21T06:30:00.000Z',
      practiceDay: '2026-11-21',
      duration: 15,
      secondsSat: 900,
      targetMinutes: 15,
      isCompleted: true,
      stageLevel: 1,
      stageLabel: 'Seeker',
      level: 't2',
      rating: 8.5,
      notes: '',
      presentPercentage: 85,
      environment: { posture: 'seiza', location: 'indoor', lighting: 'natural', sounds: 'quiet' },
    });
    expect(practiceSessionSchema.parse(session)).toEqual(session);
  });

  it.each(levels.map(({ key }) => key))('marks its level %s, at whatever length', (level) => {
    for (const minutes of [5, 10, 90]) {
      const { marks } = outcomeOf(sitOf(level, minutes), minutes * minute, true);
      const opened = level === 't5' ? [{ key: 't5Completed', at: endedAt }] : [];
      expect(marks).toEqual([{ key: `${level}Complete`, at: endedAt }, ...opened]);
    }
  });
});

describe('a sit that was ended by hand', () => {
  it.each([
    [15 * minute - 1, 14, 899, 8],
    [7.5 * minute, 7, 450, 8],
    [7.5 * minute - 1, 7, 449, 6],
    [59_999, 0, 59, 6],
    [449_999.9999, 7, 450, 8],
    [20 * minute, 15, 900, 8],
  ])(
    'after %f ms has %i minutes, %i seconds, rating %i and no mark',
    (elapsed, duration, seconds, rating) => {
      const { session, marks } = outcomeOf(sitOf('t5', 15), elapsed, false);
      expect(session).toMatchObject({
        isCompleted: false,
        duration,
        secondsSat: seconds,
        targetMinutes: 15,
        rating,
        presentPercentage: 70,
      });
      expect(marks).toEqual([]);
    },
  );
});

it('keeps what the journal knows: the words, the place, and a clock that was uncertain', () => {
  const sit = sitOf('t1', 10, {
    clockWasUncertain: true,
    environment: { location: 'outdoor', lighting: 'dim', sounds: 'birds' },
  });
  const { session } = stillnessOutcome({
    sit,
    elapsedMillis: 10 * minute,
    isCompleted: true,
    endedAt,
    practiceDay: '2026-11-20',
    words: { notes: 'Ten minutes.' },
  });
  expect(session).toMatchObject({
    notes: 'Ten minutes.',
    practiceDay: '2026-11-20',
    clockWasUncertain: true,
    environment: { posture: 'seiza', location: 'outdoor', lighting: 'dim', sounds: 'birds' },
  });
});

describe('the note written after a sit', () => {
  it('of a completed one is accomplished', () => {
    const { session } = outcomeOf(sitOf('t3', 20), 20 * minute, true);
    const note = stillnessNote(session, words);
    expect(note).toEqual({
      noteId: 'sit-1-note',
      timestamp: endedAt,
      content: 'A sit.',
      emotion: 'accomplished',
      energyLevel: 8,
      tags: ['stillness-practice', 'stage-1', 't3', 'seiza'],
      gratitude: ['a quiet room', 'a steady seat', 'time', 'session completion'],
      source: 'practice',
      sessionId: 'sit-1',
    });
    expect(emotionalNoteSchema.parse(note)).toEqual(note);
  });

  it('of one ended by hand is content', () => {
    const { session } = outcomeOf(sitOf('t3', 20), 5 * minute, false);
    expect(stillnessNote(session, words)).toMatchObject({
      emotion: 'content',
      energyLevel: 7,
      gratitude: ['a quiet room', 'a steady seat', 'time', 'practice effort'],
    });
  });
});
