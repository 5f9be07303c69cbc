import type { PersistenceAnswer } from '#domain/own-data/persistence.ts';
import type { OwnDataState } from '#store/own-data.ts';

/** An export is good for so many days, and so long stays a hint away that was put away. */
const goodForDays = 7;

/** Whether to suggest an export at `now`, an ISO instant: the browser may delete, and the last copy is some days old. */
export function isExportDue(known: {
  answer: PersistenceAnswer;
  state: OwnDataState;
  sessionCount: number;
  now: string;
}): boolean {
  const { answer, state, sessionCount, now } = known;
  if (answer === 'kept' || sessionCount === 0) return false;
  return [state.lastExportAt, state.hintPutAwayAt].every((at) => at === undefined || isOld(at, now));
}

function isOld(at: string, now: string): boolean {
  return Temporal.Instant.from(at).until(now).total('hours') >= goodForDays * 24;
}
