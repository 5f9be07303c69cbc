import * as z from 'zod/mini';
import { questionnaireResultsSchema } from '../onboarding/answers.ts';
import { selfAssessmentDataSchema } from '../onboarding/self-assessment.ts';
import { instantSchema } from '../practice/session.ts';
import { type Role, roles } from './roles.ts';

const count = z.int().check(z.nonnegative(), z.lte(1_000_000_000));
const shortText = z.string().check(z.maxLength(500));

/** What a person prefers (A § 3). */
export const preferencesSchema = z.object({
  defaultSessionDuration: z.int().check(z.gte(1), z.lte(120)),
  reminderEnabled: z.boolean(),
  favoriteStages: z.array(z.int().check(z.gte(1), z.lte(6))).check(z.maxLength(6)),
  optimalPracticeTime: shortText,
  notifications: z.object({
    dailyReminder: z.boolean(),
    streakReminder: z.boolean(),
    weeklyProgress: z.boolean(),
  }),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** The device's own summary of its sessions (A § 3). Checked for range, trusted for nothing. */
export const currentProgressSchema = z.object({
  currentStage: z.int().check(z.gte(1), z.lte(6)),
  currentTLevel: shortText,
  totalSessions: count,
  totalMinutes: count,
  longestStreak: count,
  currentStreak: count,
  averageQuality: z.number().check(z.gte(0), z.lte(10)),
  averagePresentPercentage: z.number().check(z.gte(0), z.lte(100)),
});
export type CurrentProgress = z.infer<typeof currentProgressSchema>;

/** What onboarding left behind (A § 3). */
export const onboardingDataSchema = z.object({
  questionnaireAnswers: z.optional(questionnaireResultsSchema),
  selfAssessmentResults: z.optional(selfAssessmentDataSchema),
  questionnaireCompleted: z.boolean(),
  assessmentCompleted: z.boolean(),
  onboardingCompletedAt: z.optional(instantSchema),
});
export type OnboardingData = z.infer<typeof onboardingDataSchema>;

/** The fields of a profile that its owner may write (A § 3, § 7). */
export const writableProfileSchema = z.object({
  displayName: shortText,
  experienceLevel: shortText,
  goals: z.array(shortText).check(z.maxLength(100)),
  practiceTime: shortText,
  frequency: shortText,
  assessmentCompleted: z.boolean(),
  currentStage: shortText,
  currentTLevel: shortText,
  questionnaireCompleted: z.boolean(),
  questionnaireAnswers: z.optional(questionnaireResultsSchema),
  selfAssessmentData: z.optional(selfAssessmentDataSchema),
  enhancedProfile: z.object({
    onboardingData: onboardingDataSchema,
    preferences: preferencesSchema,
    currentProgress: currentProgressSchema,
  }),
});
export type WritableProfile = z.infer<typeof writableProfileSchema>;

/** The whole profile as the server answers it and the device keeps it (A § 3). */
export const userProfileSchema = z.extend(writableProfileSchema, {
  uid: z.string().check(z.minLength(1)),
  email: z.string(),
  role: z.enum(roles),
});
export type UserProfile = z.infer<typeof userProfileSchema>;

/** What a new account's profile starts with (A § 3). */
export function newProfile(identity: {
  uid: string;
  email: string;
  displayName: string;
  role?: Role;
}): UserProfile {
  return {
    uid: identity.uid,
    email: identity.email,
    role: identity.role ?? 'user',
    displayName: identity.displayName,
    experienceLevel: '',
    goals: [],
    practiceTime: '',
    frequency: '',
    assessmentCompleted: false,
    currentStage: 'questionnaire',
    currentTLevel: 't1',
    questionnaireCompleted: false,
    enhancedProfile: {
      onboardingData: { questionnaireCompleted: false, assessmentCompleted: false },
      preferences: {
        defaultSessionDuration: 20,
        reminderEnabled: true,
        favoriteStages: [1],
        optimalPracticeTime: 'morning',
        notifications: { dailyReminder: true, streakReminder: true, weeklyProgress: true },
      },
      currentProgress: {
        currentStage: 1,
        currentTLevel: 'Beginner',
        totalSessions: 0,
        totalMinutes: 0,
        longestStreak: 0,
        currentStreak: 0,
        averageQuality: 0,
        averagePresentPercentage: 0,
      },
    },
  };
}
