import { Suspense, useMemo } from 'react';
import { questionnaireWords } from '#content/screens/questionnaire.ts';
import type { LocalData } from '#store/local-data.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { Questionnaire } from './questionnaire.tsx';
import { questionnaireStart, storedAnswers } from './questionnaire-start.ts';

/** The 27 questions (A § 2), from the progress that is kept on the device. */
export function QuestionnaireScreen() {
  const data = useLocalData();
  const opening = useMemo(() => openingOf(data), [data]);
  return (
    <Page width="narrow">
      <Suspense fallback={<Loading text={questionnaireWords.loading} />}>
        <Questionnaire opening={opening} />
      </Suspense>
    </Page>
  );
}

async function openingOf(data: LocalData) {
  const [draft, { profile }] = await Promise.all([data.questionnaireDraft(), data.profile()]);
  const results = profile.questionnaireAnswers;
  return { start: questionnaireStart(draft, results), stored: results && storedAnswers(results) };
}
