/**
 * The 27 questions as data: number, stored key, kind of answer and the values it may take (A § 3, § 9).
 * The sentences are content, keyed by `key` and value.
 */
export const questions = [
  {
    number: 1,
    key: 'goals',
    kind: 'multi',
    values: [
      'meditation',
      'stress',
      'focus',
      'sleep',
      'resilience',
      'growth',
      'mental_health',
      'consciousness',
    ],
  },
  { number: 2, key: 'experience_level', kind: 'slider' },
  { number: 3, key: 'nationality', kind: 'country' },
  { number: 4, key: 'residence_country', kind: 'country' },
  {
    number: 5,
    key: 'age_range',
    kind: 'single',
    values: ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'],
  },
  {
    number: 6,
    key: 'time_commitment',
    kind: 'single',
    values: ['5-10min', '10-20min', '20-30min', '30+min', 'varies'],
  },
  {
    number: 7,
    key: 'learning_styles',
    kind: 'multi',
    values: ['reading', 'audio', 'visual', 'hands_on', 'community', 'data', 'creative'],
  },
  {
    number: 8,
    key: 'energy_pattern',
    kind: 'single',
    values: ['early_morning', 'morning', 'afternoon', 'evening', 'night', 'varies'],
  },
  {
    number: 9,
    key: 'stress_triggers',
    kind: 'multi',
    values: [
      'work_pressure',
      'social',
      'financial',
      'health',
      'technology',
      'uncertainty',
      'time_management',
      'family',
    ],
  },
  {
    number: 10,
    key: 'coping_mechanisms',
    kind: 'multi',
    values: [
      'exercise',
      'talk',
      'music',
      'entertainment',
      'social_media',
      'eat_drink',
      'rest',
      'work_harder',
      'avoid',
      'breathing',
    ],
  },
  { number: 11, key: 'sleep_pattern', kind: 'slider' },
  {
    number: 12,
    key: 'technology_relationship',
    kind: 'single',
    values: ['minimal', 'balanced', 'heavy', 'addicted', 'professional', 'social'],
  },
  {
    number: 13,
    key: 'physical_activity',
    kind: 'single',
    values: ['sedentary', 'light', 'moderate', 'very_active', 'athlete'],
  },
  {
    number: 14,
    key: 'social_environment',
    kind: 'multi',
    values: ['family', 'friends', 'colleagues', 'partner', 'online', 'alone', 'none'],
  },
  { number: 15, key: 'attention_focus', kind: 'slider' },
  {
    number: 16,
    key: 'mind_wandering',
    kind: 'multi',
    values: [
      'past_events',
      'future_plans',
      'current_problems',
      'creative_ideas',
      'relationships',
      'physical_sensations',
      'random_thoughts',
    ],
  },
  { number: 17, key: 'emotional_awareness', kind: 'slider' },
  {
    number: 18,
    key: 'rumination_patterns',
    kind: 'single',
    values: ['never', 'rarely', 'sometimes', 'often', 'constantly'],
  },
  {
    number: 19,
    key: 'decision_making',
    kind: 'single',
    values: ['analytical', 'intuitive', 'collaborative', 'impulsive', 'avoidant', 'mixed'],
  },
  { number: 20, key: 'self_talk', kind: 'sliders', parts: ['critical_supportive', 'anxious_calm'] },
  {
    number: 21,
    key: 'perfectionism',
    kind: 'single',
    values: ['realistic', 'high', 'perfectionist', 'flexible', 'low'],
  },
  { number: 22, key: 'openness_experience', kind: 'slider' },
  {
    number: 23,
    key: 'mindfulness_knowledge',
    kind: 'ratings',
    parts: ['present_moment', 'non_judgmental', 'acceptance', 'mindful_breathing', 'body_awareness'],
  },
  {
    number: 24,
    key: 'posture_preferences',
    kind: 'multi',
    values: ['chair', 'floor_cushion', 'lotus', 'lying_down', 'walking', 'standing'],
  },
  {
    number: 25,
    key: 'sensory_preferences',
    kind: 'groups',
    groups: [
      { key: 'sound', values: ['Silence', 'Nature sounds', 'Soft music', 'Guided voice', 'White noise'] },
      {
        key: 'lighting',
        values: ['Bright light', 'Dim lighting', 'Natural light', 'Candles', 'Darkness'],
      },
      {
        key: 'scents',
        values: ['No scents', 'Natural/outdoors', 'Incense', 'Essential oils', 'Candles'],
      },
    ],
  },
  {
    number: 26,
    key: 'anticipated_barriers',
    kind: 'multi',
    values: [
      'time',
      'motivation',
      'physical',
      'restless_mind',
      'skepticism',
      'self_conscious',
      'not_knowing',
      'falling_asleep',
    ],
  },
  {
    number: 27,
    key: 'success_metrics',
    kind: 'multi',
    values: [
      'calmer_stress',
      'better_sleep',
      'improved_focus',
      'emotional_balance',
      'self_awareness',
      'better_relationships',
      'physical_relaxation',
      'inner_peace',
      'clarity',
      'resilience',
    ],
  },
] as const;

export type Question = (typeof questions)[number];
export type QuestionKey = Question['key'];
export type QuestionKind = Question['kind'];

/** A question of one kind. */
export type QuestionOf<Kind extends QuestionKind> = Extract<Question, { kind: Kind }>;

/** The values that the choices of a question may take. */
export type ChoiceOf<Key extends QuestionKey> =
  Extract<Question, { key: Key }> extends { values: readonly (infer Value)[] } ? Value : never;

/** The four phases with the questions they hold, first and last included (A § 2). */
export const phases = [
  { key: 'demographics', first: 1, last: 7 },
  { key: 'lifestyle_patterns', first: 8, last: 14 },
  { key: 'thinking_patterns', first: 15, last: 22 },
  { key: 'mindfulness_specific', first: 23, last: 27 },
] as const;
export type Phase = (typeof phases)[number];
export type PhaseKey = Phase['key'];

/** Bounds and preset of every 1-10 slider, and bounds of the concept ratings (A § 5, § 9). */
export const sliderBounds = { minimum: 1, maximum: 10, default: 5 } as const;
export const ratingBounds = { minimum: 1, maximum: 5 } as const;

/** How much each anticipated barrier weighs (A § 3, question 26). */
export const barrierConcern = {
  time: 'high',
  restless_mind: 'high',
  motivation: 'medium',
  skepticism: 'medium',
  not_knowing: 'medium',
  physical: 'low',
  self_conscious: 'low',
  falling_asleep: 'low',
} as const satisfies Record<ChoiceOf<'anticipated_barriers'>, 'high' | 'medium' | 'low'>;

/** The question of a number, or undefined where there is none (A § 8: 'Question not found'). */
export function questionOf(number: number): Question | undefined {
  return questions.find((question) => question.number === number);
}

/** The phase that a question's number lies in, or undefined where there is no such question. */
export function phaseOf(number: number): Phase | undefined {
  return phases.find((phase) => number >= phase.first && number <= phase.last);
}
