import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type RecoveryPractice, recoveryPracticeOf } from '#domain/recovery/practices.ts';
import { recoveryAddress } from './practice-addresses.ts';
import { recoverySteps, stepNamed } from './practice-steps.ts';
import { RecoveryPosture } from './recovery-posture.tsx';
import { RecoveryReflection } from './recovery-reflection.tsx';
import { RecoveryTimer } from './recovery-timer.tsx';
import { usePracticeSteps } from './use-practice-steps.ts';

/** /mind-recovery/{practiceType}: posture, timer, reflection; an unknown practice leads to the hub (B § 2). */
export function RecoveryScreen() {
  const { practiceType = '' } = useParams({ strict: false });
  const practice = recoveryPracticeOf(practiceType);
  if (!practice) return <Navigate to="/mind-recovery" replace />;
  return <RecoveryFlow key={practice.key} practice={practice} />;
}

function RecoveryFlow({ practice }: { practice: RecoveryPractice }) {
  const navigate = useNavigate();
  const step = stepNamed(recoverySteps, useSearch({ strict: false }).step) ?? 'posture';
  const { titled, go, back } = usePracticeSteps({
    steps: recoverySteps,
    step,
    before: '/mind-recovery',
    open: (next, how) => void navigate({ ...recoveryAddress(practice.key, next), ...how }),
  });

  function part() {
    if (step === 'timer') return <RecoveryTimer practice={practice} onBack={back} />;
    if (step === 'posture') {
      return (
        <RecoveryPosture practice={practice} onStart={(posture) => go('timer', { posture })} onBack={back} />
      );
    }
    return <RecoveryReflection practice={practice} />;
  }

  return (
    <div ref={titled} className="contents">
      {part()}
    </div>
  );
}
