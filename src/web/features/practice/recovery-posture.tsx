import { recoveryPostureWords } from '#content/recovery/postures.ts';
import { recoveryWizardWords } from '#content/recovery/wizard.ts';
import { type RecoveryPosture as Posture, recoveryPostures } from '#domain/recovery/postures.ts';
import type { RecoveryPractice } from '#domain/recovery/practices.ts';
import { PostureSelection } from './posture-selection.tsx';
import { RecoveryEyebrow } from './recovery-eyebrow.tsx';

interface RecoveryPostureProps {
  practice: RecoveryPractice;
  onStart: (posture: Posture) => void;
  onBack: () => void;
}

/** The posture of a Mind Recovery practice: three to choose from (B § 2). */
export function RecoveryPosture({ practice, onStart, onBack }: RecoveryPostureProps) {
  return (
    <PostureSelection
      eyebrow={<RecoveryEyebrow practice={practice} step="posture" />}
      lead={recoveryWizardWords.postureLead}
      offered={recoveryPostures}
      words={recoveryPostureWords}
      onStart={onStart}
      onBack={onBack}
    />
  );
}
