import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list of sits lies just before this form in the browser's history. */
    fromSits?: boolean;
  }
}

/** Where a sit is added. */
export const addAddress = { to: '/sessions', search: { step: 'add' }, state: { fromSits: true } } as const;

/** Where a sit is corrected. */
export function correctAddress(sessionId: string) {
  return {
    to: '/sessions',
    search: { step: 'correct', sit: sessionId },
    state: { fromSits: true },
  } as const;
}

/** Goes from a form back to the list: by the browser's history where the list lies just before it. */
export function useBackToSits(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const isJustBefore = useLocation({ select: ({ state }) => state.fromSits === true });
  return () => {
    if (isJustBefore) router.history.back();
    else void navigate({ to: '/sessions', search: {}, replace: true });
  };
}
