import { type NavigateOptions, useLocation, useNavigate, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What this address leads back to lies just before it in the browser's history. */
    isBackBefore?: boolean;
  }
}

const state = { isBackBefore: true } as const;

/** Where a sit is added. */
export const addAddress = { to: '/sessions', search: { step: 'add' }, state } as const;

/** Where a sit of the list is corrected. */
export function correctAddress(sessionId: string) {
  return { to: '/sessions', search: { step: 'correct', sit: sessionId }, state } as const;
}

/** The page of a sit of the list. */
export function sitAddress(sessionId: string) {
  return { to: '/sessions/$sessionId', params: { sessionId }, search: {}, state } as const;
}

/** Where the sit of a page is corrected. */
export function correctSitAddress(sessionId: string) {
  return { to: '/sessions/$sessionId', params: { sessionId }, search: { step: 'correct' }, state } as const;
}

/** Goes back to the list: by the browser's history where it lies just before this address. */
export function useBackToSits(): () => void {
  return useBackTo({ to: '/sessions', search: {} });
}

/** Goes from a form back to the page of its sit. */
export function useBackToSit(sessionId: string): () => void {
  return useBackTo({ to: '/sessions/$sessionId', params: { sessionId }, search: {} });
}

function useBackTo(address: Pick<NavigateOptions, 'to' | 'params' | 'search'>): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const isJustBefore = useLocation({ select: (location) => location.state.isBackBefore === true });
  return () => {
    if (isJustBefore) router.history.back();
    else void navigate({ ...address, replace: true });
  };
}
