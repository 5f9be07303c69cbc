import { questionWords } from '#content/questions/questions.ts';
import { sliderBounds } from '#domain/onboarding/questionnaire.ts';
import { SliderField } from '#ui/slider-field.tsx';
import type { QuestionProps } from './question-props.ts';

/** A question answered on a scale from 1 to 10, preset to 5 (A § 5). */
export function SliderQuestion({ question, answers, onAnswer }: QuestionProps<'slider'>) {
  const { title, low, high } = questionWords[question.key];
  return (
    <SliderField
      label={title}
      labelHidden
      minimum={sliderBounds.minimum}
      maximum={sliderBounds.maximum}
      value={answers[question.key] ?? sliderBounds.default}
      onChange={(value) => onAnswer(question.key, value)}
      lowLabel={low}
      highLabel={high}
    />
  );
}
