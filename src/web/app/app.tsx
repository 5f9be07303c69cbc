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

const router = createAppRouter(loadServices);

/** The app. */
export function App() {
  return <RouterProvider router={router} />;
}
