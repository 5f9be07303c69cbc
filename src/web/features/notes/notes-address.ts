import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import type { Filters } from './notes-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The history of notes lies just before this form in the browser's history. */
    fromHistory?: boolean;
  }
}

/** Where a note is edited, and what the history is filtered by meanwhile. */
export function editAddress(noteId: string, filters: Filters) {
  return {
    to: '/notes',
    search: { ...filters, tab: 'history', edit: noteId },
    state: { fromHistory: true },
  } as const;
}

/** Goes from a form back to the history: by the browser's own where it lies just before. */
export function useBackToHistory(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const isJustBefore = useLocation({ select: ({ state }) => state.fromHistory === true });
  return () => {
    if (isJustBefore) router.history.back();
    else void navigate({ to: '/notes', search: { tab: 'history' }, replace: true });
  };
}
