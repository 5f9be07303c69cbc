import * as z from 'zod/mini';
import { instantSchema } from '../practice/session.ts';
import { type QuestionKey, type QuestionOf, questions, ratingBounds, sliderBounds } from './questionnaire.ts';

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

/** The finished questionnaire in the documented grouping (A § 3, 'Stored questionnaire result grouping'). */
export const questionnaireResultsSchema = z.object({
  demographics: z.pick(z.partial(answersSchema), {
    nationality: true,
    residence_country: true,
    age_range: true,
    goals: true,
    experience_level: true,
    time_commitment: true,
    learning_styles: true,
  }),
  lifestyle_patterns: z.pick(z.partial(answersSchema), {
    energy_pattern: true,
    stress_triggers: true,
    coping_mechanisms: true,
    sleep_pattern: true,
    technology_relationship: true,
    physical_activity: true,
    social_environment: true,
  }),
  thinking_patterns: z.pick(z.partial(answersSchema), {
    attention_focus: true,
    mind_wandering: true,
    emotional_awareness: true,
    rumination_patterns: true,
    decision_making: true,
    self_talk: true,
    perfectionism: true,
    openness_experience: true,
  }),
  mindfulness_specific: z.pick(z.partial(answersSchema), {
    mindfulness_knowledge: true,
    posture_preferences: true,
    sensory_preferences: true,
    anticipated_barriers: true,
    success_metrics: true,
  }),
  metadata: z.object({
    completion_date: instantSchema,
    total_questions: z.literal(27),
    completion_rate: z.number().check(z.gte(0), z.lte(100)),
  }),
});
export type QuestionnaireResults = z.infer<typeof questionnaireResultsSchema>;
