import { type PracticeSession, practiceSessionSchema } from '#domain/practice/session.ts';
import type { StoreParts } from './store-parts.ts';

/** All sessions, oldest first. */
export async function readSessions({ reader }: StoreParts): Promise<PracticeSession[]> {
  const sessions = await reader.all('sessions', practiceSessionSchema);
  return sessions.sort((one, other) => one.timestamp.localeCompare(other.timestamp));
}
