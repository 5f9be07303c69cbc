import { onboardingMessages } from '#content/messages/onboarding.ts';
import { questionnaireWords } from '#content/screens/questionnaire.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page.tsx';

/** Stands in for a question whose number does not exist (A § 8). The answers stay. */
export function QuestionNotFound({ onFirst }: { onFirst: () => void }) {
  return (
    <>
      <PageTitle title={onboardingMessages.questionNotFound} lead={questionnaireWords.notFoundHelp} />
      <ActionBar>
        <Button className="grow sm:grow-0" onClick={onFirst}>
          {questionnaireWords.toFirst}
        </Button>
      </ActionBar>
    </>
  );
}
