import { useNavigate } from '@tanstack/react-router';
import { matrixMessages } from '#content/messages/matrix.ts';
import { sitPostureWords } from '#content/recovery/postures.ts';
import { matrixFlowWords } from '#content/screens/matrix-practice.ts';
import {
  feedbackMessages,
  matrixNextSteps,
  matrixReflectionWords,
} from '#content/screens/matrix-reflection.ts';
import { presentShare, type RawCounts } from '#domain/pahm/counts.ts';
import { type FeedbackKey, feedbackOf, presentPercentageInSummary } from '#domain/practice/matrix-scoring.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { type MatrixStage, stageOf } from '#domain/practice/stages.ts';
import { matrixReflectionOn, unknownPosture } from '#domain/reflection/matrix-reflection.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { Notice } from '#ui/notice.tsx';
import { PahmResults } from './pahm-results.tsx';
import { NextSteps, ReflectionPage } from './reflection-page.tsx';
import { Challenges, FeedbackTexts, PracticeRating } from './reflection-questions.tsx';
import type { ReflectionSource } from './reflection-source.ts';
import { SessionNotices } from './session-notices.tsx';
import { SessionSummary } from './session-summary.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { useHandedOver } from './use-handed-over.ts';
import { useReflection } from './use-reflection.ts';

/** The reflection on a matrix sit (B § 2, § 5). */
export function MatrixReflection({ sit, session, taps, saved, opened }: ReflectionSource) {
  const { tab } = useLocalData();
  const navigate = useNavigate();
  const handed = useHandedOver();
  const { stage, counts } = sit;
  const { name } = stageOf(stage);
  // Beside the results stand as many cards as make the two columns about equally long.
  const hasTimeline = taps.length > 0;
  const { filledIn, saving, complete } = useReflection({
    draftId: sit.sessionId ?? `stage-${stage}`,
    saved,
    reflectionAt: (entries, instant) => matrixReflectionOn(sit, entries, instant),
    onSaved: goHome,
  });

  function goHome(): void {
    tab.write('stageProgress', Math.max(tab.read('stageProgress') ?? 1, stage));
    void navigate({ to: '/home', state: { forceRefresh: true }, replace: true });
  }

  function backToSetup(): void {
    const state = {
      setupMinutes: session?.targetMinutes ?? handed.setupMinutes,
      previousStep: handed.previousStep,
      ...(sit.posture !== unknownPosture && { posture: sit.posture }),
    };
    void navigate({ to: `/stage${stage}`, search: { step: 'timer' }, state, replace: true });
  }

  return (
    <ReflectionPage
      eyebrow={matrixFlowWords.title(stage, name)}
      notices={<SourceNotices session={session} counts={counts} />}
      saving={saving}
      onBack={backToSetup}
      onComplete={() => void complete()}
    >
      <div className="grid content-start gap-3.5">
        <SessionSummary
          level={name}
          duration={sit.minutes}
          isCompleted={session?.isCompleted}
          posture={sitPostureWords[sit.posture].name}
          present={presentIn(counts)}
        />
        {session && hasTimeline && <TimelineCard taps={taps} secondsSat={session.secondsSat} />}
        {!hasTimeline && <Challenges {...filledIn} />}
      </div>
      <div className="grid content-start gap-3.5">
        <PahmResults counts={counts} isRecorded={session !== undefined} />
        {hasTimeline && <Challenges {...filledIn} />}
      </div>
      <FeedbackTexts {...filledIn} examples={matrixReflectionWords} />
      <PracticeRating {...filledIn} />
      <NextSteps>
        {opened && (
          <p className="font-medium text-ink">
            {matrixReflectionWords.stageOpened(opened, stageOf(opened).name)}
          </p>
        )}
        {feedbackOn(stage, counts) && <p className="text-ink">{feedbackOn(stage, counts)}</p>}
        <p>{matrixNextSteps[stage][session?.isCompleted === false ? 'early' : 'full']}</p>
      </NextSteps>
    </ReflectionPage>
  );
}

function SourceNotices({ session, counts }: { session: PracticeSession | undefined; counts: RawCounts }) {
  if (session) return <SessionNotices session={session} />;
  const isCounted = presentShare(counts) !== undefined;
  return (
    <div className="mb-4">
      <Notice tone="info">{isCounted ? matrixMessages.onlyCounts : matrixMessages.noRecord}</Notice>
    </div>
  );
}

/** The share of the present as the summary shows it. Without a tap it is a convention, and says so (B § 9). */
function presentIn(counts: RawCounts) {
  const isConvention = presentShare(counts) === undefined;
  const words = matrixReflectionWords;
  return {
    percent: words.percent(presentPercentageInSummary(counts)),
    label: isConvention ? words.presentWithoutTaps : words.present,
    isConvention,
  };
}

/** What is said to the share of the present; nothing where there was no tap, for nothing was observed (B § 9). */
function feedbackOn(stage: MatrixStage, counts: RawCounts): string | undefined {
  const share = presentShare(counts);
  const words: Readonly<Partial<Record<FeedbackKey, string>>> = feedbackMessages[stage];
  return share === undefined ? undefined : words[feedbackOf(stage, share)];
}
