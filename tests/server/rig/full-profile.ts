import { resultsOf } from '#domain/onboarding/answers.ts';
import { withQuestionnaire, withSelfAssessment } from '#domain/profile/onboarding-profile.ts';
import type { UserProfile } from '#domain/profile/profile.ts';

const at = '2026-11-21T06:30:00.000Z';

/** The profile of someone who has done the whole onboarding, with words in several scripts. */
export function fullProfile(profile: UserProfile): UserProfile {
  const results = resultsOf(
    {
      goals: ['stress', 'focus'],
      experience_level: 5,
      nationality: 'DE',
      residence_country: 'Other',
      age_range: '35-44',
      self_talk: { critical_supportive: 3, anxious_calm: 7 },
      sensory_preferences: { sound: ['Silence'], lighting: ['Candles'], scents: [] },
    },
    at,
  );
  const named = {
    ...profile,
    displayName: 'Ada – 愛 “Łódź” 🪷\n\u2028',
    practiceTime: '__proto__ is only a text here',
  };
  return withSelfAssessment(
    withQuestionnaire(named, results),
    {
      responses: { 'food-preferences': ['Äpfel', 'chaï'], worries: ['the "end"', '</script>'] },
      completedAt: at,
      readyForStageOne: true,
    },
    at,
  );
}
