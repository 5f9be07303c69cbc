import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { decodeHandedOver, type HandedOver } from './handed-over.ts';

/**
 * What the screen before this one handed over. While another screen is on its way the router's state is already that
 * one's: this screen goes on with its own.
 */
export function useHandedOver(): HandedOver {
  const pathname = useLocation({ select: (location) => location.pathname });
  const state: unknown = useLocation({ select: (location) => location.state });
  const [own, setOwn] = useState({ pathname, state });
  if (pathname === own.pathname && state !== own.state) setOwn({ pathname, state });
  return useMemo(() => decodeHandedOver(own.state), [own.state]);
}
