import { useState } from 'react';
import { progressOf } from '#domain/path/progress.ts';
import { environmentChoices } from '#domain/practice/environment.ts';
import { type HandEntry, handEntryOf } from '#domain/practice/hand-entry.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { Meditation } from '#domain/practice/sit.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLive, useLocalData } from '#store/local-data-context.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import type { HandEntryForm } from './hand-entry-form.ts';
import { HandEntryPage } from './hand-entry-page.tsx';
import { practiceValue } from './practice-choices.ts';
import { addedSession } from './recorded-by-hand.ts';

interface AddSitProps {
  /** Leaves the form. */
  back: () => void;
  onAdded: () => void;
}

/** Adding a sit by hand. The form begins with today, and with the last sit's practice, posture and place. */
export function AddSit({ back, onAdded }: AddSitProps) {
  const data = useLocalData();
  const { clock, newId } = usePlatform();
  // One form makes one session, however often saving is tried.
  const [sessionId] = useState(newId);
  const today = Temporal.Instant.from(clock.instant()).toZonedDateTimeISO(clock.zone()).toPlainDate();
  const known = useLive(async () => {
    const [recent, marks, { profile }] = await Promise.all([
      data.recentSessions(1),
      data.marks(),
      data.profile(),
    ]);
    return { last: recent[0], progress: progressOf({ marks, profile }) };
  }, [data]);

  async function save(entry: HandEntry): Promise<void> {
    const { dayStartHour } = await data.settings();
    await data.addSession(addedSession(entry, sessionId, { zone: clock.zone(), dayStartHour }));
    onAdded();
  }

  if (!known) {
    return (
      <Page width="form">
        <Loading />
      </Page>
    );
  }
  const { stage, nextLevel } = known.progress;
  const next: Meditation = stage === 1 ? { kind: 'stillness', level: nextLevel } : { kind: 'matrix', stage };
  const initial = { ...firstForm(known.last, next), day: today.toString() };
  return (
    <HandEntryPage initial={initial} reached={stage} today={today.toString()} cancel={back} save={save} />
  );
}

/** The form as it begins: when and how long is for the person to say. */
function firstForm(last: PracticeSession | undefined, next: Meditation): HandEntryForm {
  const untold = { day: '', time: '', minutes: '' };
  if (last?.sessionType !== 'meditation') {
    const { location, lighting, sounds } = environmentChoices;
    const environment = { location: location[0], lighting: lighting[0], sounds: sounds[0] };
    return { ...untold, practice: practiceValue(next), posture: '', environment };
  }
  const { practice, posture, environment } = handEntryOf(last);
  return { ...untold, practice: practiceValue(practice), posture, environment };
}
