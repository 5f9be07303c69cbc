import type { ComponentType } from 'react';
import type { QuestionKind } from '#domain/onboarding/questionnaire.ts';
import { CountryQuestion } from './country-question.tsx';
import { GroupsQuestion } from './groups-question.tsx';
import { MultiQuestion } from './multi-question.tsx';
import type { QuestionProps } from './question-props.ts';
import { RatingsQuestion } from './ratings-question.tsx';
import { SingleQuestion } from './single-question.tsx';
import { SliderQuestion } from './slider-question.tsx';
import { SlidersQuestion } from './sliders-question.tsx';

/** The seven kinds of question and what each looks like (A § 2). */
const bodies: { [Kind in QuestionKind]: ComponentType<QuestionProps<Kind>> } = {
  multi: MultiQuestion,
  single: SingleQuestion,
  slider: SliderQuestion,
  country: CountryQuestion,
  sliders: SlidersQuestion,
  ratings: RatingsQuestion,
  groups: GroupsQuestion,
};

/** The controls that answer a question. */
export function QuestionBody(props: QuestionProps<QuestionKind>) {
  // The table gives each kind its own component; the compiler cannot see that this question is of that kind.
  const Body = bodies[props.question.kind] as ComponentType<QuestionProps<QuestionKind>>;
  return <Body {...props} />;
}
