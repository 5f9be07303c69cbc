import { type ReactNode, useEffect, useState } from 'react';
import { firstScreenMillis } from '#platform/first-screen.ts';
import { usePlatform } from '#platform/platform-context.tsx';

/** Mounts what a screen can do without at first, once the first screen after a page load has had its time. */
export function OnceCalm({ children }: { children: ReactNode }) {
  const { clock } = usePlatform();
  const [isCalm, setIsCalm] = useState(false);
  useEffect(
    () => clock.setTimer(() => setIsCalm(true), firstScreenMillis - clock.now().monotonicMillis),
    [clock],
  );
  return isCalm ? children : null;
}
