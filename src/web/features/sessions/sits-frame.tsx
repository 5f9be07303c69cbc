import { Outlet } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { type SitChanges, useSitChanges } from './use-sit-changes.tsx';
import { useSits } from './use-sits.ts';

interface SitsInHand {
  sits: ReturnType<typeof useSits>;
  /** What is told below the list. */
  changes: SitChanges;
}

const SitsContext = createContext<SitsInHand | undefined>(undefined);

/**
 * What the list of sits and the page of one have in common. The list is kept behind the page and the forms, so that it stands
 * where it was left when one comes back, and a sit that was deleted on its page can be brought back there.
 */
export function SitsFrame() {
  const sits = useSits();
  const changes = useSitChanges();
  return (
    <SitsContext value={{ sits, changes }}>
      <Outlet />
    </SitsContext>
  );
}

/** The list in hand. Throws outside of its frame. */
export function useSitsInHand(): SitsInHand {
  const inHand = useContext(SitsContext);
  if (!inHand) throw new Error('useSitsInHand must be used within a SitsFrame');
  return inHand;
}
