import { useEffect } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';
import { askForPersistence } from '#platform/storage-persistence.ts';
import type { LocalData } from '#store/local-data.ts';
import { useLocalData } from '#store/local-data-context.tsx';

/** Asks the browser, once for each person and device, to keep what is stored until the person deletes it. */
async function askOnce(data: LocalData, instant: string): Promise<void> {
  const own = await data.ownData();
  if ((await own.state()).persistenceAskedAt !== undefined) return;
  await askForPersistence();
  await own.changeState({ persistenceAskedAt: instant });
}

/** Asks for persistent storage after the first session that is saved, and not before: then it is worth something. */
export function PersistenceRequest() {
  const data = useLocalData();
  const { clock } = usePlatform();
  useEffect(() => {
    let before = Number.POSITIVE_INFINITY;
    let isAsked = false;
    const stop = data.watch(
      () => data.sessionCount(),
      (count) => {
        const isSaved = count > before;
        before = count;
        if (!isSaved || isAsked) return;
        isAsked = true;
        // What could not be asked now is asked after the next one.
        askOnce(data, clock.instant()).catch(() => {
          isAsked = false;
        });
      },
      () => {},
    );
    return stop;
  }, [data, clock]);
  return null;
}
