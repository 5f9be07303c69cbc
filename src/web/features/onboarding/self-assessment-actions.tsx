import { selfAssessmentWords } from '#content/self-assessment.ts';
import { selfAssessmentKeys } from '#domain/onboarding/self-assessment.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { isTypedStuck, type SelfAssessmentPlace } from './self-assessment-progress.ts';

interface SelfAssessmentActionsProps {
  readonly place: SelfAssessmentPlace;
  readonly isSaving: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Back and Next; on the last question Next completes (A § 2). No count is asked for. */
export function SelfAssessmentActions({ place, isSaving, onBack, onNext }: SelfAssessmentActionsProps) {
  const isLast = place.currentQuestion === selfAssessmentKeys.length;
  const isStuck = isTypedStuck(place);
  return (
    <ActionBar>
      <Button variant="quiet" disabled={place.currentQuestion === 1 || isStuck} onClick={onBack}>
        {selfAssessmentWords.back}
      </Button>
      <Button className="grow" disabled={isStuck} busy={isSaving} onClick={onNext}>
        {isLast ? selfAssessmentWords.complete : selfAssessmentWords.next}
      </Button>
    </ActionBar>
  );
}
