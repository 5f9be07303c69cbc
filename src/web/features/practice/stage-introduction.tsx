import { Page } from '#ui/page.tsx';
import { type Slide, Slides } from '#ui/slides.tsx';

interface StageIntroductionProps<Step extends string> {
  slides: readonly Slide[];
  /** The steps of the stage: the first ones are its slides. */
  steps: readonly Step[];
  step: Step;
  words: { skip: string; next: string; back: string };
  lastLabel: string;
  /** Another way on from the last slide. */
  besideLast?: { label: string; onPress: () => void } | undefined;
  onStep: (step: Step) => void;
  onBack: () => void;
  onSkip: () => void;
  onFinish: () => void;
}

/** The slides before the first sit of a stage, each with an address of its own (B § 2). */
export function StageIntroduction<Step extends string>(props: StageIntroductionProps<Step>) {
  const { slides, steps, step, words, lastLabel, besideLast, onStep, onBack, onSkip, onFinish } = props;
  const index = steps.indexOf(step);
  const show = (wanted: number) => {
    const next = steps[wanted];
    if (wanted < index) onBack();
    else if (next) onStep(next);
  };
  return (
    <Page width="reading">
      <Slides
        slides={slides}
        index={index}
        onIndex={show}
        onSkip={onSkip}
        onFinish={onFinish}
        onBack={onBack}
        skipLabel={words.skip}
        nextLabel={words.next}
        backLabel={words.back}
        lastLabel={lastLabel}
        besideLast={besideLast}
      />
    </Page>
  );
}
