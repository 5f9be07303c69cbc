import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { decodeHandedOver, type HandedOver } from './handed-over.ts';

/** What the screen before this one handed over. */
export function useHandedOver(): HandedOver {
  const state: unknown = useLocation({ select: (location) => location.state });
  return useMemo(() => decodeHandedOver(state), [state]);
}
