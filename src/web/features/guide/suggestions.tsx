import { guideMessages } from '#content/guide/answer-words.ts';
import { guideScreenWords } from '#content/guide/screen-words.ts';
import type { StageNumber } from '#domain/practice/stages.ts';
import { QuestionChips } from './question-chips.tsx';

interface SuggestionsProps {
  stage: StageNumber;
  isDisabled: boolean;
  onChoose: (question: string) => void;
}

/** Four questions to begin with (B § 2). */
export function Suggestions({ stage, isDisabled, onChoose }: SuggestionsProps) {
  return (
    <section aria-label={guideScreenWords.suggestions} className="mt-auto pt-4 pb-3.5">
      <QuestionChips questions={guideMessages.chips(stage)} isDisabled={isDisabled} onChoose={onChoose} />
    </section>
  );
}
