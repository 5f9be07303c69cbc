import { describe, expect, it } from 'vitest';
import { selfAssessmentStart } from './self-assessment-start.ts';

const completed = (completedAt: string) => ({
  responses: { goals: ['walk more'] },
  completedAt,
  readyForStageOne: true,
});
const draft = { lists: { worries: ['rent'] }, currentQuestion: 8, timestamp: '2026-11-21T06:00:00Z' };

describe('where the self-assessment opens', () => {
  it('is the first question for somebody new', () => {
    expect(selfAssessmentStart(undefined, undefined, undefined)).toEqual({
      lists: {},
      typed: '',
      currentQuestion: 1,
    });
  });

  it('is the kept question, with the text that was not added yet', () => {
    expect(selfAssessmentStart({ ...draft, typed: 'the jo' }, undefined, 9)).toEqual({
      lists: { worries: ['rent'] },
      typed: 'the jo',
      currentQuestion: 8,
    });
  });

  it('is the stored entries once it was completed, at the question that is asked for', () => {
    const data = completed('2026-11-20T06:00:00Z');
    expect(selfAssessmentStart(undefined, data, undefined)).toMatchObject({
      lists: { goals: ['walk more'] },
      currentQuestion: 1,
    });
    expect(selfAssessmentStart(undefined, data, 9).currentQuestion).toBe(9);
  });

  it('is the stored entries when the completion came after what was kept', () => {
    expect(selfAssessmentStart(draft, completed('2026-11-22T06:00:00Z'), undefined).lists).toEqual({
      goals: ['walk more'],
    });
  });

  it.each([0, 10, 1.5, '9', null, {}])('is the first question where %j is asked for', (wanted) => {
    expect(selfAssessmentStart(undefined, undefined, wanted).currentQuestion).toBe(1);
  });
});
