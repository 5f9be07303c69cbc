import { useNavigate, useSearch } from '@tanstack/react-router';
import { stage1Words } from '#content/screens/practice.ts';
import { stage1Slides } from '#content/stages/stage-1-slides.ts';
import type { MarkKey } from '#domain/path/marks.ts';
import { progressOf } from '#domain/path/progress.ts';
import { type LevelKey, levelOf } from '#domain/practice/levels.ts';
import type { PostureKey } from '#domain/practice/postures.ts';
import { stages } from '#domain/practice/stages.ts';
import { useLive } from '#store/local-data-context.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { levelKey } from './handed-over.ts';
import { LeadOn } from './lead-on.tsx';
import { LevelIntroduction } from './level-introduction.tsx';
import { type Stage1Step, stage1Entrance, stage1Steps, stepNamed } from './practice-steps.ts';
import { StageIntroduction } from './stage-introduction.tsx';
import { StagePosture } from './stage-posture.tsx';
import { useHandedOver } from './use-handed-over.ts';
import { usePracticeSteps } from './use-practice-steps.ts';

/** /stage1: introduction, the level's own introduction, posture; then the timer (B § 2, § 4). */
export function Stage1Screen() {
  const search = useSearch({ strict: false });
  const handed = useHandedOver();
  const known = useLive(async (data) => {
    const [marks, { profile }] = await Promise.all([data.marks(), data.profile()]);
    return { marks, profile };
  });
  if (!known) {
    return (
      <Page>
        <Loading />
      </Page>
    );
  }
  const level = handed.level ?? levelKey(search.level) ?? progressOf(known).nextLevel;
  const step = stepNamed(stage1Steps, search.step);
  if (!step) {
    const entrance = stage1Entrance({ handed, search, marks: known.marks }, level);
    return <LeadOn to="/stage1" search={{ step: entrance, level }} />;
  }
  return <Stage1Flow step={step} level={level} />;
}

function Stage1Flow({ step, level }: { step: Stage1Step; level: LevelKey }) {
  const navigate = useNavigate();
  const { titled, go, back, markRead } = usePracticeSteps({
    steps: stage1Steps,
    step,
    open: (next, how) => void navigate({ to: '/stage1', search: { step: next, level }, ...how }),
  });

  function read(mark: MarkKey, next: Stage1Step): void {
    markRead(mark);
    go(next);
  }

  function start(posture: PostureKey): void {
    const state = { level, posture, stageLevel: stages[0].name, previousStep: step };
    void navigate({ to: '/seeker-practice-timer', search: { level }, state });
  }

  function part() {
    if (step === 'posture')
      return <StagePosture practice={levelOf(level).name} onStart={start} onBack={back} />;
    if (step === 'level')
      return (
        <LevelIntroduction
          level={level}
          onContinue={() => read(`level-intro-${level}`, 'posture')}
          onBack={back}
        />
      );
    const leave = () => read('stage-intro-1', 'level');
    return (
      <StageIntroduction
        slides={stage1Slides}
        steps={stage1Steps}
        step={step}
        words={stage1Words}
        lastLabel={stage1Words.beginPractice}
        onStep={go}
        onBack={back}
        onSkip={leave}
        onFinish={leave}
      />
    );
  }

  return (
    <div ref={titled} className="contents">
      {part()}
    </div>
  );
}
