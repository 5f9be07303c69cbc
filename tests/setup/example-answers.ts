import { type QuestionnaireResults, resultsOf } from '#domain/onboarding/answers.ts';

/** A whole questionnaire, completed `at` an ISO instant; with an answer from before that is asked no more. */
export function wholeAnswers(at: string): QuestionnaireResults {
  const results = resultsOf(
    {
      goals: ['focus', 'sleep'],
      experience_level: 4,
      nationality: 'DE',
      residence_country: 'Other',
      age_range: '35-44',
      time_commitment: '20-30min',
      learning_styles: ['reading', 'data'],
      energy_pattern: 'morning',
      stress_triggers: ['work_pressure'],
      coping_mechanisms: ['exercise', 'breathing'],
      sleep_pattern: 7,
      technology_relationship: 'balanced',
      physical_activity: 'moderate',
      social_environment: ['family', 'friends'],
      attention_focus: 5,
      mind_wandering: ['future_plans'],
      emotional_awareness: 6,
      rumination_patterns: 'sometimes',
      decision_making: 'analytical',
      self_talk: { critical_supportive: 3, anxious_calm: 8 },
      perfectionism: 'high',
      openness_experience: 9,
      mindfulness_knowledge: {
        present_moment: 1,
        non_judgmental: 2,
        acceptance: 3,
        mindful_breathing: 4,
        body_awareness: 5,
      },
      posture_preferences: ['chair', 'walking'],
      sensory_preferences: { sound: ['Silence'], lighting: ['Candles'], scents: ['No scents'] },
      anticipated_barriers: ['time', 'restless_mind'],
      success_metrics: ['clarity'],
    },
    at,
  );
  return { ...results, lifestyle_patterns: { ...results.lifestyle_patterns, occupation: 'Nurse' } };
}
