import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import type { MarkKey } from '#domain/path/marks.ts';
import { progressOf } from '#domain/path/progress.ts';
import type { LevelKey } from '#domain/practice/levels.ts';
import type { PostureKey } from '#domain/practice/postures.ts';
import { stages } from '#domain/practice/stages.ts';
import { useLive, useLocalData } from '#store/local-data-context.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { levelKey } from './handed-over.ts';
import { LevelIntroduction } from './level-introduction.tsx';
import { PostureSelection } from './posture-selection.tsx';
import { StageIntroduction } from './stage-introduction.tsx';
import { entranceStep, type Stage1Step, stage1Step, stepBefore } from './stage1-steps.ts';
import { useHandedOver } from './use-handed-over.ts';
import { useStepBack } from './use-step-back.ts';
import { useTitleFocus } from './use-title-focus.ts';

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
  const step = stage1Step(search.step);
  if (!step) {
    const entrance = entranceStep({ handed, search, marks: known.marks, level });
    return <Navigate to="/stage1" search={{ step: entrance, level }} replace />;
  }
  return <Stage1Flow step={step} level={level} />;
}

function Stage1Flow({ step, level }: { step: Stage1Step; level: LevelKey }) {
  const data = useLocalData();
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const titled = useTitleFocus<HTMLDivElement>(step.startsWith('introduction') ? 'introduction' : step);

  function go(next: Stage1Step): void {
    const state = { previousStep: step };
    void navigate({ to: '/stage1', search: { step: next, level }, state });
  }

  function back(): void {
    const before = stepBefore(step);
    if (!before) void navigate({ to: '/home', replace: true });
    else stepBack(before, () => navigate({ to: '/stage1', search: { step: before, level }, replace: true }));
  }

  /** What could not be marked as read is shown once more next time; nothing else depends on it. */
  function read(mark: MarkKey, next: Stage1Step): void {
    data.addMark(mark).catch(() => {});
    go(next);
  }

  function start(posture: PostureKey): void {
    const state = { level, posture, stageLevel: stages[0].name, previousStep: step };
    void navigate({ to: '/seeker-practice-timer', search: { level }, state });
  }

  function part() {
    if (step === 'posture') return <PostureSelection level={level} onStart={start} onBack={back} />;
    if (step === 'level')
      return (
        <LevelIntroduction
          level={level}
          onContinue={() => read(`level-intro-${level}`, 'posture')}
          onBack={back}
        />
      );
    return (
      <StageIntroduction
        step={step}
        onStep={go}
        onBack={back}
        onRead={() => read('stage-intro-1', 'level')}
      />
    );
  }

  return (
    <div ref={titled} className="contents">
      {part()}
    </div>
  );
}
