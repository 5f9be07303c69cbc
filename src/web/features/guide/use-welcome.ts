import { useEffect, useState } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';

/** When the welcome comes, and how long it stays (B § 4). */
export const welcomeMillis = { delay: 500, shown: 3000 } as const;

/** Whether the welcome is to be seen: for three seconds, half a second after the screen has opened. */
export function useWelcome(): boolean {
  const { clock } = usePlatform();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let stop = clock.setTimer(() => {
      setIsShown(true);
      stop = clock.setTimer(() => setIsShown(false), welcomeMillis.shown);
    }, welcomeMillis.delay);
    return () => stop();
  }, [clock]);
  return isShown;
}
