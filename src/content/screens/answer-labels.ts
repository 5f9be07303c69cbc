import type { QuestionKey } from '#domain/onboarding/questionnaire.ts';
import type { FormerAnswer } from '#domain/profile/former-answers.ts';

/** What each answer of the questionnaire is called in My Details (A § 2). The values are in questions/. */
export const answerLabels: Readonly<Record<QuestionKey, string>> = {
  goals: 'Goals',
  experience_level: 'Experience level',
  nationality: 'Nationality',
  residence_country: 'Country of residence',
  age_range: 'Age',
  time_commitment: 'Time commitment',
  learning_styles: 'Learning style',
  energy_pattern: 'Time of most energy',
  stress_triggers: 'What causes pressure',
  coping_mechanisms: 'Coping mechanisms',
  sleep_pattern: 'Sleep quality',
  technology_relationship: 'Phone and screens',
  physical_activity: 'Physical activity',
  social_environment: 'People around you',
  attention_focus: 'Staying with one thing',
  mind_wandering: 'Where the mind wanders',
  emotional_awareness: 'Noticing what you feel',
  rumination_patterns: 'Recurring thoughts',
  decision_making: 'Deciding',
  self_talk: 'How you speak to yourself',
  perfectionism: 'What you ask of yourself',
  openness_experience: 'Openness to new things',
  mindfulness_knowledge: 'Ideas you know',
  posture_preferences: 'Preferred postures',
  sensory_preferences: 'Surroundings',
  anticipated_barriers: 'What could get in the way',
  success_metrics: 'How you would know',
};

/** Labels of answers that are not asked; each is shown only where it is stored (A § 2). */
export const formerAnswerLabels: Readonly<Record<FormerAnswer, string>> = {
  gender: 'Gender',
  marital_status: 'Marital status',
  children: 'Children',
  occupation: 'Occupation',
  work_stress: 'Work stress',
  income_comfort: 'Income comfort',
  living_situation: 'Living situation',
  health_status: 'Health status',
  daily_challenges: 'Daily challenges',
  motivation: 'Motivation',
  motivation_patterns: 'Motivation patterns',
  lasting_happiness: 'Definition of lasting happiness',
};

/** Answers that are numbers: sliders from 1 to 10, ratings from 1 to 5. */
export const answerValueWords = {
  slider: (value: number) => `${value} of 10`,
  rating: (value: number) => `${value} of 5`,
  notAnswered: 'Not answered',
} as const;
