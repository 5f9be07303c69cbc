import '../../setup/temporal.ts';
import { shifted } from '#domain/analytics/range.ts';
import type { PositionKey } from '#domain/pahm/positions.ts';
import type { Tap } from '#domain/pahm/taps.ts';
import type { Mark, MarkKey } from '#domain/path/marks.ts';
import { matrixOutcome } from '#domain/practice/matrix-outcome.ts';
import { type MatrixStage, stageOf } from '#domain/practice/stages.ts';
import { exampleMatrixSit } from '../../setup/example-sit.ts';
import type { Records } from './device.ts';

/** The day so many days ago, YYYY-MM-DD, where the browser of the journeys is. */
export function dayText(daysAgo: number): string {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
  // Back along the calendar: so many times 24 hours before late in the evening it can be a day too few.
  return shifted(days.format(Date.now()), -daysAgo);
}

/** A full sit of a stage so many days ago, at the least length of the stage; of its ten taps so many lie in the present. */
function fullSit(stage: MatrixStage, daysAgo: number, presentOfTen: number) {
  const plannedMinutes = stageOf(stage).minutes.minimum;
  const day = dayText(daysAgo);
  const startedMillis = Date.parse(`${day}T10:00:00.000Z`);
  const sit = exampleMatrixSit({
    sitId: `past-${stage}-${daysAgo}`,
    practice: { kind: 'matrix', stage },
    plannedMinutes,
    startedAt: new Date(startedMillis).toISOString(),
  });
  return matrixOutcome({
    sit,
    taps: Array.from({ length: 10 }, (_, at): Tap => {
      const position: PositionKey = at < presentOfTen ? 'present' : 'worry';
      return { position, atMillis: (at + 1) * 60_000 };
    }),
    elapsedMillis: plannedMinutes * 60_000,
    isCompleted: true,
    endedAt: new Date(startedMillis + plannedMinutes * 60_000).toISOString(),
    practiceDay: day,
  });
}

/** So many full sits of a stage, one a day up to yesterday. */
export function fullSits(stage: MatrixStage, count: number, presentOfTen = 8): Records {
  const sits = Array.from({ length: count }, (_, at) => fullSit(stage, at + 1, presentOfTen));
  return { sessions: sits.map(({ session }) => session), taps: sits.map(({ taps }) => taps) };
}

/** The marks of somebody who has reached a stage; `intros`: and has read its introduction and those before. */
export function reached(stage: MatrixStage, intros: 'read' | 'unread' = 'unread'): { marks: Mark[] } {
  const opened = (['stage3Open', 'stage4Open', 'stage5Open', 'stage6Open'] as const).slice(0, stage - 2);
  const read = ([2, 3, 4, 5, 6] as const)
    .filter((one) => one < stage || (one === stage && intros === 'read'))
    .map((one): MarkKey => `stage-intro-${one}`);
  const keys: MarkKey[] = ['introduction', 'stage-intro-1', 't5Complete', 't5Completed', ...opened, ...read];
  return { marks: keys.map((key) => ({ key, at: '2026-01-01T06:00:00.000Z' })) };
}
