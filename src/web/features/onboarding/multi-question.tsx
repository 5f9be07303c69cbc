import { questionWords } from '#content/questions/questions.ts';
import { toggled } from '#domain/onboarding/answers.ts';
import { ChoiceList } from '#ui/choice-list.tsx';
import type { QuestionProps } from './question-props.ts';

/** A question of which any number of options may be chosen (A § 2). */
export function MultiQuestion({ question, answers, onAnswer }: QuestionProps<'multi'>) {
  const { title, options } = questionWords[question.key];
  const labels: Record<string, string> = options;
  const selected: readonly string[] = answers[question.key] ?? [];
  return (
    <ChoiceList<string>
      legend={title}
      legendHidden
      options={question.values.map((value) => ({ value, label: labels[value] }))}
      selected={selected}
      onToggle={(value) => onAnswer(question.key, toggled(selected, value))}
    />
  );
}
