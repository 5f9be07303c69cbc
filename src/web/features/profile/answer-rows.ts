import { countryNames } from '#content/countries.ts';
import { questionWords } from '#content/questions/questions.ts';
import { answerLabels, answerValueWords, formerAnswerLabels } from '#content/screens/answer-labels.ts';
import type { QuestionnaireResults } from '#domain/onboarding/answers.ts';
import { type PhaseKey, phaseOf, type Question, questions } from '#domain/onboarding/questionnaire.ts';
import { formerAnswers } from '#domain/profile/former-answers.ts';

/** An answer in words: what it is called, and one line for each thing that was chosen. */
export interface AnswerRow {
  label: string;
  lines: readonly string[];
}

/** The answers of one phase in words, in the order in which they are asked; then those that are asked no more. */
export function answerRows(results: QuestionnaireResults, phase: PhaseKey): AnswerRow[] {
  const group: Readonly<Record<string, unknown>> = results[phase];
  const asked = questions
    .filter(({ number }) => phaseOf(number)?.key === phase)
    .map((question) => ({
      label: answerLabels[question.key],
      lines: linesOf(question, group[question.key]),
    }));
  const former = formerAnswers
    .filter((key) => group[key] !== undefined)
    .map((key) => ({ label: formerAnswerLabels[key], lines: textsOf(group[key]) }));
  return [...asked, ...former];
}

/** The lines of one answer; where there is none, that it was not given. */
function linesOf(question: Question, value: unknown): readonly string[] {
  const lines = value === undefined ? [] : given(question, value);
  return lines.length > 0 ? lines : [answerValueWords.notAnswered];
}

function given(question: Question, value: unknown): readonly string[] {
  switch (question.kind) {
    case 'multi':
    case 'single': {
      const options: Readonly<Record<string, string>> = questionWords[question.key].options;
      return textsOf(value).map((choice) => named(options, choice));
    }
    case 'country':
      return textsOf(value).map((code) => named(countryNames, code));
    case 'slider':
      return [answerValueWords.slider(Number(value))];
    case 'sliders': {
      const { parts } = questionWords[question.key];
      return question.parts.map(
        (part) => `${parts[part].label}: ${answerValueWords.slider(partOf(value, part))}`,
      );
    }
    case 'ratings': {
      const { parts } = questionWords[question.key];
      return question.parts.map(
        (part) => `${parts[part].label}: ${answerValueWords.rating(partOf(value, part))}`,
      );
    }
    case 'groups': {
      const { groups } = questionWords[question.key];
      return question.groups.map(({ key }) => `${groups[key]}: ${textsOf(Object(value)[key]).join(', ')}`);
    }
  }
}

function partOf(value: unknown, part: string): number {
  return Number(Object(value)[part]);
}

/** A value that nobody has words for stands as it is. */
function named(words: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(words, value) ? words[value] : undefined) ?? value;
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}
