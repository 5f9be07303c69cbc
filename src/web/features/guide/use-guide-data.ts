import { useEffect, useState } from 'react';
import type { GuideData } from '#store/guide-data.ts';
import { useLocalData } from '#store/local-data-context.tsx';

/** What is kept of the conversation, once it can be read. What goes wrong goes to the nearest boundary. */
export function useGuideData(): GuideData | undefined {
  const data = useLocalData();
  const [loaded, setLoaded] = useState<{ guideData: GuideData } | { error: unknown }>();
  useEffect(() => {
    let isShown = true;
    data.guideData().then(
      (guideData) => isShown && setLoaded({ guideData }),
      (error: unknown) => isShown && setLoaded({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [data]);
  if (loaded && 'error' in loaded) throw loaded.error;
  return loaded?.guideData;
}
