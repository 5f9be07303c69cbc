import { useNavigate } from '@tanstack/react-router';
import { use, useEffect, useReducer } from 'react';
import { revisionWords } from '#content/screens/onboarding.ts';
import { type SelfAssessmentLists, selfAssessmentKeys } from '#domain/onboarding/self-assessment.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { SelfAssessmentDraft } from '#store/drafts.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { useTitleFocus } from '#ui/title-focus.ts';
import { KeepingNotice } from './keeping-notice.tsx';
import { ListQuestion } from './list-question.tsx';
import { RevisionNotice } from './revision-notice.tsx';
import { SelfAssessmentActions } from './self-assessment-actions.tsx';
import { SelfAssessmentHeader } from './self-assessment-header.tsx';
import {
  afterStep,
  areListsChanged,
  isTypedStuck,
  keyAt,
  type SelfAssessmentPlace,
  type SelfAssessmentStep,
  withTyped,
} from './self-assessment-progress.ts';
import { useCompletion } from './use-completion.ts';
import { useDraftWriter } from './use-draft-writer.ts';

/** Where the self-assessment opens, and the lists of an earlier completion. */
export interface SelfAssessmentOpening {
  readonly start: SelfAssessmentPlace;
  readonly stored: SelfAssessmentLists | undefined;
}

/** The list questions one at a time; every change is kept on the device as it is made (A § 4). */
export function SelfAssessment({ opening }: { opening: Promise<SelfAssessmentOpening> }) {
  const { start, stored } = use(opening);
  const data = useLocalData();
  const { clock } = usePlatform();
  const navigate = useNavigate();
  const [place, dispatch] = useReducer(afterStep, start);
  const completion = useCompletion();
  const [writer, keepingProblem] = useDraftWriter((draft: SelfAssessmentDraft) =>
    data.saveSelfAssessmentDraft(draft),
  );
  const part = useTitleFocus<HTMLDivElement>(place.currentQuestion);

  const keep = () => writer.put({ ...place, timestamp: clock.instant() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is what is kept, whatever else changed
  useEffect(() => {
    if (place !== start) keep();
  }, [place]);

  /** While the lists are being saved they stand still. */
  const take = (step: SelfAssessmentStep) => completion.isSaving || dispatch(step);
  const complete = () =>
    completion.run(
      async () => {
        await writer.settled();
        await data.completeSelfAssessment({
          responses: withTyped(place).lists,
          completedAt: clock.instant(),
          readyForStageOne: true,
        });
      },
      () => navigate({ to: '/self-assessment-completion' }),
    );
  const isLast = place.currentQuestion === selfAssessmentKeys.length;
  const isRevised = stored !== undefined && areListsChanged(stored, withTyped(place).lists);

  return (
    <div ref={part} className="flex grow flex-col">
      <SelfAssessmentHeader currentQuestion={place.currentQuestion} />
      {stored && (
        <RevisionNotice
          text={revisionWords.selfAssessment}
          isSaving={completion.isSaving}
          onSave={isRevised && !isTypedStuck(place) ? complete : undefined}
        />
      )}
      <ListQuestion key={keyAt(place)} place={place} onStep={take} />
      <KeepingNotice problem={keepingProblem} onRetry={keep} />
      <KeepingNotice problem={completion.problem} />
      <SelfAssessmentActions
        place={place}
        isSaving={completion.isSaving}
        onBack={() => take({ kind: 'back' })}
        onNext={() => (isLast ? complete() : take({ kind: 'next' }))}
      />
    </div>
  );
}
