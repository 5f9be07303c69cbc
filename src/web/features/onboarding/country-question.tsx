import { countryNames } from '#content/countries.ts';
import { questionWords } from '#content/questions/questions.ts';
import { questionnaireWords } from '#content/screens/questionnaire.ts';
import { SearchSelect } from '#ui/select-field.tsx';
import type { QuestionProps } from './question-props.ts';

const countries = Object.entries(countryNames).map(([value, label]) => ({ value, label }));

/** A country, out of a list that can be searched (A § 2, questions 3 and 4). */
export function CountryQuestion({ question, answers, onAnswer }: QuestionProps<'country'>) {
  return (
    <SearchSelect
      label={questionWords[question.key].label}
      options={countries}
      value={answers[question.key]}
      onChange={(value) => onAnswer(question.key, value)}
      placeholder={questionnaireWords.countryPlaceholder}
      searchLabel={questionnaireWords.countrySearch}
      emptyText={questionnaireWords.countryEmpty}
    />
  );
}
