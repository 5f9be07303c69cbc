import { expect, it } from 'vitest';
import { exampleSession } from '../../../tests/setup/example-session.ts';
import { correctedNote } from './corrected-note.ts';
import { matrixNote } from './matrix-outcome.ts';

const matrixSit = exampleSession({
  stageLevel: 2,
  stageLabel: 'PAHM Trainee',
  level: undefined,
  notes: 'Thirty minutes.',
  rating: 9,
  isCompleted: true,
});
const written = matrixNote(matrixSit, { content: 'Thirty minutes.', gratitude: ['time'] });

it('says all of a corrected sit anew', () => {
  const corrected = {
    ...matrixSit,
    timestamp: '2026-11-20T06:00:00.000Z',
    environment: { ...matrixSit.environment, posture: 'lying' as const },
    isCompleted: false,
    rating: 5.5,
    notes: 'Five minutes.',
  };
  expect(correctedNote(written, matrixSit, corrected)).toEqual({
    ...written,
    timestamp: '2026-11-20T06:00:00.000Z',
    content: 'Five minutes.',
    emotion: 'content',
    energyLevel: 6,
    tags: ['pahm-practice', 'stage-2', 'attention-matrix', 'lying', '3x3-matrix'],
  });
});

it('has the tags and the energy of stillness where that is what was sat', () => {
  const corrected = { ...matrixSit, stageLevel: 1, level: 't3' as const };
  expect(correctedNote(written, matrixSit, corrected)).toMatchObject({
    energyLevel: 8,
    tags: ['stillness-practice', 'stage-1', 't3', matrixSit.environment.posture],
  });
});

it('leaves what the person has rewritten, and moves it', () => {
  const own = { ...written, content: 'What I really saw.', tags: ['mine'], energyLevel: 3 };
  const corrected = { ...matrixSit, timestamp: '2026-11-20T06:00:00.000Z', notes: 'Five minutes.' };
  expect(correctedNote(own, matrixSit, corrected)).toEqual({ ...own, timestamp: corrected.timestamp });
});

it('leaves what the person has edited, also where the text is still the sit’s own', () => {
  const edited = { ...written, emotion: 'sad', energyLevel: 2, editedAt: '2026-11-21T09:00:00.000Z' };
  const corrected = { ...matrixSit, timestamp: '2026-11-20T06:00:00.000Z', notes: 'Five minutes.' };
  expect(correctedNote(edited, matrixSit, corrected)).toEqual({ ...edited, timestamp: corrected.timestamp });
});
