import type { Mark, MarkKey } from '../path/marks.ts';
import { type LevelKey, levels } from '../practice/levels.ts';
import type { PracticeSession } from '../practice/session.ts';
import { decoded, entriesOf, type Fields, wholeWithin } from './earlier-values.ts';

/** Whether a marker of an earlier app is set: 'true', true, or an object that says more about it. */
function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 'false' && value !== '';
}

/** What a stage that was reached says to be open (B § 4). */
function openUpTo(stage: number): MarkKey[] {
  const opening: MarkKey[] = ['t5Completed', 'stage3Open', 'stage4Open', 'stage5Open', 'stage6Open'];
  return opening.slice(0, Math.max(0, stage - 1));
}

/**
 * The marks that markers of an earlier app stand for (B § 3), set at `at`, an ISO instant, since none of them says when.
 * Whoever has read the introduction of a stage has seen the one of the app.
 */
export function earlierMarks(fields: Fields, at: string): Mark[] {
  const intros = entriesOf(decoded(fields.completedStageIntros))
    .map((stage) => wholeWithin(stage, 0, 7) ?? 0)
    .filter((stage) => stage >= 1 && stage <= 6)
    .map((stage) => `stage-intro-${stage}` as MarkKey);
  const passed = levels
    .map(({ key }): MarkKey => `${key}Complete`)
    .filter((key) => isSet(decoded(fields[key])));
  const isT5Completed = isSet(decoded(fields.t5Completed)) || passed.includes('t5Complete');
  const keys = new Set<MarkKey>([
    ...(intros.length > 0 ? ['introduction' as const] : []),
    ...intros,
    ...passed,
    ...(isT5Completed ? ['t5Completed' as const] : []),
    ...openUpTo(wholeWithin(decoded(fields.stageProgress), 0, 6) ?? 0),
  ]);
  return [...keys].map((key) => ({ key, at }));
}

/** The marks of levels that were sat to their end (B § 4). */
export function marksOfFullLevels(sessions: readonly (PracticeSession & { level: LevelKey })[]): Mark[] {
  return sessions.flatMap(({ level, timestamp }): Mark[] => [
    { key: `${level}Complete`, at: timestamp },
    ...(level === 't5' ? [{ key: 't5Completed' as const, at: timestamp }] : []),
  ]);
}
