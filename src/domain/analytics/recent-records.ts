import type { EmotionalNote } from '../notes/note.ts';
import type { PracticeSession } from '../practice/session.ts';
import { type RatingBadge, ratingBandOf } from './rating-band.ts';
import { isRated } from './session-sums.ts';

/** So many of the last sits and notes are shown, and so much of a note (B § 2). */
export const recentSessionsShown = 5;
export const recentNotesShown = 8;
const noteCharacters = 150;
const noteTags = 2;
const noteGratitude = 3;

const newestFirst = (
  { timestamp: one }: { timestamp: string },
  { timestamp: other }: { timestamp: string },
) => Temporal.Instant.compare(other, one);

/** A sit with its badge; one that was entered by hand has none, since its rating rests on nothing. */
export interface RecentSession {
  session: PracticeSession;
  badge: RatingBadge | undefined;
}

/** The last sits of these, in any order, the newest first. */
export function recentSessionsOf(sessions: readonly PracticeSession[]): RecentSession[] {
  const last = [...sessions].sort(newestFirst).slice(0, recentSessionsShown);
  return last.map((session) => ({ session, badge: badgeOf(session) }));
}

/** The badge of a sit (B § 2). */
export function badgeOf(session: PracticeSession): RatingBadge | undefined {
  return isRated(session) ? ratingBandOf(session.rating).badge : undefined;
}

/** A note as it is shown among the last ones. */
export interface RecentNote {
  note: EmotionalNote;
  /** What it says, up to 150 characters. */
  text: string;
  isCut: boolean;
  tags: readonly string[];
  gratitude: readonly string[];
}

/** The last notes of these, in any order, the newest first, those by practice among them. */
export function recentNotesOf(notes: readonly EmotionalNote[]): RecentNote[] {
  const last = [...notes].sort(newestFirst).slice(0, recentNotesShown);
  return last.map((note) => ({
    note,
    ...cutText(note.content),
    tags: note.tags.slice(0, noteTags),
    gratitude: (note.gratitude ?? []).slice(0, noteGratitude),
  }));
}

/** Counted in whole characters, so that none is cut in two; the longest prefix that can matter is looked at, and no more. */
function cutText(content: string): { text: string; isCut: boolean } {
  const characters = [...content.slice(0, 2 * noteCharacters + 2)];
  const isCut = characters.length > noteCharacters;
  return { text: isCut ? characters.slice(0, noteCharacters).join('') : content, isCut };
}
