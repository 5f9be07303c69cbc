import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ConnectivityState } from './connectivity.ts';
import type { OfflineState } from './offline-readiness.ts';
import type { Platform } from './platform.ts';
import type { ThemeChoice } from './theme.ts';

const PlatformContext = createContext<Platform | undefined>(undefined);

/** Hands the platform to everything inside. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** The platform. Throws outside its provider. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform must be used within a PlatformProvider');
  return platform;
}

/** Whether the server is in reach, followed. */
export function useConnectivity(): ConnectivityState {
  const { connectivity } = usePlatform();
  return useSyncExternalStore(connectivity.subscribe, connectivity.state);
}

/** Whether the app goes on with no network, followed. */
export function useOfflineState(): OfflineState {
  const { offlineReadiness } = usePlatform();
  return useSyncExternalStore(offlineReadiness.subscribe, offlineReadiness.state);
}

/** The chosen theme, followed, and how to choose another. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const { theme } = usePlatform();
  return [useSyncExternalStore(theme.subscribe, theme.choice), theme.choose];
}
