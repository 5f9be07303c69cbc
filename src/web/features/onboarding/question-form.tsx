import { type FormEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { questionWords } from '#content/questions/questions.ts';
import { questionnaireWords } from '#content/screens/questionnaire.ts';
import { isAnswered } from '#domain/onboarding/answers.ts';
import { type QuestionKind, questions } from '#domain/onboarding/questionnaire.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page.tsx';
import { QuestionBody } from './question-body.tsx';
import type { QuestionProps } from './question-props.ts';

interface QuestionFormProps extends QuestionProps<QuestionKind> {
  readonly isSaving: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
  /** What there is to tell, above the buttons. */
  readonly children: ReactNode;
}

/** One question with Back and Next. Next waits for an answer; Enter in an option is Next too (A § 5). */
export function QuestionForm({ isSaving, onBack, onNext, children, ...body }: QuestionFormProps) {
  const { question, answers } = body;
  const words = questionWords[question.key];
  const isGiven = isAnswered(question, answers);
  const needId = useId();
  const isLast = question.number === questions.length;
  function submit(event: FormEvent) {
    event.preventDefault();
    onNext();
  }
  return (
    <form onSubmit={submit} className="flex grow flex-col">
      <PageTitle title={words.title} lead={words.help} />
      <QuestionBody {...body} />
      {question.number === 1 && <p className="mt-6 text-sm text-muted">{questionnaireWords.kept}</p>}
      {children}
      <span id={needId} hidden>
        {questionnaireWords.answerNeeded}
      </span>
      <ActionBar>
        <Button variant="quiet" disabled={question.number === 1} onClick={onBack}>
          {questionnaireWords.back}
        </Button>
        <Button
          type="submit"
          className="grow"
          disabled={!isGiven}
          aria-describedby={isGiven ? undefined : needId}
          busy={isSaving}
          onClick={onlyFirstClick}
        >
          {isLast ? questionnaireWords.complete : questionnaireWords.next}
        </Button>
      </ActionBar>
    </form>
  );
}

/** The second click of a double click would pass by a question that nobody has seen. */
function onlyFirstClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
