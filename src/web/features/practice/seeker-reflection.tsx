import { useNavigate } from '@tanstack/react-router';
import { sitPostureWords } from '#content/recovery/postures.ts';
import { practiceCompleteWords } from '#content/screens/practice.ts';
import { nextSteps, reflectionWords } from '#content/screens/reflection.ts';
import { levelOf } from '#domain/practice/levels.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { stages } from '#domain/practice/stages.ts';
import { type ReflectionEntries, seekerReflectionOn } from '#domain/reflection/seeker-reflection.ts';
import { loadPage } from '#platform/page-load.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { writeStage2Open } from './record-stillness.ts';
import { NextSteps, ReflectionPage } from './reflection-page.tsx';
import { Challenges, FeedbackTexts, PracticeRating } from './reflection-questions.tsx';
import { SessionNotices } from './session-notices.tsx';
import { SessionSummary } from './session-summary.tsx';
import { useHandedOver } from './use-handed-over.ts';
import { useReflection } from './use-reflection.ts';

interface SeekerReflectionProps {
  session: PracticeSession;
  saved: ReflectionEntries | undefined;
}

/** The reflection on a stage 1 sit (B § 2, § 5). */
export function SeekerReflection({ session, saved }: SeekerReflectionProps) {
  const data = useLocalData();
  const navigate = useNavigate();
  const { previousStep } = useHandedOver();
  const { sessionId, duration, isCompleted, targetMinutes, environment } = session;
  const level = levelOf(session.level);
  const { filledIn, saving, complete } = useReflection({
    draftId: sessionId,
    saved,
    reflectionAt: (entries, instant) => seekerReflectionOn(session, entries, instant),
    onSaved: goHome,
  });

  function goHome(): void {
    if (level.key === 't5') {
      writeStage2Open(data);
      loadPage('/home');
    } else {
      void navigate({ to: '/home', state: { forceRefresh: true }, replace: true });
    }
  }

  function backToSetup(): void {
    const state = {
      level: level.key,
      posture: environment.posture,
      stageLevel: stages[0].name,
      setupMinutes: targetMinutes,
      previousStep,
    };
    void navigate({ to: '/seeker-practice-timer', search: { level: level.key }, state, replace: true });
  }

  return (
    <ReflectionPage
      eyebrow={isCompleted ? practiceCompleteWords.fullTitle : practiceCompleteWords.earlyTitle}
      notices={<SessionNotices session={session} />}
      saving={saving}
      onBack={backToSetup}
      onComplete={() => void complete()}
    >
      <SessionSummary
        level={level.name}
        duration={duration}
        isCompleted={isCompleted}
        posture={sitPostureWords[environment.posture].name}
      />
      <Challenges {...filledIn} />
      <FeedbackTexts {...filledIn} examples={reflectionWords} />
      <PracticeRating {...filledIn} />
      <NextSteps>
        <p>{nextSteps[level.key][isCompleted ? 'full' : 'early']}</p>
      </NextSteps>
    </ReflectionPage>
  );
}
