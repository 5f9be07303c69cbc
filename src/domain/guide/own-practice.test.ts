import { describe, expect, it } from 'vitest';
import { exampleSession } from '../../../tests/setup/example-session.ts';
import { totalsOf } from '../analytics/totals.ts';
import { noCounts, storedCounts } from '../pahm/counts.ts';
import { readinessOf } from '../path/readiness.ts';
import type { PracticeSession } from '../practice/session.ts';
import { nextSit } from './next-sit.ts';
import { type OwnPractice, progressFigures } from './own-figures.ts';

const today = '2026-11-21';
const matrixSit = (practiceDay: string, present: number, worry: number): PracticeSession =>
  exampleSession({
    practiceDay,
    stageLevel: 2,
    secondsSat: 1800,
    presentPercentage: Math.round((present * 100) / (present + worry)),
    pahmCounts: storedCounts({ ...noCounts(), present, worry }),
  });

function own(sessions: readonly PracticeSession[], change: Partial<OwnPractice> = {}): OwnPractice {
  const lastDay = sessions
    .map(({ practiceDay }) => practiceDay)
    .sort()
    .at(-1);
  return { today, sessions, totals: totalsOf(sessions, today), lastDay, ...change };
}

describe('how somebody is doing', () => {
  it('is not said before the first sit', () => expect(progressFigures(own([]))).toEqual([{ kind: 'none' }]));

  it('is said in figures with what stands behind them, and only in those that are known', () => {
    const sits = [
      matrixSit('2026-11-20', 12, 8),
      matrixSit('2026-11-21', 10, 10),
      matrixSit('2026-11-12', 1, 0),
    ];
    expect(progressFigures(own(sits))).toEqual([
      { kind: 'total', sits: 3, hours: 1.5 },
      { kind: 'week', sits: 2, minutes: 60, minutesBefore: 30 },
      { kind: 'streak', days: 2, longest: 2 },
      { kind: 'present', percent: 70, sits: 3, taps: 41 },
      { kind: 'often', position: 'worry', percent: 44, taps: 18, allTaps: 41, sits: 3 },
    ]);
    const readiness = readinessOf(2, []);
    const more = progressFigures(
      own(sits, { readiness, mood: { energy: 6.5, notes: 2 }, hidesStreaks: true }),
    );
    expect(more.map(({ kind }) => kind)).toEqual(['total', 'week', 'present', 'often', 'readiness', 'mood']);
  });

  it('says nothing of attention from sits without taps, and nothing of a leaning from a few', () => {
    const kinds = (sits: readonly PracticeSession[]) => progressFigures(own(sits)).map(({ kind }) => kind);
    expect(kinds([exampleSession()])).toEqual(['total', 'week', 'streak']);
    expect(kinds([matrixSit(today, 2, 17)])).toEqual(['total', 'week', 'streak', 'present']);
    expect(kinds([matrixSit(today, 2, 18)])).toContain('often');
    expect(kinds([matrixSit('2026-11-07', 2, 18)])).toEqual(['total']);
  });
});

describe('what to practise today', () => {
  const level = { stage: 1, nextLevel: 't3' } as const;
  const stage4 = { stage: 4, nextLevel: 't5' } as const;

  it('is the stage’s own sit at its preset length', () => {
    expect(nextSit(own([]), level).sit).toEqual({ kind: 'level', level: 't3', minutes: 20 });
    expect(nextSit(own([]), stage4).sit).toEqual({ kind: 'stage', stage: 4, minutes: 45 });
    expect(nextSit(own([]), stage4).instead).toEqual({
      kind: 'recovery',
      practice: 'mid-day-reset',
      minutes: 3,
    });
  });

  it('is an easier one after two weeks away, as the book has it', () => {
    const away = own([matrixSit('2026-11-07', 1, 0)]);
    expect(nextSit(away, stage4)).toMatchObject({
      sit: { kind: 'stage', stage: 3, minutes: 30 },
      reasons: [{ kind: 'away', days: 14 }],
      place: 'ready-for-doing-less',
    });
    expect(nextSit(away, { stage: 3, nextLevel: 't5' }).sit).toMatchObject({ stage: 2 });
    expect(nextSit(away, { stage: 2, nextLevel: 't5' }).sit).toMatchObject({ level: 't5' });
    expect(nextSit(away, level)).toMatchObject({ sit: { level: 't2' }, place: 'ready-stuck-or-away' });
    expect(nextSit(away, { stage: 1, nextLevel: 't1' }).sit).toMatchObject({ level: 't1' });
    const thirteenDays = own([matrixSit('2026-11-08', 1, 0)]);
    expect(nextSit(thirteenDays, stage4).sit).toMatchObject({ stage: 4 });
  });

  it('is a short practice where today has a sit already', () => {
    const { sit, instead, reasons } = nextSit(own([matrixSit(today, 1, 0)]), stage4);
    expect(sit).toMatchObject({ kind: 'recovery', practice: 'mid-day-reset' });
    expect(instead).toMatchObject({ kind: 'stage', stage: 4 });
    expect(reasons).toEqual([{ kind: 'today', sits: 1, minutes: 30 }]);
  });

  it('offers a reset of feelings where the mood is low, and says why', () => {
    const low = nextSit(own([], { mood: { energy: 4.5, notes: 2 } }), stage4);
    expect(low.instead).toMatchObject({ practice: 'emotional-reset' });
    expect(low.reasons).toEqual([{ kind: 'mood', energy: 4.5, notes: 2 }]);
    expect(nextSit(own([], { mood: { energy: 5, notes: 2 } }), stage4).reasons).toEqual([]);
  });
});
