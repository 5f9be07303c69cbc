import { questionWords } from '#content/questions/questions.ts';
import { toggled } from '#domain/onboarding/answers.ts';
import { ChoiceList } from '#ui/choice-list.tsx';
import type { QuestionProps } from './question-props.ts';

/** From this many on, options stand in two columns where there is room, so that Next stays in sight. */
const manyOptions = 7;

/** A question of which any number of options may be chosen (A § 2). */
export function MultiQuestion({ question, answers, onAnswer }: QuestionProps<'multi'>) {
  const { title, options } = questionWords[question.key];
  const labels: Record<string, string> = options;
  const columns = question.values.length >= manyOptions ? 2 : 1;
  const selected: readonly string[] = answers[question.key] ?? [];
  return (
    <ChoiceList<string>
      legend={title}
      legendHidden
      columns={columns}
      options={question.values.map((value) => ({ value, label: labels[value] }))}
      selected={selected}
      onToggle={(value) => onAnswer(question.key, toggled(selected, value))}
    />
  );
}
