import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import {
  type Answers,
  answersSchema,
  completionRate,
  isAnswered,
  type PartialAnswers,
  parseDraftAnswers,
  partialAnswersSchema,
  questionnaireResultsSchema,
  resultsOf,
  shownAnswers,
  toggled,
} from './answers.ts';
import { type Question, type QuestionKey, questions } from './questionnaire.ts';

const completedAt = '2026-11-21T06:30:00Z';

const whole: Answers = {
  goals: ['focus', 'sleep'],
  experience_level: 3,
  nationality: 'NP',
  residence_country: 'Other',
  age_range: '35-44',
  time_commitment: '10-20min',
  learning_styles: ['reading'],
  energy_pattern: 'morning',
  stress_triggers: ['family'],
  coping_mechanisms: ['breathing'],
  sleep_pattern: 7,
  technology_relationship: 'balanced',
  physical_activity: 'light',
  social_environment: ['alone'],
  attention_focus: 4,
  mind_wandering: ['future_plans'],
  emotional_awareness: 6,
  rumination_patterns: 'sometimes',
  decision_making: 'mixed',
  self_talk: { critical_supportive: 2, anxious_calm: 9 },
  perfectionism: 'high',
  openness_experience: 10,
  mindfulness_knowledge: {
    present_moment: 1,
    non_judgmental: 2,
    acceptance: 3,
    mindful_breathing: 4,
    body_awareness: 5,
  },
  posture_preferences: ['chair'],
  sensory_preferences: { sound: ['Silence'], lighting: ['Candles'], scents: ['No scents'] },
  anticipated_barriers: ['time'],
  success_metrics: ['clarity'],
};

function question(key: QuestionKey): Question {
  const found = questions.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`no question ${key}`);
  return found;
}

describe('an answer counts as given', () => {
  it.each<[QuestionKey, PartialAnswers, boolean]>([
    ['goals', {}, false],
    ['goals', { goals: [] }, false],
    ['goals', { goals: ['focus'] }, true],
    ['experience_level', {}, true],
    ['experience_level', { experience_level: 1 }, true],
    ['nationality', {}, false],
    ['nationality', { residence_country: 'NP' }, false],
    ['nationality', { nationality: 'NP' }, true],
    ['residence_country', { nationality: 'NP' }, false],
    ['age_range', {}, false],
    ['age_range', { age_range: '65+' }, true],
    ['self_talk', {}, true],
    ['self_talk', { self_talk: { anxious_calm: 3 } }, true],
    ['mindfulness_knowledge', {}, false],
    ['mindfulness_knowledge', { mindfulness_knowledge: { ...whole.mindfulness_knowledge } }, true],
    [
      'mindfulness_knowledge',
      {
        mindfulness_knowledge: { present_moment: 1, non_judgmental: 1, acceptance: 1, mindful_breathing: 1 },
      },
      false,
    ],
    ['sensory_preferences', {}, false],
    ['sensory_preferences', { sensory_preferences: { sound: ['Silence'], lighting: ['Candles'] } }, false],
    [
      'sensory_preferences',
      { sensory_preferences: { sound: ['Silence'], lighting: ['Candles'], scents: [] } },
      false,
    ],
    ['sensory_preferences', { sensory_preferences: whole.sensory_preferences }, true],
  ])('%s with %j: %s', (key, answers, given) => {
    expect(isAnswered(question(key), answers)).toBe(given);
  });

  it.each(questions.map(({ key }) => key))('%s, once it was answered', (key) => {
    expect(isAnswered(question(key), whole)).toBe(true);
  });
});

describe('a slider as it is shown', () => {
  it.each(questions.filter(({ kind }) => kind === 'slider').map(({ key }) => key))(
    'stores 5 for %s that was not moved',
    (key) => {
      expect(shownAnswers(question(key), {})).toEqual({ [key]: 5 });
      expect(shownAnswers(question(key), { [key]: undefined })).toEqual({ [key]: 5 });
      expect(shownAnswers(question(key), { [key]: 1 })).toEqual({ [key]: 1 });
    },
  );

  it('stores both of two', () => {
    expect(shownAnswers(question('self_talk'), {})).toEqual({
      self_talk: { critical_supportive: 5, anxious_calm: 5 },
    });
    expect(shownAnswers(question('self_talk'), { self_talk: { anxious_calm: 9 } })).toEqual({
      self_talk: { critical_supportive: 5, anxious_calm: 9 },
    });
  });

  it('leaves every other question and every other answer alone', () => {
    const answers: PartialAnswers = { goals: ['focus'] };
    for (const { key, kind } of questions) {
      const shown = shownAnswers(question(key), answers);
      expect(shown.goals).toEqual(['focus']);
      expect(Object.keys(shown)).toHaveLength(kind === 'slider' || kind === 'sliders' ? 2 : 1);
    }
  });
});

it('toggles a value in and out of a list', () => {
  expect(toggled(undefined, 'a')).toEqual(['a']);
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  const list = ['a'];
  toggled(list, 'a');
  expect(list).toEqual(['a']);
});

describe('the completion rate', () => {
  it.each<[string, PartialAnswers, number]>([
    ['nothing, where no slider was shown either', {}, 0],
    ['one answer', { goals: ['focus'] }, 4],
    ['an emptied list', { goals: [] }, 0],
    ['half of two sliders', { self_talk: { anxious_calm: 5 } }, 0],
    ['everything', whole, 100],
    ['everything but one', { ...whole, success_metrics: [] }, 96],
  ])('of %s', (_, answers, rate) => {
    expect(completionRate(answers)).toBe(rate);
  });
});

describe('the finished questionnaire', () => {
  it('is grouped as documented', () => {
    const results = resultsOf(whole, completedAt);
    expect(
      Object.entries(results).map(([group, answers]) => [group, Object.keys(answers).toSorted()]),
    ).toEqual([
      [
        'demographics',
        [
          'age_range',
          'experience_level',
          'goals',
          'learning_styles',
          'nationality',
          'residence_country',
          'time_commitment',
        ],
      ],
      [
        'lifestyle_patterns',
        [
          'coping_mechanisms',
          'energy_pattern',
          'physical_activity',
          'sleep_pattern',
          'social_environment',
          'stress_triggers',
          'technology_relationship',
        ],
      ],
      [
        'thinking_patterns',
        [
          'attention_focus',
          'decision_making',
          'emotional_awareness',
          'mind_wandering',
          'openness_experience',
          'perfectionism',
          'rumination_patterns',
          'self_talk',
        ],
      ],
      [
        'mindfulness_specific',
        [
          'anticipated_barriers',
          'mindfulness_knowledge',
          'posture_preferences',
          'sensory_preferences',
          'success_metrics',
        ],
      ],
      ['metadata', ['completion_date', 'completion_rate', 'total_questions']],
    ]);
    expect(results.metadata).toEqual({
      completion_date: completedAt,
      total_questions: 27,
      completion_rate: 100,
    });
    expect(questionnaireResultsSchema.parse(results)).toEqual(results);
    const { demographics, lifestyle_patterns, thinking_patterns, mindfulness_specific } = results;
    expect({
      ...demographics,
      ...lifestyle_patterns,
      ...thinking_patterns,
      ...mindfulness_specific,
    }).toEqual(whole);
  });

  it('holds no answer that was not given, and none that was half given', () => {
    const results = resultsOf(
      {
        goals: ['focus'],
        stress_triggers: [],
        self_talk: { anxious_calm: 2 },
        mindfulness_knowledge: { acceptance: 2 },
        sensory_preferences: { sound: ['Silence'] },
      },
      completedAt,
    );
    expect(results).toEqual({
      demographics: { goals: ['focus'] },
      lifestyle_patterns: {},
      thinking_patterns: {},
      mindfulness_specific: {},
      metadata: { completion_date: completedAt, total_questions: 27, completion_rate: 4 },
    });
    expect(questionnaireResultsSchema.safeParse(results).success).toBe(true);
  });
});

describe('a stored draft', () => {
  it('is read back as it was', () => {
    expect(parseDraftAnswers(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
    expect(partialAnswersSchema.parse(whole)).toEqual(whole);
  });

  it.each<[string, unknown, PartialAnswers]>([
    ['nothing', undefined, {}],
    ['null', null, {}],
    ['a text', 'goals', {}],
    ['a list', ['goals'], {}],
    ['an unknown key', { gender: 'other', age_range: '65+' }, { age_range: '65+' }],
    ['a wrong type', { goals: 'focus', age_range: 5, sleep_pattern: '5' }, {}],
    ['an unknown value', { age_range: '17', perfectionism: 'low' }, { perfectionism: 'low' }],
    ['an unknown value in a list', { goals: ['focus', 'fame', 3] }, { goals: ['focus'] }],
    [
      'a slider out of bounds',
      { sleep_pattern: 11, attention_focus: 0, experience_level: 1.5, openness_experience: 10 },
      { openness_experience: 10 },
    ],
    [
      'a country that is no code',
      { nationality: 'Nepal', residence_country: 'NP' },
      { residence_country: 'NP' },
    ],
    [
      'half an answer',
      { self_talk: { anxious_calm: 2, critical_supportive: 'x', other: 1 } },
      { self_talk: { anxious_calm: 2 } },
    ],
    [
      'some ratings',
      { mindfulness_knowledge: { acceptance: 5, present_moment: 6 } },
      { mindfulness_knowledge: { acceptance: 5 } },
    ],
    [
      'some groups',
      { sensory_preferences: { sound: ['Silence', 7], lighting: 'dim' } },
      { sensory_preferences: { sound: ['Silence'] } },
    ],
    ['an inherited key', Object.create({ age_range: '65+' }), {}],
    [
      'a hostile key',
      JSON.parse('{"__proto__":{"age_range":"65+"},"perfectionism":"low"}'),
      {
        perfectionism: 'low',
      },
    ],
  ])('with %s keeps what fits', (_, raw, answers) => {
    expect(parseDraftAnswers(raw)).toEqual(answers);
  });

  it('never throws, and what it keeps fits and is kept again', () => {
    const keyed = fc.dictionary(
      fc.constantFrom(...questions.map(({ key }) => key)),
      fc.oneof(
        fc.anything(),
        fc.array(fc.constantFrom('focus', 'sleep', 'time')),
        fc.integer({ min: 0, max: 11 }),
        fc.record({ anxious_calm: fc.integer({ min: 0, max: 11 }), acceptance: fc.nat(6) }),
      ),
    );
    holds(
      fc.property(fc.oneof(keyed, fc.anything()), (raw) => {
        const kept = parseDraftAnswers(raw);
        expect(parseDraftAnswers(kept)).toEqual(kept);
        for (const [key, value] of Object.entries(kept)) {
          if (typeof value === 'object' && !Array.isArray(value)) continue;
          expect(answersSchema.shape[key as QuestionKey].safeParse(value).success).toBe(true);
        }
        const rate = completionRate(kept);
        expect(rate).toBeGreaterThanOrEqual(0);
        expect(rate).toBeLessThanOrEqual(100);
        expect(questionnaireResultsSchema.safeParse(resultsOf(kept, completedAt)).success).toBe(true);
      }),
    );
  });
});
