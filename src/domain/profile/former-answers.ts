/**
 * Answers that My Details has labels for and that the questionnaire does not ask (A § 2). Each is shown only where it is
 * stored.
 */
export const formerAnswers = [
  'gender',
  'marital_status',
  'children',
  'occupation',
  'work_stress',
  'income_comfort',
  'living_situation',
  'health_status',
  'daily_challenges',
  'motivation',
  'motivation_patterns',
  'lasting_happiness',
] as const;
export type FormerAnswer = (typeof formerAnswers)[number];
