import { type Collection, Dexie } from 'dexie';
import { type PracticeSession, practiceSessionSchema } from '#domain/practice/session.ts';
import type { StageNumber } from '#domain/practice/stages.ts';
import type { Raw, RecordKey } from './database.ts';
import type { StoreParts } from './store-parts.ts';

/** All sessions, oldest first. */
export async function readSessions({ reader }: StoreParts): Promise<PracticeSession[]> {
  const sessions = await reader.all('sessions', practiceSessionSchema);
  return sessions.sort((one, other) => one.timestamp.localeCompare(other.timestamp));
}

type SessionQuery = Collection<Raw, RecordKey>;

/** Takes sessions from a query, one by one, until the next one is not needed any more. */
async function take(
  { reader }: StoreParts,
  query: SessionQuery,
  isWanted: (session: PracticeSession) => boolean,
  isEnough: (taken: readonly PracticeSession[], next: Raw) => boolean,
): Promise<PracticeSession[]> {
  const taken: PracticeSession[] = [];
  await query
    .until((next) => isEnough(taken, next))
    .each((raw) => taken.push(...reader.decoded('sessions', [raw], practiceSessionSchema).filter(isWanted)));
  return taken;
}

/** So many sessions at most, newest first. */
export function readRecentSessions(parts: StoreParts, limit: number): Promise<PracticeSession[]> {
  const newestFirst = parts.database.sessions.orderBy('timestamp').reverse();
  return take(
    parts,
    newestFirst,
    () => true,
    (taken) => taken.length >= limit,
  );
}

/** A page of sessions, newest first; those that ended at the same moment stand on the same page. */
export function readSessionsPage(
  parts: StoreParts,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<PracticeSession[]> {
  const { sessions } = parts.database;
  const older =
    before === undefined ? sessions.orderBy('timestamp') : sessions.where('timestamp').below(before);
  return take(
    parts,
    older.reverse(),
    () => true,
    (taken, next) => taken.length >= limit && next.timestamp !== taken.at(-1)?.timestamp,
  );
}

/** The newest sessions of a stage that are wanted, so many at most, newest first; only those later than `since`, if given. */
export function readNewestOfStage(
  parts: StoreParts,
  stage: StageNumber,
  limit: number,
  isWanted: (session: PracticeSession) => boolean,
  since?: string,
): Promise<PracticeSession[]> {
  const newestFirst = parts.database.sessions
    .where('[stageLevel+timestamp]')
    .between([stage, since ?? Dexie.minKey], [stage, Dexie.maxKey], false)
    .reverse();
  return take(parts, newestFirst, isWanted, (taken) => taken.length >= limit);
}

/** The newest sit of a stage that was timed, not entered by hand (B § 3). */
export async function readLastSessionOfStage(
  parts: StoreParts,
  stage: StageNumber,
): Promise<PracticeSession | undefined> {
  const isTimed = (session: PracticeSession) =>
    session.sessionType === 'meditation' && !session.enteredByHand;
  return (await readNewestOfStage(parts, stage, 1, isTimed))[0];
}
