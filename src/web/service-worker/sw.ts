import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

// Every route's files are here before the worker counts as installed: then the app needs no network.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {
    denylist: [/^\/api\//, /^\/(?:livez|readyz)$/],
  }),
);

// The first worker takes the page it was installed from; a later one waits until no page runs the old files.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
