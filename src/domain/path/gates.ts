import type { MatrixStage, StageNumber } from '../practice/stages.ts';
import type { WritableProfile } from '../profile/profile.ts';
import type { Mark } from './marks.ts';
import type { Progress } from './progress.ts';

/** Whether practice may begin: stages 1 to 6 need the self-assessment (A § 4, B § 6). */
export function practiceGate(profile: WritableProfile): 'open' | 'assessment-needed' {
  return profile.assessmentCompleted ? 'open' : 'assessment-needed';
}

/** Whether a stage may be entered; if not, which one is asked for and how far the person is. */
export type StageGate = { kind: 'open' } | { kind: 'locked'; stage: MatrixStage; reached: StageNumber };

/** Whether a stage may be entered: those above the one that is reached are locked (B § 4, § 6). Stage 1 is always open. */
export function stageGate(stage: StageNumber, { stage: reached }: Pick<Progress, 'stage'>): StageGate {
  return stage === 1 || stage <= reached ? { kind: 'open' } : { kind: 'locked', stage, reached };
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
