import { Navigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLive, useLocalData } from '#store/local-data-context.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { MatrixReflection } from './matrix-reflection.tsx';
import { reflectionSource } from './reflection-source.ts';
import { useHandedOver } from './use-handed-over.ts';

/** /immediate-reflection: the reflection on a sit of stages 2 to 6; without state, stage 2 (B § 2, § 8). */
export function ImmediateReflectionScreen() {
  const { tab } = useLocalData();
  const { newId } = usePlatform();
  const handed = useHandedOver();
  const [fallback] = useState(() => ({ recorded: tab.read('recordPAHMSession'), reflectionId: newId() }));
  const found = useLive(
    async (data) => ({ source: await reflectionSource(data, handed, fallback) }),
    [handed, fallback],
  );

  // It is read once, and then removed (B § 3).
  useEffect(() => tab.remove('recordPAHMSession'), [tab]);

  if (!handed.sessionId && !handed.stage) return <Navigate to="/stage2" replace />;
  if (!found) {
    return (
      <Page>
        <Loading />
      </Page>
    );
  }
  if (!found.source) return <Navigate to="/stage2" replace />;
  return <MatrixReflection key={found.source.sit.reflectionId} {...found.source} />;
}
