import { questionWords } from '#content/questions/questions.ts';
import { toggled } from '#domain/onboarding/answers.ts';
import { ToggleChip } from '#ui/chip.tsx';
import type { QuestionProps } from './question-props.ts';

/** The environment picker: three groups, each with at least one choice (A § 3, question 25). */
export function GroupsQuestion({ question, answers, onAnswer }: QuestionProps<'groups'>) {
  const { groups } = questionWords[question.key];
  const given = answers[question.key];
  return (
    <div className="grid gap-8">
      {question.groups.map(({ key, values }) => (
        <fieldset key={key} className="min-w-0">
          <legend className="serif-title mb-3 text-xl">{groups[key]}</legend>
          <div className="flex flex-wrap gap-2.5">
            {values.map((value) => (
              <ToggleChip
                key={value}
                pressed={given?.[key]?.includes(value) ?? false}
                onChange={() => onAnswer(question.key, { ...given, [key]: toggled(given?.[key], value) })}
              >
                {value}
              </ToggleChip>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
