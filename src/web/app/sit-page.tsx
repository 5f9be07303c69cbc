import { rawCounts } from '#domain/pahm/counts.ts';
import { PahmResults } from '#features/practice/pahm-results.tsx';
import { TimelineCard } from '#features/practice/timeline-card.tsx';
import type { Attention } from '#features/sessions/sit-detail.tsx';
import { SitScreen } from '#features/sessions/sit-screen.tsx';

/** /sessions/{sessionId}, with the pictures that the reflection after a sit shows, too. */
export function SitPage() {
  return <SitScreen attention={AttentionInSit} />;
}

const AttentionInSit: Attention = ({ session, taps }) => (
  <>
    {session.pahmCounts && <PahmResults counts={rawCounts(session.pahmCounts)} isRecorded />}
    {taps.length > 0 && <TimelineCard taps={taps} secondsSat={session.secondsSat} />}
  </>
);
