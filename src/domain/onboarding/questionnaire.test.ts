import { describe, expect, it } from 'vitest';
import { barrierConcern, phaseOf, type Question, questionOf, questions } from './questionnaire.ts';

/** Number, key, kind and number of choices or parts (A § 3). */
const table = [
  [1, 'goals', 'multi', 8],
  [2, 'experience_level', 'slider', 0],
  [3, 'nationality', 'country', 0],
  [4, 'residence_country', 'country', 0],
  [5, 'age_range', 'single', 6],
  [6, 'time_commitment', 'single', 5],
  [7, 'learning_styles', 'multi', 7],
  [8, 'energy_pattern', 'single', 6],
  [9, 'stress_triggers', 'multi', 8],
  [10, 'coping_mechanisms', 'multi', 10],
  [11, 'sleep_pattern', 'slider', 0],
  [12, 'technology_relationship', 'single', 6],
  [13, 'physical_activity', 'single', 5],
  [14, 'social_environment', 'multi', 7],
  [15, 'attention_focus', 'slider', 0],
  [16, 'mind_wandering', 'multi', 7],
  [17, 'emotional_awareness', 'slider', 0],
  [18, 'rumination_patterns', 'single', 5],
  [19, 'decision_making', 'single', 6],
  [20, 'self_talk', 'sliders', 2],
  [21, 'perfectionism', 'single', 5],
  [22, 'openness_experience', 'slider', 0],
  [23, 'mindfulness_knowledge', 'ratings', 5],
  [24, 'posture_preferences', 'multi', 6],
  [25, 'sensory_preferences', 'groups', 3],
  [26, 'anticipated_barriers', 'multi', 8],
  [27, 'success_metrics', 'multi', 10],
] as const;

function choicesOf(question: Question): readonly unknown[] {
  if ('values' in question) return question.values;
  if ('parts' in question) return question.parts;
  return 'groups' in question ? question.groups : [];
}

it('has 27 questions', () => {
  expect(questions).toHaveLength(27);
});

it.each(table)('question %i is %s, %s with %i choices or parts', (number, key, kind, size) => {
  const question = questionOf(number);
  expect(question).toMatchObject({ number, key, kind });
  const inside = question ? choicesOf(question) : [];
  expect(inside).toHaveLength(size);
  expect(new Set(inside).size).toBe(size);
});

it.each([0, 28, 1.5, Number.NaN])('there is no question %f', (number) => {
  expect(questionOf(number)).toBeUndefined();
});

describe('the phase of a question', () => {
  it.each([
    [1, 'demographics'],
    [7, 'demographics'],
    [8, 'lifestyle_patterns'],
    [14, 'lifestyle_patterns'],
    [15, 'thinking_patterns'],
    [22, 'thinking_patterns'],
    [23, 'mindfulness_specific'],
    [27, 'mindfulness_specific'],
    [0, undefined],
    [28, undefined],
  ])('%i is %s', (number, key) => {
    expect(phaseOf(number)?.key).toBe(key);
  });
});

it('weighs every barrier', () => {
  expect(barrierConcern).toEqual({
    time: 'high',
    restless_mind: 'high',
    motivation: 'medium',
    skepticism: 'medium',
    not_knowing: 'medium',
    physical: 'low',
    self_conscious: 'low',
    falling_asleep: 'low',
  });
});
