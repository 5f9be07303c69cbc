import { useSearch } from '@tanstack/react-router';
import { AddSit } from './add-sit.tsx';
import { CorrectSit } from './correct-sit.tsx';
import { SessionsPage } from './sessions-page.tsx';
import { sessionsSearch } from './sessions-search.ts';
import { useBackToSits } from './sits-address.ts';
import { type SitNews, useSitChanges } from './use-sit-changes.tsx';
import { useSits } from './use-sits.ts';

/** /sessions: every sit on this device, to be added to, corrected and deleted. Beyond the specification. */
export function SessionsScreen() {
  const { step, sit } = useSearch({ strict: false, select: sessionsSearch });
  // The list is kept behind the forms, so that it stands where it was left when one comes back.
  const sits = useSits();
  const changes = useSitChanges();
  const back = useBackToSits();

  function done(kind: SitNews['kind']): void {
    changes.tell({ kind });
    back();
  }

  if (step === 'add') return <AddSit onAdded={() => done('added')} />;
  if (step === 'correct' && sit !== undefined) {
    return (
      <CorrectSit key={sit} sessionId={sit} onCorrected={(isThere) => done(isThere ? 'changed' : 'gone')} />
    );
  }
  return <SessionsPage sits={sits} changes={changes} />;
}
