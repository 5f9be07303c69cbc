import { useNavigate } from '@tanstack/react-router';
import { use, useEffect, useReducer } from 'react';
import { revisionWords } from '#content/screens/onboarding.ts';
import { type PartialAnswers, resultsOf, shownAnswers } from '#domain/onboarding/answers.ts';
import { questionOf, questions } from '#domain/onboarding/questionnaire.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { QuestionnaireDraft } from '#store/drafts.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { useTitleFocus } from '#ui/title-focus.ts';
import { KeepingNotice } from './keeping-notice.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionNotFound } from './question-not-found.tsx';
import { QuestionnaireHeader } from './questionnaire-header.tsx';
import {
  afterStep,
  isChanged,
  type QuestionnairePlace,
  type QuestionnaireStep,
} from './questionnaire-progress.ts';
import { RevisionNotice } from './revision-notice.tsx';
import { useCompletion } from './use-completion.ts';
import { useDraftWriter } from './use-draft-writer.ts';

/** Where the questionnaire opens, and the answers of an earlier completion. */
export interface QuestionnaireOpening {
  readonly start: QuestionnairePlace;
  readonly stored: PartialAnswers | undefined;
}

/** The questions one at a time; every change is kept on the device as it is made (A § 4). */
export function Questionnaire({ opening }: { opening: Promise<QuestionnaireOpening> }) {
  const { start, stored } = use(opening);
  const data = useLocalData();
  const { clock } = usePlatform();
  const navigate = useNavigate();
  const [place, dispatch] = useReducer(afterStep, start);
  const completion = useCompletion();
  const [writer, keepingProblem] = useDraftWriter((draft: QuestionnaireDraft) =>
    data.saveQuestionnaireDraft(draft),
  );
  const part = useTitleFocus<HTMLDivElement>(place.currentQuestion);

  const keep = () => writer.put({ ...place, timestamp: clock.instant() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is what is kept, whatever else changed
  useEffect(() => {
    if (place !== start) keep();
  }, [place]);

  const question = questionOf(place.currentQuestion);
  if (!question) return <QuestionNotFound onFirst={() => dispatch({ kind: 'first' })} />;

  /** While the answers are being saved they stand still. */
  const take = (step: QuestionnaireStep) => completion.isSaving || dispatch(step);
  const complete = (target: '/introduction' | '/home') =>
    completion.run(
      async () => {
        await writer.settled();
        await data.completeQuestionnaire(resultsOf(shownAnswers(question, place.answers), clock.instant()));
      },
      () => navigate({ to: target }),
    );
  const isLast = place.currentQuestion === questions.length;

  return (
    <div ref={part} className="flex grow flex-col">
      <QuestionnaireHeader currentQuestion={place.currentQuestion} answers={place.answers} />
      {stored && (
        <RevisionNotice
          text={revisionWords.questionnaire}
          isSaving={completion.isSaving}
          onSave={isChanged(stored, place.answers) ? () => complete('/home') : undefined}
        />
      )}
      <QuestionForm
        key={question.key}
        question={question}
        answers={place.answers}
        isSaving={completion.isSaving}
        onAnswer={(key, value) => take({ kind: 'answer', key, value })}
        onBack={() => take({ kind: 'back' })}
        onNext={() => (isLast ? complete('/introduction') : take({ kind: 'next' }))}
      >
        <KeepingNotice problem={keepingProblem} onRetry={keep} />
        <KeepingNotice problem={completion.problem} />
      </QuestionForm>
    </div>
  );
}
