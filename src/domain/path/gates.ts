import type { WritableProfile } from '../profile/profile.ts';
import type { Mark } from './marks.ts';

/** Whether practice may begin: stages 1 to 6 need the self-assessment (A § 4, B § 6). */
export function practiceGate(profile: WritableProfile): 'open' | 'assessment-needed' {
  return profile.assessmentCompleted ? 'open' : 'assessment-needed';
}

/**
 * Where onboarding stands: the questionnaire comes first, then the introduction until it was finished or skipped. A
 * completed self-assessment, on whatever device, says that the introduction was seen (A § 4).
 */
export function onboardingStep(
  profile: WritableProfile,
  marks: readonly Mark[],
): 'questionnaire' | 'introduction' | 'home' {
  if (!profile.questionnaireCompleted) return 'questionnaire';
  const wasSeen = profile.assessmentCompleted || marks.some(({ key }) => key === 'introduction');
  return wasSeen ? 'home' : 'introduction';
}
