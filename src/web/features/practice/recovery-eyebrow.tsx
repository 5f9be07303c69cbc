import { recoveryNames } from '#content/recovery/names.ts';
import { recoveryWizardWords } from '#content/recovery/wizard.ts';
import type { RecoveryPractice } from '#domain/recovery/practices.ts';
import { classes } from '#ui/classes.ts';
import { type RecoveryStep, recoverySteps } from './practice-steps.ts';

/** Above the title of each step: which practice it is, and where in it one is (B § 2). */
export function RecoveryEyebrow({ practice, step }: { practice: RecoveryPractice; step: RecoveryStep }) {
  const { key, minutes } = practice;
  return (
    <>
      <span className="block">{recoveryWizardWords.practice(recoveryNames[key], minutes)}</span>
      <span className="mt-1.5 flex flex-wrap gap-x-2 tracking-normal normal-case">
        {recoverySteps.map((one, index) => (
          <span key={one} aria-current={one === step ? 'step' : undefined} className="flex gap-x-2">
            {index > 0 && <span aria-hidden="true">·</span>}
            <span className={classes(one === step && 'text-accent')}>{recoveryWizardWords.steps[one]}</span>
          </span>
        ))}
      </span>
    </>
  );
}
