import { createRouter } from '@tanstack/react-router';
import { LoadingScreen } from './loading-screen.tsx';
import { routeTree } from './routes.tsx';
import type { Services } from './services.ts';

/** The router. A screen, or an account, that takes longer than a moment to look up shows 'Loading...' (A § 2). */
export function createAppRouter(loadServices: () => Promise<Services>) {
  return createRouter({
    routeTree,
    context: { loadServices },
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingScreen,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  /** What screens hand over to each other (B § 2). Always decoded by the screen that reads it. */
  interface HistoryState {
    level?: string;
    posture?: string;
    duration?: number;
    stageLevel?: string;
    sessionId?: string;
    forceRefresh?: boolean;
    assessmentNeeded?: boolean;
    fromPAHM?: boolean;
    fromIntro?: boolean;
    removed?: string;
  }
}
