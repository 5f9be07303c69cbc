import { questionWords } from '#content/questions/questions.ts';
import { sliderBounds } from '#domain/onboarding/questionnaire.ts';
import { SliderField } from '#ui/slider-field.tsx';
import type { QuestionProps } from './question-props.ts';

/** A question of two scales from 1 to 10, each preset to 5 (A § 3, question 20). */
export function SlidersQuestion({ question, answers, onAnswer }: QuestionProps<'sliders'>) {
  const { parts } = questionWords[question.key];
  const given = answers[question.key];
  return (
    <div className="grid gap-10">
      {question.parts.map((part) => (
        <SliderField
          key={part}
          label={parts[part].label}
          minimum={sliderBounds.minimum}
          maximum={sliderBounds.maximum}
          value={given?.[part] ?? sliderBounds.default}
          onChange={(value) => onAnswer(question.key, { ...given, [part]: value })}
          lowLabel={parts[part].low}
          highLabel={parts[part].high}
        />
      ))}
    </div>
  );
}
