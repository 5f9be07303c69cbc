import { describe, expect, it } from 'vitest';
import { noCounts, storedCounts } from '#domain/pahm/counts.ts';
import { sessionText } from '#domain/practice/session-text.ts';
import { matrixStages } from '#domain/practice/stages.ts';
import { exampleSession } from '../../tests/setup/example-session.ts';
import { matrixNoteWords, sessionTextWords } from './practice-note.ts';

const full = { duration: 30, targetMinutes: 30, isCompleted: true };
const early = { ...full, duration: 12, isCompleted: false };

const textOf = (change: Parameters<typeof exampleSession>[0]) =>
  sessionText(exampleSession(change), sessionTextWords);

describe('the text of a sit (B § 3)', () => {
  it('says of stillness the level, the length and the posture', () => {
    expect(textOf({ ...full, level: 't5' })).toMatch(
      /^T5 stillness, 30 minutes, Chair Sitting: sat to the end\./,
    );
    expect(textOf({ ...early, level: 't5' })).toMatch(/^T5 stillness, 12 of 30 minutes, .+: ended early\./);
  });

  it.each(matrixStages)('says of stage %i what was observed, and what was practised', (stageLevel) => {
    const pahmCounts = storedCounts({ ...noCounts(), worry: 1, present: 1 });
    const observed = { stageLevel, level: undefined, presentPercentage: 50, pahmCounts };
    const summary = `Stage ${stageLevel}, 30 minutes, Chair Sitting: sat to the end. 2 taps, 50 % in the present.`;
    expect(textOf({ ...full, ...observed })).toBe(matrixNoteWords[stageLevel].full.content(summary));
    const short = `Stage ${stageLevel}, 12 of 30 minutes, Chair Sitting: ended early. 2 taps, 50 % in the present.`;
    expect(textOf({ ...early, ...observed })).toBe(matrixNoteWords[stageLevel].early.content(short));
  });

  it('gives no percentage where nobody tapped', () => {
    const text = textOf({ ...full, stageLevel: 2, level: undefined, pahmCounts: storedCounts(noCounts()) });
    expect(text).toContain('sat to the end. No taps. Practised');
    expect(text).not.toContain('%');
  });
});
