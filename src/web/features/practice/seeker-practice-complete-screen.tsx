import { Navigate } from '@tanstack/react-router';
import { reflectionIdOf } from '#domain/reflection/seeker-reflection.ts';
import type { LocalData } from '#store/local-data.ts';
import { useLive } from '#store/local-data-context.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { SeekerReflection } from './seeker-reflection.tsx';
import { useHandedOver } from './use-handed-over.ts';

/** /seeker-practice-complete: the reflection on a stage 1 sit; without any such sit, home (B § 2, § 3). */
export function SeekerPracticeCompleteScreen() {
  const { sessionId } = useHandedOver();
  const found = useLive((data) => sitToReflectOn(data, sessionId), [sessionId]);
  if (!found) {
    return (
      <Page>
        <Loading />
      </Page>
    );
  }
  if (!found.session) return <Navigate to="/home" replace />;
  return <SeekerReflection key={found.session.sessionId} session={found.session} saved={found.saved} />;
}

/** The sit that was handed over, else the latest of stage 1; with what was already written about it. */
async function sitToReflectOn(data: LocalData, sessionId: string | undefined) {
  const handed = sessionId && (await data.session(sessionId));
  const session = handed && handed.stageLevel === 1 ? handed : await data.lastSessionOfStage(1);
  const saved = session && (await data.reflection(reflectionIdOf(session.sessionId)));
  return { session, saved };
}
