import { phaseWords } from '#content/questions/phases.ts';
import { questionnaireWords } from '#content/screens/questionnaire.ts';
import type { PartialAnswers } from '#domain/onboarding/answers.ts';
import { phaseOf } from '#domain/onboarding/questionnaire.ts';
import { Segments } from '#ui/segments.tsx';
import { type PhaseStanding, phaseStandings } from './phase-standing.ts';
import { percentAt } from './questionnaire-progress.ts';

const segmentStates = { completed: 'done', active: 'now', ahead: 'ahead' } as const satisfies Record<
  PhaseStanding,
  string
>;
const stateLabels = {
  done: questionnaireWords.phaseCompleted,
  now: questionnaireWords.phaseActive,
  ahead: questionnaireWords.phaseAhead,
};

interface QuestionnaireHeaderProps {
  readonly currentQuestion: number;
  readonly answers: PartialAnswers;
}

/** Where one is: the four phases, the phase in words, the question's number and the percent (A § 2). */
export function QuestionnaireHeader({ currentQuestion, answers }: QuestionnaireHeaderProps) {
  const phase = phaseOf(currentQuestion);
  if (!phase) return null;
  const percent = percentAt(currentQuestion);
  const { title, description } = phaseWords[phase.key];
  return (
    <header className="mb-8">
      <Segments
        label={questionnaireWords.percentComplete(percent)}
        stateLabels={stateLabels}
        segments={phaseStandings(currentQuestion, answers).map(({ key, standing, share }) => ({
          label: phaseWords[key].title,
          state: segmentStates[standing],
          share,
        }))}
      />
      <div className="mt-3.5 gap-4 text-sm text-muted sm:flex sm:flex-row-reverse sm:justify-between">
        <p className="figures mb-1 flex-none sm:mb-0">
          {questionnaireWords.progress(currentQuestion)} · {questionnaireWords.percent(percent)}
        </p>
        <p className="font-medium text-ink">{title}</p>
      </div>
      <p className="mt-0.5 text-sm text-muted">{description}</p>
    </header>
  );
}
