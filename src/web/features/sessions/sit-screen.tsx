import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { sitWords } from '#content/screens/sit.ts';
import { useLive } from '#store/local-data-context.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { CorrectSit } from './correct-sit.tsx';
import { sitSearch } from './sessions-search.ts';
import { type Attention, SitDetail } from './sit-detail.tsx';
import { SitNotThere } from './sit-not-there.tsx';
import { useBackToSit, useBackToSits } from './sits-address.ts';
import { useSitsInHand } from './sits-frame.tsx';
import { useSitChanges } from './use-sit-changes.tsx';

/** /sessions/{sessionId}: one sit, with all that is kept of it. Beyond the specification. */
export function SitScreen({ attention }: { attention: Attention }) {
  const sessionId = useParams({ strict: false, select: (params) => params.sessionId ?? '' });
  return <Sit key={sessionId} sessionId={sessionId} attention={attention} />;
}

function Sit({ sessionId, attention }: { sessionId: string; attention: Attention }) {
  const { step } = useSearch({ strict: false, select: sitSearch });
  const { changes: listChanges } = useSitsInHand();
  const changes = useSitChanges();
  const backToSit = useBackToSit(sessionId);
  const backToSits = useBackToSits();
  const found = useLive(async (data) => ({ sit: await data.wholeSession(sessionId) }), [sessionId]);
  // A sit that was deleted here stays to be seen until the list is.
  const [leaving, setLeaving] = useState<typeof found>();
  const { sit } = leaving ?? found ?? {};

  async function remove(name: string): Promise<void> {
    if (!sit) return;
    const news = await changes.remove(sit.session, name);
    if (news?.kind === 'deleted') {
      setLeaving({ sit });
      listChanges.tell(news);
      backToSits();
    } else if (news) changes.tell(news);
  }

  if (step === 'correct') {
    return (
      <CorrectSit
        sessionId={sessionId}
        back={backToSit}
        onCorrected={(isThere) => {
          changes.tell({ kind: isThere ? 'changed' : 'gone' });
          backToSit();
        }}
      />
    );
  }
  if (!found) {
    return (
      <Page width="reading">
        <Loading />
      </Page>
    );
  }
  if (!sit) return <SitNotThere title={sitWords.missing} back={backToSits} />;
  return (
    <SitDetail
      sit={sit}
      changes={changes}
      attention={attention}
      back={backToSits}
      onDelete={(name) => void remove(name)}
    />
  );
}
