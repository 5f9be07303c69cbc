import { describe, expect, it } from 'vitest';
import { questions } from '#domain/onboarding/questionnaire.ts';
import {
  afterStep,
  firstOpenQuestion,
  isChanged,
  percentAt,
  type QuestionnairePlace,
  type QuestionnaireStep,
} from './questionnaire-progress.ts';

const next: QuestionnaireStep = { kind: 'next' };
const back: QuestionnaireStep = { kind: 'back' };
const walked = (place: QuestionnairePlace, ...steps: QuestionnaireStep[]) => steps.reduce(afterStep, place);

describe('a step through the questionnaire', () => {
  it('keeps an answer under its key, and beside the others', () => {
    const place = { answers: { experience_level: 7 }, currentQuestion: 1 };
    expect(walked(place, { kind: 'answer', key: 'goals', value: ['sleep', 'focus'] }).answers).toEqual({
      experience_level: 7,
      goals: ['sleep', 'focus'],
    });
  });

  it('does not keep a value that the question does not take', () => {
    const place = { answers: { experience_level: 7 }, currentQuestion: 5 };
    expect(walked(place, { kind: 'answer', key: 'age_range', value: '12-14' }).answers).toEqual({
      experience_level: 7,
    });
  });

  it('stays where an answer is needed, and goes on once it is given', () => {
    const empty = { answers: {}, currentQuestion: 1 };
    expect(walked(empty, next)).toBe(empty);
    expect(walked(empty, { kind: 'answer', key: 'goals', value: ['focus'] }, next).currentQuestion).toBe(2);
  });

  it('stores a slider that was left alone as the 5 that was shown', () => {
    expect(walked({ answers: {}, currentQuestion: 2 }, next)).toEqual({
      answers: { experience_level: 5 },
      currentQuestion: 3,
    });
  });

  it('stores the one of two sliders that was left alone', () => {
    const place = { answers: { self_talk: { anxious_calm: 9 } }, currentQuestion: 20 };
    expect(walked(place, next).answers).toEqual({ self_talk: { critical_supportive: 5, anxious_calm: 9 } });
  });

  it('stores nothing on the way back', () => {
    expect(walked({ answers: {}, currentQuestion: 2 }, back)).toEqual({ answers: {}, currentQuestion: 1 });
  });

  it('stays on the first question with Back and on the last one with Next', () => {
    expect(walked({ answers: {}, currentQuestion: 1 }, back).currentQuestion).toBe(1);
    const last = { answers: { success_metrics: ['clarity' as const] }, currentQuestion: 27 };
    expect(walked(last, next).currentQuestion).toBe(27);
  });

  it('goes from a number that does not exist to the first question, with all answers', () => {
    const lost = { answers: { experience_level: 7 }, currentQuestion: 40 };
    expect(walked(lost, next)).toBe(lost);
    expect(walked(lost, { kind: 'first' })).toEqual({ answers: { experience_level: 7 }, currentQuestion: 1 });
  });
});

describe('the first open question', () => {
  it('is the first one without an answer', () => {
    expect(firstOpenQuestion({})).toBe(1);
    expect(firstOpenQuestion({ goals: ['focus'], nationality: 'NP' })).toBe(2);
    expect(firstOpenQuestion({ goals: [] })).toBe(1);
  });
});

describe('whether answers were changed', () => {
  it('looks at the answers, not at the order in which they were given', () => {
    const stored = { goals: ['focus' as const], experience_level: 3 };
    expect(isChanged(stored, { experience_level: 3, goals: ['focus'] })).toBe(false);
    expect(isChanged(stored, { experience_level: 4, goals: ['focus'] })).toBe(true);
    expect(isChanged(stored, { experience_level: 3 })).toBe(true);
  });
});

describe('the percent of a question', () => {
  it('is its number among all, rounded', () => {
    expect([1, 16, 26, 27].map(percentAt)).toEqual([4, 59, 96, 100]);
  });

  it('never falls from one question to the next', () => {
    const percents = questions.map(({ number }) => percentAt(number));
    expect(percents).toEqual([...percents].sort((one, other) => one - other));
  });
});
