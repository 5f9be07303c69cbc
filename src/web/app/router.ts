import { createRouter } from '@tanstack/react-router';
import { LoadingScreen } from './loading-screen.tsx';
import { routeTree } from './routes.tsx';
import type { Services } from './services.ts';

/** The router over the app's services. A screen that takes longer than a moment shows 'Loading...'. */
export function createAppRouter(services: Services) {
  return createRouter({
    routeTree,
    context: { services },
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
  }
}
