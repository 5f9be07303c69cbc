import { questionWords } from '#content/questions/questions.ts';
import { ratingBounds } from '#domain/onboarding/questionnaire.ts';
import { RatingRow } from '#ui/rating-row.tsx';
import type { QuestionProps } from './question-props.ts';

/** Five concepts, each rated from 1 to 5; none is preset (A § 3, question 23). */
export function RatingsQuestion({ question, answers, onAnswer }: QuestionProps<'ratings'>) {
  const { parts, low, high } = questionWords[question.key];
  const given = answers[question.key];
  return (
    <div className="grid gap-9">
      {question.parts.map((part) => (
        <RatingRow
          key={part}
          label={parts[part].label}
          hint={parts[part].hint}
          minimum={ratingBounds.minimum}
          maximum={ratingBounds.maximum}
          value={given?.[part]}
          onChange={(value) => onAnswer(question.key, { ...given, [part]: value })}
          lowLabel={low}
          highLabel={high}
        />
      ))}
    </div>
  );
}
