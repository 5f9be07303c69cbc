import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  completeEarlyTexts,
  matrixFlowWords,
  matrixSitWords,
  stageShortNames,
} from '#content/screens/matrix-practice.ts';
import { matrixStageSlides } from '#content/stages/matrix-stage-slides.ts';
import type { PostureKey } from '#domain/practice/postures.ts';
import type { Sit } from '#domain/practice/sit.ts';
import type { MatrixStage } from '#domain/practice/stages.ts';
import { useLive } from '#store/local-data-context.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { LeadOn } from './lead-on.tsx';
import { MatrixSetup } from './matrix-setup.tsx';
import { MatrixTimer } from './matrix-timer.tsx';
import { type MatrixStep, matrixEntrance, matrixSteps, stepNamed } from './practice-steps.ts';
import { isMatrix, type Matrix } from './sit-plan.ts';
import { StageIntroduction } from './stage-introduction.tsx';
import { StagePosture } from './stage-posture.tsx';
import { useHandedOver } from './use-handed-over.ts';
import { usePracticeSteps } from './use-practice-steps.ts';

/** /stage2 to /stage6: introduction, posture, and the timer with its setup (B § 2, § 4). */
export function StageScreen({ stage }: { stage: MatrixStage }) {
  const search = useSearch({ strict: false });
  const handed = useHandedOver();
  const marks = useLive((data) => data.marks());
  if (!marks) {
    return (
      <Page>
        <Loading />
      </Page>
    );
  }
  const step = stepNamed(matrixSteps, search.step);
  if (!step) {
    const { duration, setupMinutes, posture } = handed;
    const entrance = matrixEntrance(stage, { handed, search, marks });
    // A length from outside starts the timer; on the way through the posture it prefills the setup.
    const length = entrance === 'timer' ? { duration } : { setupMinutes: duration ?? setupMinutes };
    return (
      <LeadOn
        to={`/stage${stage}`}
        search={{ step: entrance }}
        state={{ ...length, ...(posture && { posture }) }}
      />
    );
  }
  return <StageFlow stage={stage} step={step} />;
}

function StageFlow({ stage, step }: { stage: MatrixStage; step: MatrixStep }) {
  const navigate = useNavigate();
  const { setupMinutes } = useHandedOver();
  const { titled, go, back, markRead } = usePracticeSteps({
    steps: matrixSteps,
    step,
    open: (next, { state, replace }) =>
      void navigate({
        to: `/stage${stage}`,
        search: { step: next },
        state: { setupMinutes, ...state },
        ...(replace && { replace }),
      }),
  });

  function leaveIntroduction(): void {
    markRead(`stage-intro-${stage}`);
    go('posture');
  }

  function learn(): void {
    markRead(`stage-intro-${stage}`);
    void navigate({ to: '/learning/pahm', state: { returnToStage: stage, fromStage: true } });
  }

  const isOurs = (sit: Sit): sit is Sit & { practice: Matrix } =>
    isMatrix(sit) && sit.practice.stage === stage;

  function part() {
    if (step === 'timer') {
      return (
        <MatrixTimer
          practice={{ kind: 'matrix', stage }}
          isOurs={isOurs}
          words={{ completeEarly: completeEarlyTexts[stage], status: matrixSitWords.status }}
          setup={(given) => <MatrixSetup stage={stage} onBack={back} {...given} />}
        />
      );
    }
    if (step === 'posture') {
      const start = (posture: PostureKey) => go('timer', { posture, setupMinutes });
      return <StagePosture practice={stageShortNames[stage]} onStart={start} onBack={back} />;
    }
    // The nine positions are new at stage 2: there the introduction leads on to their page.
    const isFirst = stage === 2;
    return (
      <StageIntroduction
        slides={matrixStageSlides[stage]}
        steps={matrixSteps}
        step={step}
        words={matrixFlowWords}
        lastLabel={isFirst ? matrixFlowWords.next : matrixFlowWords.start}
        besideLast={isFirst ? undefined : { label: matrixFlowWords.refresh, onPress: learn }}
        onStep={go}
        onBack={back}
        onSkip={leaveIntroduction}
        onFinish={isFirst ? learn : leaveIntroduction}
      />
    );
  }

  return (
    <div ref={titled} className="contents">
      {part()}
    </div>
  );
}
