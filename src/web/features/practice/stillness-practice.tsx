import { useEffect } from 'react';
import { practiceMessages } from '#content/messages/practice.ts';
import { postureWords } from '#content/postures.ts';
import { sitQuestions, stillnessWords } from '#content/screens/practice.ts';
import { levelOf } from '#domain/practice/levels.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SitAnnouncer } from './sit-announcer.tsx';
import { SitControls } from './sit-controls.tsx';
import { SitFace } from './sit-face.tsx';
import { SitPage } from './sit-page.tsx';
import type { StillnessSit } from './stillness-sit.ts';
import { useEndQuestion } from './use-end-question.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSit } from './use-sit.ts';
import { useToReflection } from './use-to-reflection.ts';

/** The sit itself: dark, nearly empty, and recorded by itself at its end (B § 2, § 4). */
export function StillnessPractice({ sit, onSetup }: { sit: StillnessSit; onSetup: () => void }) {
  const { runner, plan, startsAtOnce } = sit;
  const shown = useSit(runner);
  const { ask, isAsking } = useEndQuestion(sit);
  useLeaveGuard({ ask, isAtStake: () => isAsking() || runner.snapshot().status === 'running' });
  useToReflection(sit, shown);
  useEffect(() => {
    if (startsAtOnce) void runner.start();
  }, [runner, startsAtOnce]);

  const { status, saving } = shown;
  const words = stillnessWords.status;
  const statusText = status === 'ended' ? stillnessWords.saving : words[status];

  async function complete(): Promise<void> {
    if ((await ask()) === 'discarded') onSetup();
  }

  async function back(): Promise<void> {
    // A paused sit stays on this device, and is offered again.
    if (status !== 'running' || (await ask()) === 'discarded') onSetup();
  }

  return (
    <SitPage
      title={stillnessWords.title(levelOf(plan.practice.level).name)}
      posture={postureWords[plan.posture].name}
      back={stillnessWords.back}
      onBack={() => void back()}
      actions={
        <SitControls
          status={status}
          onStart={() => void runner.start()}
          onPause={() => runner.pause()}
          onResume={() => runner.resume()}
          onComplete={() => void complete()}
        />
      }
    >
      <SitFace
        remainingSeconds={shown.remainingSeconds}
        plannedMinutes={plan.plannedMinutes}
        status={saving === 'saving' ? stillnessWords.saving : statusText}
      />
      <SitAnnouncer
        status={status}
        remainingSeconds={shown.remainingSeconds}
        plannedMinutes={plan.plannedMinutes}
      />
      <div className="grid gap-3 text-left empty:hidden">
        {shown.isRefused && <Notice tone="warning">{sitQuestions.elsewhere.title}</Notice>}
        {!shown.isKept && saving === 'not-yet' && <Notice tone="warning">{stillnessWords.notKept}</Notice>}
        {saving === 'failed' && (
          <Notice tone="error">
            <p>{practiceMessages.sitNotSaved}</p>
            <Button className="mt-3" onClick={() => void runner.recordAgain()}>
              {stillnessWords.tryAgain}
            </Button>
          </Notice>
        )}
      </div>
    </SitPage>
  );
}
