import { useMemo, useState } from 'react';
import type { PracticeSession } from '#domain/practice/session.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLive } from '#store/local-data-context.tsx';
import { type SessionView, sessionView } from './session-view.ts';

/** So many sits are shown at first, and so many more whenever earlier ones are asked for. */
const pageLength = 50;

interface ShownSits {
  /** Newest first. */
  sessions: readonly PracticeSession[];
  /** How many there are on this device. */
  all: number;
}

/** The newest sits of this device, followed. What is read grows with what is shown, not with what there is. */
export function useSits() {
  const [limit, setLimit] = useState(pageLength);
  const answer = useLive(
    async (data): Promise<ShownSits> => {
      const [sessions, all] = await Promise.all([data.sessionsPage({ limit }), data.sessionCount()]);
      return { sessions, all };
    },
    [limit],
  );
  // Those that are shown stay where they are while earlier ones are looked up.
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  const shown = answer ?? last;
  const views = useSessionViews(shown?.sessions);
  return {
    shown,
    views,
    isLookingUp: answer === undefined,
    showEarlier: () => setLimit((sessions) => sessions + pageLength),
  };
}

/** Sits as they are shown, by the person's own clock. */
export function useSessionViews(sessions: readonly PracticeSession[] | undefined): readonly SessionView[] {
  const { clock } = usePlatform();
  const zone = clock.zone();
  return useMemo(() => sessions?.map((session) => sessionView(session, zone)) ?? [], [sessions, zone]);
}
