import { lazy, Suspense, useState } from 'react';
import { earlierKeysOnDevice } from '#domain/own-data/earlier-keys.ts';
import { useLocalData } from '#store/local-data-context.tsx';

// Hardly anybody has such data: what asks about it is no part of the first screen.
const EarlierData = lazy(async () => {
  const { EarlierData: component } = await import('#features/own-data/earlier-data.tsx');
  return { default: component };
});

/** Asks about data of an earlier app in this browser, where there is any. */
export function EarlierDataOffer() {
  const { uid } = useLocalData();
  const [isThere] = useState(() => earlierKeysOnDevice(Object.keys(localStorage), uid).length > 0);
  if (!isThere) return null;
  return (
    <Suspense>
      <EarlierData />
    </Suspense>
  );
}
