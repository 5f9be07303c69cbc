import { recoveryMessages, recoveryWizardWords } from '#content/recovery/wizard.ts';
import type { Sit } from '#domain/practice/sit.ts';
import type { RecoveryPractice } from '#domain/recovery/practices.ts';
import { MatrixTimer } from './matrix-timer.tsx';
import { RecoverySetup } from './recovery-setup.tsx';
import { isRecovery, type Recovery } from './sit-plan.ts';

const words = { completeEarly: recoveryMessages.completeEarly, status: recoveryWizardWords.status };

/** The timer of a Mind Recovery practice: its setup, then the practice with the matrix (B § 4). */
export function RecoveryTimer({ practice, onBack }: { practice: RecoveryPractice; onBack: () => void }) {
  const { key } = practice;
  const isOurs = (sit: Sit): sit is Sit & { practice: Recovery } =>
    isRecovery(sit) && sit.practice.practice === key;
  return (
    <MatrixTimer
      practice={{ kind: 'recovery', practice: key }}
      isOurs={isOurs}
      words={words}
      setup={(given) => <RecoverySetup practice={practice} onBack={onBack} {...given} />}
    />
  );
}
