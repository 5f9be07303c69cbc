import { useSearch } from '@tanstack/react-router';
import { AddSit } from './add-sit.tsx';
import { CorrectSit } from './correct-sit.tsx';
import { SessionsPage } from './sessions-page.tsx';
import { sessionsSearch } from './sessions-search.ts';
import { useBackToSits } from './sits-address.ts';
import { useSitsInHand } from './sits-frame.tsx';
import type { SitNews } from './use-sit-changes.tsx';

/** /sessions: every sit on this device, to be opened, added to, corrected and deleted. Beyond the specification. */
export function SessionsScreen() {
  const { step, sit } = useSearch({ strict: false, select: sessionsSearch });
  const { sits, changes } = useSitsInHand();
  const back = useBackToSits();

  function done(kind: SitNews['kind']): void {
    changes.tell({ kind });
    back();
  }

  if (step === 'add') return <AddSit back={back} onAdded={() => done('added')} />;
  if (step === 'correct' && sit !== undefined) {
    return (
      <CorrectSit
        key={sit}
        sessionId={sit}
        back={back}
        onCorrected={(isThere) => done(isThere ? 'changed' : 'gone')}
      />
    );
  }
  return <SessionsPage sits={sits} changes={changes} />;
}
