import { stage1Words } from '#content/screens/practice.ts';
import { stage1Slides } from '#content/stages/stage-1-slides.ts';
import { Page } from '#ui/page.tsx';
import { Slides } from '#ui/slides.tsx';
import { type Stage1Step, stage1Steps } from './stage1-steps.ts';

interface StageIntroductionProps {
  step: Stage1Step;
  onStep: (step: Stage1Step) => void;
  onBack: () => void;
  /** Finished or skipped. */
  onRead: () => void;
}

/** The three slides before the first sit: Skip, Next, Begin Practice (B § 2). */
export function StageIntroduction({ step, onStep, onBack, onRead }: StageIntroductionProps) {
  const index = stage1Steps.indexOf(step);
  const show = (wanted: number) => {
    const next = stage1Steps[wanted];
    if (wanted < index) onBack();
    else if (next) onStep(next);
  };
  return (
    <Page width="reading">
      <Slides
        slides={stage1Slides}
        index={index}
        onIndex={show}
        onSkip={onRead}
        onFinish={onRead}
        onBack={onBack}
        skipLabel={stage1Words.skip}
        nextLabel={stage1Words.next}
        backLabel={stage1Words.back}
        lastLabel={stage1Words.beginPractice}
      />
    </Page>
  );
}
