import { describe, expect, it } from 'vitest';
import { type PartialAnswers, resultsOf } from '#domain/onboarding/answers.ts';
import { questionnaireStart, storedAnswers } from './questionnaire-start.ts';

const earlier = '2026-11-20T06:00:00Z';
const later = '2026-11-21T06:00:00Z';
const answers: PartialAnswers = { goals: ['focus'], experience_level: 3, nationality: 'NP' };
const draft = { answers, currentQuestion: 3, timestamp: later };

describe('where the questionnaire opens', () => {
  it('is the first question for somebody new', () => {
    expect(questionnaireStart(undefined, undefined)).toEqual({ answers: {}, currentQuestion: 1 });
  });

  it('is the kept question with the kept answers', () => {
    expect(questionnaireStart(draft, undefined)).toEqual({ answers, currentQuestion: 3 });
  });

  it('is the first question with the stored answers once it was completed', () => {
    expect(questionnaireStart(undefined, resultsOf(answers, earlier))).toEqual({
      answers,
      currentQuestion: 1,
    });
  });

  it('is what was kept after a completion', () => {
    expect(questionnaireStart(draft, resultsOf({}, earlier)).currentQuestion).toBe(3);
  });

  it('is the stored answers when the completion came after what was kept', () => {
    const old = { answers: {}, currentQuestion: 1, timestamp: earlier };
    expect(questionnaireStart(old, resultsOf(answers, later)).answers).toEqual(answers);
  });

  it('goes back to a question whose kept answer could not be read', () => {
    const torn = { answers: { goals: ['focus' as const] }, currentQuestion: 12, timestamp: later };
    expect(questionnaireStart(torn, undefined).currentQuestion).toBe(2);
  });

  it('keeps a number that no question has, to be told', () => {
    expect(questionnaireStart({ ...draft, currentQuestion: 40 }, undefined).currentQuestion).toBe(40);
  });

  it('opens what was kept also where its time cannot be read', () => {
    const untimed = { ...draft, timestamp: 'yesterday' };
    expect(questionnaireStart(untimed, resultsOf({}, earlier)).currentQuestion).toBe(3);
  });
});

describe('the stored answers', () => {
  it('come out of their four groups', () => {
    const given: PartialAnswers = {
      goals: ['focus'],
      sleep_pattern: 4,
      self_talk: { critical_supportive: 2, anxious_calm: 8 },
      success_metrics: ['clarity'],
    };
    expect(storedAnswers(resultsOf(given, earlier))).toEqual(given);
  });
});
