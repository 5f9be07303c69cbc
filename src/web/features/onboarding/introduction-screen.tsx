import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { introductionSlides } from '#content/introduction.ts';
import { introductionWords } from '#content/screens/introduction.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { Page } from '#ui/page.tsx';
import { Slides } from '#ui/slides.tsx';
import { KeepingNotice } from './keeping-notice.tsx';
import { useCompletion } from './use-completion.ts';

/** The five slides (A § 2). Finished or skipped, they count as seen. */
export function IntroductionScreen() {
  const data = useLocalData();
  const navigate = useNavigate();
  const [index, setIndex] = useState(0);
  const { problem, run } = useCompletion();
  const leaveFor = (target: '/self-assessment' | '/home') =>
    run(
      () => data.addMark('introduction'),
      () => navigate({ to: target }),
    );
  return (
    <Page width="reading">
      <Slides
        slides={introductionSlides}
        index={index}
        onIndex={setIndex}
        onSkip={() => leaveFor('/home')}
        onFinish={() => leaveFor('/self-assessment')}
        skipLabel={introductionWords.skip}
        nextLabel={introductionWords.next}
        backLabel={introductionWords.back}
        lastLabel={introductionWords.continue}
        positionLabel={introductionWords.slide}
      />
      <KeepingNotice problem={problem} />
    </Page>
  );
}
