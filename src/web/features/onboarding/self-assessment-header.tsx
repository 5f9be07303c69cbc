import { selfAssessmentQuestions, selfAssessmentWords } from '#content/self-assessment.ts';
import { selfAssessmentKeys } from '#domain/onboarding/self-assessment.ts';
import { Segments } from '#ui/segments.tsx';

/** Where one is among the nine questions (A § 2). */
export function SelfAssessmentHeader({ currentQuestion }: { currentQuestion: number }) {
  return (
    <header className="mb-8">
      <Segments
        label={selfAssessmentWords.progress(currentQuestion)}
        segments={selfAssessmentKeys.map((key, index) => ({
          label: selfAssessmentQuestions[key].title,
          state: index + 1 < currentQuestion ? 'done' : index + 1 === currentQuestion ? 'now' : 'ahead',
        }))}
      />
      <div className="figures mt-3.5 flex justify-between gap-x-4 text-sm text-muted">
        <p className="font-medium text-ink">{selfAssessmentWords.title}</p>
        <p>{selfAssessmentWords.progress(currentQuestion)}</p>
      </div>
      {currentQuestion === 1 && (
        <p className="mt-0.5 text-sm text-muted">
          {selfAssessmentWords.lead} {selfAssessmentWords.kept}
        </p>
      )}
    </header>
  );
}
