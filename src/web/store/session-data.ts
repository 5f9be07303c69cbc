import { practiceSessionSchema } from '#domain/practice/session.ts';
import type { DeletedSession, LocalData } from './local-data-contract.ts';
import type { ProfileRecord } from './profile-record.ts';
import type { ProfileRow } from './profile-row.ts';
import { readReadiness } from './readiness-record.ts';
import { readTotals } from './rollups.ts';
import * as changes from './session-changes.ts';
import * as sessions from './sessions.ts';
import { guarded } from './storage-error.ts';
import type { StoreParts } from './store-parts.ts';
import { readTaps } from './taps.ts';
import { readWholeSession } from './whole-sessions.ts';

/** What a person's local data tells of the sessions, and what may be changed about them by hand. */
type SessionData = Pick<
  LocalData,
  | 'sessions'
  | 'session'
  | 'wholeSession'
  | 'recentSessions'
  | 'sessionsPage'
  | 'sessionCount'
  | 'lastSessionOfStage'
  | 'totals'
  | 'readiness'
  | 'addSession'
  | 'correctSession'
  | 'belongings'
  | 'deleteSession'
  | 'restoreSession'
  | 'taps'
>;

/** The part of a person's local data about sessions. `changed` runs a write and has its profile sent. */
export function createSessionData(
  parts: StoreParts,
  record: ProfileRecord,
  changed: (write: () => PromiseLike<ProfileRow | undefined>) => Promise<ProfileRow | undefined>,
): SessionData {
  const { database, reader } = parts;
  return {
    sessions: () => guarded(() => sessions.readSessions(parts)),
    session: (sessionId) => guarded(() => reader.get('sessions', sessionId, practiceSessionSchema)),
    wholeSession: (sessionId) => guarded(() => readWholeSession(parts, sessionId)),
    recentSessions: (limit) => guarded(() => sessions.readRecentSessions(parts, limit)),
    sessionsPage: (page) => guarded(() => sessions.readSessionsPage(parts, page)),
    sessionCount: () => guarded(() => database.sessions.count()),
    lastSessionOfStage: (stage) => guarded(() => sessions.readLastSessionOfStage(parts, stage)),
    totals: (today) => guarded(() => readTotals(parts, today)),
    readiness: () => guarded(() => readReadiness(parts)),
    async addSession(session) {
      await changed(() => changes.addSession(parts, record, session));
    },
    async correctSession(session) {
      return (await changed(() => changes.correctSession(parts, record, session))) !== undefined;
    },
    belongings: (sessionId) => guarded(() => changes.countBelongings(parts, sessionId)),
    async deleteSession(sessionId) {
      let deleted: DeletedSession | undefined;
      await changed(async () => {
        const outcome = await changes.deleteSession(parts, record, sessionId);
        deleted = outcome?.deleted;
        return outcome?.row;
      });
      return deleted;
    },
    async restoreSession(deleted) {
      await changed(() => changes.restoreSession(parts, record, deleted));
    },
    taps: (sessionId) => guarded(() => readTaps(parts, sessionId)),
  };
}
