import { questionWords } from '#content/questions/questions.ts';
import { SingleChoice } from '#ui/choice-list.tsx';
import type { QuestionProps } from './question-props.ts';

/** A question of which one option may be chosen (A § 2). */
export function SingleQuestion({ question, answers, onAnswer }: QuestionProps<'single'>) {
  const { title, options } = questionWords[question.key];
  const labels: Record<string, string> = options;
  return (
    <SingleChoice<string>
      legend={title}
      legendHidden
      options={question.values.map((value) => ({ value, label: labels[value] }))}
      selected={answers[question.key]}
      onSelect={(value) => onAnswer(question.key, value)}
    />
  );
}
