import { useEffect, useMemo, useState } from 'react';
import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import type { PersonsDay } from '#domain/notes/note-day.ts';
import { emotionsIn, type SearchableNote, searchable, tagsIn } from '#domain/notes/note-search.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';

/** All notes of this device, ready to be searched. */
export interface KnownNotes {
  /** Newest first. */
  all: readonly SearchableNote[];
  /** What they may be filtered by, the most frequent first. */
  emotions: readonly string[];
  tags: readonly string[];
  dayStartHour: number;
}

/** How it stands with the notes: being read, read, or not to be read at the moment. */
export type NotesAnswer = KnownNotes | 'loading' | 'failed';

/** The notes, followed from the first time that they are wanted. */
export function useNotes(isWanted: boolean): { notes: NotesAnswer; retry: () => void } {
  const data = useLocalData();
  const [isOpened, setIsOpened] = useState(isWanted);
  if (isWanted && !isOpened) setIsOpened(true);
  const [notes, setNotes] = useState<NotesAnswer>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!isOpened) return;
    return data.watch(
      async (): Promise<KnownNotes> => {
        const [stored, { dayStartHour }] = await Promise.all([data.notes(), data.settings()]);
        const all = searchable(stored);
        return { all, emotions: emotionsIn(all), tags: tagsIn(all), dayStartHour };
      },
      setNotes,
      () => setNotes('failed'),
    );
  }, [data, isOpened, attempt]);
  return {
    notes,
    retry() {
      setNotes('loading');
      setAttempt((count) => count + 1);
    },
  };
}

/** The person's day, worked out anew whenever the page comes back to them. */
export function usePersonsDay(dayStartHour: number): PersonsDay {
  const { clock, presence } = usePlatform();
  const [instant, setInstant] = useState(() => clock.instant());
  useEffect(() => presence.onReturn(() => setInstant(clock.instant())), [clock, presence]);
  const zone = clock.zone();
  const today = practiceDayOf(instant, zone, dayStartHour);
  return useMemo(() => ({ today, zone, dayStartHour }), [today, zone, dayStartHour]);
}
