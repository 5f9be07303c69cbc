import { handEntryWords } from '#content/screens/sessions.ts';
import { progressOf } from '#domain/path/progress.ts';
import { type HandEntry, handEntryOf } from '#domain/practice/hand-entry.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLive, useLocalData } from '#store/local-data-context.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { formOfEntry } from './hand-entry-form.ts';
import { HandEntryPage } from './hand-entry-page.tsx';
import { sessionAfterCorrection } from './recorded-by-hand.ts';
import { SitNotThere } from './sit-not-there.tsx';

interface CorrectSitProps {
  sessionId: string;
  /** Leaves the form. */
  back: () => void;
  /** After the correction; false where the sit was gone by then. */
  onCorrected: (isThere: boolean) => void;
}

/** Correcting a sit by hand, timed or not. */
export function CorrectSit({ sessionId, back, onCorrected }: CorrectSitProps) {
  const data = useLocalData();
  const { clock } = usePlatform();
  const zone = clock.zone();
  const known = useLive(async () => {
    const [session, marks, { profile }] = await Promise.all([
      data.session(sessionId),
      data.marks(),
      data.profile(),
    ]);
    return { session, reached: progressOf({ marks, profile }).stage };
  }, [data, sessionId]);

  async function save(session: PracticeSession, entry: HandEntry): Promise<void> {
    const { dayStartHour } = await data.settings();
    const corrected = sessionAfterCorrection(session, entry, clock.instant(), { zone, dayStartHour });
    onCorrected(await data.correctSession(corrected));
  }

  if (!known) {
    return (
      <Page width="form">
        <Loading />
      </Page>
    );
  }
  const { session, reached } = known;
  if (session?.sessionType !== 'meditation')
    return <SitNotThere title={handEntryWords.correctTitle} back={back} />;
  const today = Temporal.Instant.from(clock.instant()).toZonedDateTimeISO(zone).toPlainDate();
  return (
    <HandEntryPage
      initial={formOfEntry(handEntryOf(session), zone)}
      corrected={session}
      reached={reached}
      today={today.toString()}
      cancel={back}
      save={(entry) => save(session, entry)}
    />
  );
}
