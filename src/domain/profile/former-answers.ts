import * as z from 'zod/mini';

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

const text = z.string().check(z.maxLength(500));
const formerValueSchema = z.union([text, z.number(), z.boolean(), z.array(text).check(z.maxLength(100))]);
export type FormerValue = z.infer<typeof formerValueSchema>;

const former = z.optional(formerValueSchema);

/** Such answers, as they may stand beside those of a group of the questionnaire. */
export const formerAnswersShape = {
  gender: former,
  marital_status: former,
  children: former,
  occupation: former,
  work_stress: former,
  income_comfort: former,
  living_situation: former,
  health_status: former,
  daily_challenges: former,
  motivation: former,
  motivation_patterns: former,
  lasting_happiness: former,
} as const satisfies Record<FormerAnswer, typeof former>;
