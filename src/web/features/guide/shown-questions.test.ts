import { expect, it } from 'vitest';
import { exampleAnswer, exampleQuestion } from '../../../../tests/setup/example-questions.ts';
import { shownQuestions } from './shown-questions.ts';

const [a, b] = [exampleQuestion('a'), exampleQuestion('b')];
const answered = { ...a, ...exampleAnswer({ text: 'From memory.' }) };

it('shows what is kept, and after it what is not', () => {
  expect(shownQuestions([a], new Map([['b', b]]))).toEqual([a, b]);
  expect(shownQuestions([], new Map())).toEqual([]);
});

it('shows an answer that is not kept with its question, until there is one that is', () => {
  const unkept = new Map([['a', answered]]);
  expect(shownQuestions([a, b], unkept)).toEqual([answered, b]);
  const kept = { ...a, ...exampleAnswer() };
  expect(shownQuestions([kept], unkept)).toEqual([kept]);
});
