import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { feelingWords, recoveryReflectionWords } from '#content/recovery/reflection.ts';
import { recoveryMessages } from '#content/recovery/wizard.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { RecoveryPractice } from '#domain/recovery/practices.ts';
import { feelings, type RecoveryRecord } from '#domain/recovery/record.ts';
import { textLimit } from '#domain/reflection/seeker-reflection.ts';
import { useLive } from '#store/local-data-context.tsx';
import { Card } from '#ui/card.tsx';
import { SingleChoice } from '#ui/choice-list.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { LeadOn } from './lead-on.tsx';
import { recoveryAddress } from './practice-addresses.ts';
import { RecoveryEyebrow } from './recovery-eyebrow.tsx';
import { ReflectionPage } from './reflection-page.tsx';
import { SessionNotices } from './session-notices.tsx';
import { useHandedOver } from './use-handed-over.ts';
import { useRecoveryReflection } from './use-recovery-reflection.ts';

/** How somebody feels after a Mind Recovery practice. Nobody reflects on one that was not done (B § 2, § 5). */
export function RecoveryReflection({ practice }: { practice: RecoveryPractice }) {
  const handed = useHandedOver();
  // As it was handed over: on the way to another step the router's state is already that one's.
  const [sessionId] = useState(handed.sessionId ?? '');
  const found = useLive(
    async (data) => {
      const [session, record] = await Promise.all([data.session(sessionId), data.recoveryRecord(sessionId)]);
      return { session, record };
    },
    [sessionId],
  );
  if (!found) {
    return (
      <Page>
        <Loading />
      </Page>
    );
  }
  if (found.record?.practiceType !== practice.key) {
    return <LeadOn {...recoveryAddress(practice.key, 'posture')} />;
  }
  return <Reflection practice={practice} record={found.record} session={found.session} />;
}

interface ReflectionProps {
  practice: RecoveryPractice;
  record: RecoveryRecord;
  session: PracticeSession | undefined;
}

function Reflection({ practice, record, session }: ReflectionProps) {
  const navigate = useNavigate();
  const { previousStep } = useHandedOver();
  const goHome = () => void navigate({ to: '/home', state: { forceRefresh: true }, replace: true });
  const { entries, change, saving, complete } = useRecoveryReflection(record, goHome);
  const { feeling, text } = entries;
  const words = recoveryReflectionWords;

  function backToSetup(): void {
    const state = { posture: record.posture, previousStep };
    void navigate({ ...recoveryAddress(practice.key, 'timer'), state, replace: true });
  }

  return (
    <ReflectionPage
      eyebrow={<RecoveryEyebrow practice={practice} step="reflection" />}
      title={words.title}
      lead={words.lead}
      notices={session && <SessionNotices session={session} />}
      saving={saving}
      missing={feeling ? undefined : recoveryMessages.feelingMissing}
      onBack={backToSetup}
      onComplete={() => void complete()}
    >
      <Card>
        <SingleChoice
          legend={words.feelings}
          options={feelings.map((value) => ({ value, label: feelingWords[value] }))}
          selected={feeling}
          onSelect={(chosen) => change({ feeling: chosen })}
        />
        {/* Under the last of them, which it is about; read out by itself. */}
        <div role="status" className="text-sm text-muted">
          {feeling === 'worse' && <p className="mt-3">{words.worseHelp}</p>}
        </div>
      </Card>
      <Card className="content-start">
        <TextArea
          label={words.thoughts}
          hint={words.thoughtsHelp}
          placeholder={words.thoughtsExample}
          limit={textLimit}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
        />
        {session && <p className="mt-5 border-line border-t pt-4 text-sm text-muted">{session.notes}</p>}
      </Card>
    </ReflectionPage>
  );
}
