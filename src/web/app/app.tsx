import { RouterProvider } from '@tanstack/react-router';
import { createAppRouter } from './router.ts';
import type { Services } from './services.ts';

let services: Promise<Services> | undefined;

/** Builds the services once, with Temporal where the browser has none; tried again when their files did not arrive. */
function loadServices(): Promise<Services> {
  services ??= build().catch((error) => {
    services = undefined;
    throw error;
  });
  return services;
}

async function build(): Promise<Services> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const { buildServices } = await import('./services.ts');
  return buildServices();
}

/** Builds the app's router, whose first screen is to be loaded before the app is drawn. */
export const createApp = () => createAppRouter(loadServices);

/** The app. */
export function App({ router }: { router: ReturnType<typeof createApp> }) {
  return <RouterProvider router={router} />;
}
