import * as z from 'zod/mini';
import { instantSchema } from '../practice/session.ts';
import { formerAnswersShape } from '../profile/former-answers.ts';
import {
  type PhaseKey,
  phaseOf,
  type Question,
  type QuestionKey,
  type QuestionOf,
  questions,
  ratingBounds,
  sliderBounds,
} from './questionnaire.ts';

const slider = z.int().check(z.gte(sliderBounds.minimum), z.lte(sliderBounds.maximum));
const rating = z.int().check(z.gte(ratingBounds.minimum), z.lte(ratingBounds.maximum));
const country = z.string().check(z.regex(/^(?:[A-Z]{2}|Other)$/));

type ChoiceKey = (QuestionOf<'multi'> | QuestionOf<'single'>)['key'];

function valuesOf<Key extends ChoiceKey>(key: Key) {
  const question = questions.find((candidate) => candidate.key === key);
  return (question as Extract<QuestionOf<'multi'> | QuestionOf<'single'>, { key: Key }>).values;
}
const single = <Key extends QuestionOf<'single'>['key']>(key: Key) => z.enum(valuesOf(key));
const multi = <Key extends QuestionOf<'multi'>['key']>(key: Key) => z.array(z.enum(valuesOf(key)));

/** Every answer by its key, with the values it may take (A § 3). */
export const answersSchema = z.object({
  goals: multi('goals'),
  experience_level: slider,
  nationality: country,
  residence_country: country,
  age_range: single('age_range'),
  time_commitment: single('time_commitment'),
  learning_styles: multi('learning_styles'),
  energy_pattern: single('energy_pattern'),
  stress_triggers: multi('stress_triggers'),
  coping_mechanisms: multi('coping_mechanisms'),
  sleep_pattern: slider,
  technology_relationship: single('technology_relationship'),
  physical_activity: single('physical_activity'),
  social_environment: multi('social_environment'),
  attention_focus: slider,
  mind_wandering: multi('mind_wandering'),
  emotional_awareness: slider,
  rumination_patterns: single('rumination_patterns'),
  decision_making: single('decision_making'),
  self_talk: z.object({ critical_supportive: slider, anxious_calm: slider }),
  perfectionism: single('perfectionism'),
  openness_experience: slider,
  mindfulness_knowledge: z.object({
    present_moment: rating,
    non_judgmental: rating,
    acceptance: rating,
    mindful_breathing: rating,
    body_awareness: rating,
  }),
  posture_preferences: multi('posture_preferences'),
  sensory_preferences: z.object({
    sound: z.array(z.string()),
    lighting: z.array(z.string()),
    scents: z.array(z.string()),
  }),
  anticipated_barriers: multi('anticipated_barriers'),
  success_metrics: multi('success_metrics'),
} satisfies Record<QuestionKey, unknown>);
export type Answers = z.infer<typeof answersSchema>;

/** Answers given so far; a group or a set of ratings may be half filled. */
export type PartialAnswers = {
  [Key in keyof Answers]?: Answers[Key] extends readonly unknown[] | string | number
    ? Answers[Key]
    : Partial<Answers[Key]>;
};

const partialAnswers = z.partial(answersSchema);

/**
 * The finished questionnaire in the documented grouping (A § 3, 'Stored questionnaire result grouping'). Answers that are
 * asked no more may stand in it, too.
 */
export const questionnaireResultsSchema = z.object({
  demographics: z.extend(
    z.pick(partialAnswers, {
      nationality: true,
      residence_country: true,
      age_range: true,
      goals: true,
      experience_level: true,
      time_commitment: true,
      learning_styles: true,
    }),
    formerAnswersShape,
  ),
  lifestyle_patterns: z.extend(
    z.pick(partialAnswers, {
      energy_pattern: true,
      stress_triggers: true,
      coping_mechanisms: true,
      sleep_pattern: true,
      technology_relationship: true,
      physical_activity: true,
      social_environment: true,
    }),
    formerAnswersShape,
  ),
  thinking_patterns: z.extend(
    z.pick(partialAnswers, {
      attention_focus: true,
      mind_wandering: true,
      emotional_awareness: true,
      rumination_patterns: true,
      decision_making: true,
      self_talk: true,
      perfectionism: true,
      openness_experience: true,
    }),
    formerAnswersShape,
  ),
  mindfulness_specific: z.extend(
    z.pick(partialAnswers, {
      mindfulness_knowledge: true,
      posture_preferences: true,
      sensory_preferences: true,
      anticipated_barriers: true,
      success_metrics: true,
    }),
    formerAnswersShape,
  ),
  metadata: z.object({
    completion_date: instantSchema,
    total_questions: z.literal(27),
    completion_rate: z.number().check(z.gte(0), z.lte(100)),
  }),
});
export type QuestionnaireResults = z.infer<typeof questionnaireResultsSchema>;

/** What is stored under a question's key so far, without knowing the question's kind. */
function storedUnder(answers: PartialAnswers, key: QuestionKey): unknown {
  return Object.hasOwn(answers, key) ? answers[key] : undefined;
}

/** What is stored under a part of an answer that has parts. */
function storedPart(answers: PartialAnswers, key: QuestionKey, part: string): unknown {
  const whole = storedUnder(answers, key);
  if (typeof whole !== 'object' || whole === null || !Object.hasOwn(whole, part)) return undefined;
  return (whole as Record<string, unknown>)[part];
}

const isChosen = (list: unknown) => Array.isArray(list) && list.length > 0;

/**
 * Whether a question's answer counts as given, so that Next is enabled: at least one option, a slider as it
 * stands, every rating, every group of the environment picker (A § 5).
 */
export function isAnswered(question: Question, answers: PartialAnswers): boolean {
  switch (question.kind) {
    case 'slider':
    case 'sliders':
      return true;
    case 'multi':
      return isChosen(storedUnder(answers, question.key));
    case 'single':
    case 'country':
      return storedUnder(answers, question.key) !== undefined;
    case 'ratings':
      return question.parts.every((part) => storedPart(answers, question.key, part) !== undefined);
    case 'groups':
      return question.groups.every((group) => isChosen(storedPart(answers, question.key, group.key)));
  }
}

/** The answers with a slider's shown 5 where nothing is stored yet, so that what is stored is what was shown. */
export function shownAnswers(question: Question, answers: PartialAnswers): PartialAnswers {
  if (question.kind === 'slider') {
    return { ...answers, [question.key]: answers[question.key] ?? sliderBounds.default };
  }
  if (question.kind !== 'sliders') return answers;
  const shown = Object.fromEntries(question.parts.map((part) => [part, sliderBounds.default]));
  return { ...answers, [question.key]: { ...shown, ...answers[question.key] } };
}

/** A list with a value taken out when it is in, and added at the end when it is not (A § 3). */
export function toggled<Value>(list: readonly Value[] | undefined, value: Value): Value[] {
  if (!list) return [value];
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
}

/** Whether an answer is stored and whole. A slider that was never shown is not. */
function isStored(question: Question, answers: PartialAnswers): boolean {
  if (question.kind === 'slider') return storedUnder(answers, question.key) !== undefined;
  if (question.kind === 'sliders') {
    return question.parts.every((part) => storedPart(answers, question.key, part) !== undefined);
  }
  return isAnswered(question, answers);
}

/** How much of the questionnaire is answered, in whole percent of its 27 questions. */
export function completionRate(answers: PartialAnswers): number {
  const answered = questions.filter((question) => isStored(question, answers));
  return Math.round((answered.length / questions.length) * 100);
}

/**
 * The finished questionnaire in the documented grouping (A § 3). An answer that is not there, or only half given, is
 * left out; `completedAt` is an ISO instant.
 */
export function resultsOf(answers: PartialAnswers, completedAt: string): QuestionnaireResults {
  const groupOf = (phase: PhaseKey) => {
    const inPhase = questions.filter(({ number }) => phaseOf(number)?.key === phase);
    const stored = inPhase.filter((question) => isStored(question, answers));
    return Object.fromEntries(stored.map(({ key }) => [key, answers[key]]));
  };
  return {
    demographics: groupOf('demographics'),
    lifestyle_patterns: groupOf('lifestyle_patterns'),
    thinking_patterns: groupOf('thinking_patterns'),
    mindfulness_specific: groupOf('mindfulness_specific'),
    metadata: {
      completion_date: completedAt,
      total_questions: questions.length,
      completion_rate: completionRate(answers),
    },
  };
}

const answerSchemas: Readonly<Record<string, z.core.$ZodType>> = answersSchema.shape;

/** A value that fits its schema; of an answer with parts, and of a list, what fits; else undefined. */
function fitting(schema: z.core.$ZodType, value: unknown): unknown {
  const whole = z.safeParse(schema, value);
  if (whole.success) return whole.data;
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    return value.filter((entry) => z.safeParse(schema.def.element, entry).success);
  }
  return schema instanceof z.ZodMiniObject ? fittingParts(schema.shape, value) : undefined;
}

/** The parts of an object that fit their schemas. */
function fittingParts(shape: Readonly<Record<string, z.core.$ZodType>>, raw: unknown): object | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const parts = Object.entries(shape)
    .filter(([key]) => Object.hasOwn(raw, key))
    .map(([key, schema]) => [key, fitting(schema, (raw as Record<string, unknown>)[key])] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(parts);
}

/** The answers of a stored draft. What does not fit is dropped, the rest is kept; never throws (B § 8). */
export function parseDraftAnswers(raw: unknown): PartialAnswers {
  return fittingParts(answerSchemas, raw) ?? {};
}

/** Decodes a draft with `parseDraftAnswers`, as part of a larger shape. */
export const partialAnswersSchema = z.pipe(z.unknown(), z.transform(parseDraftAnswers));
