import { type ApiClient, createApiClient } from './api-client.ts';
import { createAudioOutput } from './audio.ts';
import { type Bell, createBell } from './bell.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Connectivity, createConnectivity } from './connectivity.ts';
import { newId } from './identifier.ts';
import { createOfflineReadiness, type OfflineReadiness } from './offline-readiness.ts';
import { createPagePresence, type PagePresence } from './page-presence.ts';
import { createTheme, type Theme } from './theme.ts';
import { createTouchTones, type TouchTones } from './touch-tone.ts';
import { createVibration, type Vibration } from './vibration.ts';
import { keepAwake, type Wakefulness } from './wake-lock.ts';

/** Everything that touches the browser, in one hand. */
export interface Platform {
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly connectivity: Connectivity;
  readonly presence: PagePresence;
  readonly bell: Bell;
  readonly touchTones: TouchTones;
  readonly vibration: Vibration;
  readonly theme: Theme;
  readonly offlineReadiness: OfflineReadiness;
  keepAwake(): Wakefulness;
  newId(): string;
}

export interface PlatformParts {
  /** The bearer token of whoever is signed in, read at each call. */
  token: () => string | undefined;
  /** Whether there is a service worker to register: there is none while developing. */
  hasServiceWorker: boolean;
}

/** The platform of this browser. Built once, by the composition root. */
export function createPlatform({ token, hasServiceWorker }: PlatformParts): Platform {
  const clock = systemClock();
  const connectivity = createConnectivity();
  const presence = createPagePresence();
  const audio = createAudioOutput({ clock });
  const container = hasServiceWorker && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  // The device itself says that it has no network; only an answer of the server says the opposite.
  window.addEventListener('offline', () => connectivity.report('Offline'));
  return {
    clock,
    connectivity,
    presence,
    api: createApiClient({ clock, connectivity, token }),
    bell: createBell({ clock, audio }),
    touchTones: createTouchTones(audio),
    vibration: createVibration(),
    theme: createTheme(),
    offlineReadiness: createOfflineReadiness(container, presence.onReturn, clock.setTimer),
    keepAwake: () => keepAwake(),
    newId,
  };
}
