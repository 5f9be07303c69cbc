import { parseDraftAnswers, questionnaireResultsSchema, resultsOf } from '../onboarding/answers.ts';
import {
  type SelfAssessmentData,
  selfAssessmentDataSchema,
  selfAssessmentKeys,
  selfAssessmentListsSchema,
} from '../onboarding/self-assessment.ts';
import { withQuestionnaire, withSelfAssessment } from '../profile/onboarding-profile.ts';
import { newProfile, type UserProfile, writableProfileSchema } from '../profile/profile.ts';
import { type EarlierReading, type Fields, fieldsOf, instantOf } from './earlier-values.ts';

/** Single fields that are taken where they are as they should be (A § 3). */
const plainFields = ['displayName', 'experienceLevel', 'goals', 'practiceTime', 'frequency'] as const;

/** The answers of the questionnaire, grouped as they are stored or one beside the other (A § 3). */
function withAnswers(profile: UserProfile, stored: unknown, at: string): UserProfile {
  const grouped = questionnaireResultsSchema.safeParse(stored);
  if (grouped.success) return withQuestionnaire(profile, grouped.data);
  const groups = fieldsOf(stored);
  const flat = Object.assign({}, groups, ...Object.values(groups).map(fieldsOf)) as Fields;
  const answers = parseDraftAnswers(flat);
  return Object.keys(answers).length === 0 ? profile : withQuestionnaire(profile, resultsOf(answers, at));
}

/** The lists of the self-assessment, with their completion or bare (A § 3). A list that is not as it should be is left out. */
function assessmentOf(stored: unknown, { zone, at }: EarlierReading): SelfAssessmentData | undefined {
  const whole = selfAssessmentDataSchema.safeParse(stored);
  if (whole.success) return whole.data;
  const fields = fieldsOf(stored);
  const given = fieldsOf(fields.responses ?? fields);
  const lists = selfAssessmentKeys
    .filter((key) => Object.hasOwn(given, key))
    .map((key) => selfAssessmentListsSchema.safeParse({ [key]: given[key] }));
  const responses = Object.assign({}, ...lists.map((list) => (list.success ? list.data : {})));
  if (Object.keys(responses).length === 0) return undefined;
  return { responses, completedAt: instantOf(fields.completedAt, zone) ?? at, readyForStageOne: true };
}

/** The profile of an earlier app (A § 3); undefined where nothing of it can be taken. */
export function earlierProfile(value: unknown, reading: EarlierReading): UserProfile | undefined {
  const raw = fieldsOf(value);
  const fresh = newProfile(reading);
  const taken = plainFields
    .map((field) => [field, writableProfileSchema.shape[field].safeParse(raw[field])] as const)
    .filter(([, parsed]) => parsed.success)
    .map(([field, parsed]) => [field, parsed.data]);
  const onboarding = fieldsOf(fieldsOf(raw.enhancedProfile).onboardingData);
  const answered = withAnswers(
    { ...fresh, ...Object.fromEntries(taken) },
    raw.questionnaireAnswers ?? onboarding.questionnaireAnswers,
    reading.at,
  );
  const assessment = assessmentOf(raw.selfAssessmentData ?? onboarding.selfAssessmentResults, reading);
  const profile = assessment ? withSelfAssessment(answered, assessment, assessment.completedAt) : answered;
  return JSON.stringify(profile) === JSON.stringify(fresh) ? undefined : profile;
}
