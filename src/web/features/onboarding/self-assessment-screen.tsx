import { useLocation } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { questionnaireWords } from '#content/screens/questionnaire.ts';
import type { LocalData } from '#store/local-data.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { SelfAssessment } from './self-assessment.tsx';
import { selfAssessmentStart } from './self-assessment-start.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The question that the self-assessment opens at, where no progress is kept. Decoded where it is read. */
    selfAssessmentQuestion?: number;
  }
}

/** The nine list questions (A § 2), from the progress that is kept on the device. */
export function SelfAssessmentScreen() {
  const data = useLocalData();
  const wanted: unknown = useLocation({ select: ({ state }) => state.selfAssessmentQuestion });
  const opening = useMemo(() => openingOf(data, wanted), [data, wanted]);
  return (
    <Page width="narrow">
      <Suspense fallback={<Loading text={questionnaireWords.loading} />}>
        <SelfAssessment opening={opening} />
      </Suspense>
    </Page>
  );
}

async function openingOf(data: LocalData, wanted: unknown) {
  const [draft, { profile }] = await Promise.all([data.selfAssessmentDraft(), data.profile()]);
  const stored = profile.selfAssessmentData;
  return { start: selfAssessmentStart(draft, stored, wanted), stored: stored?.responses };
}
