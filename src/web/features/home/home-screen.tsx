import type { ReactNode } from 'react';
import { homeWords } from '#content/screens/home.ts';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { AssessmentPopup } from './assessment-popup.tsx';
import { HomeHeader } from './home-header.tsx';
import { Journey } from './journey.tsx';
import { LearningResources } from './learning-resources.tsx';
import { LockedStage } from './locked-stage.tsx';
import { NextSit } from './next-sit.tsx';
import { useAssessmentGate } from './use-assessment-gate.ts';
import { useHomeFacts } from './use-home-facts.ts';

/** /home: where somebody is on the path, and the one thing to do next (A § 2). `sits`: the last few, after the journey. */
export function HomeScreen({ sits }: { sits?: ReactNode }) {
  const facts = useHomeFacts();
  const gate = useAssessmentGate(facts?.assessmentCompleted ?? true);
  if (!facts) {
    return (
      <Page>
        <Loading />
      </Page>
    );
  }
  return (
    <Page>
      <HomeHeader facts={facts} />
      {facts.hasSitsElsewhere && (
        <div className="mt-6">
          <Notice tone="info">{homeWords.sitsElsewhere}</Notice>
        </div>
      )}
      <NextSit
        progress={facts.progress}
        hasSits={facts.totals.totalSessions > 0 || facts.hasSitsElsewhere}
        gate={gate}
      />
      <Journey progress={facts.progress} readiness={facts.readiness} gate={gate} />
      {sits}
      <LearningResources />
      <AssessmentPopup open={gate.isShown} onClose={gate.close} />
      <LockedStage reached={facts.progress.stage} />
    </Page>
  );
}
