import { recoveryNames } from '#content/recovery/names.ts';
import { recoveryHubWords, recoveryWizardWords } from '#content/recovery/wizard.ts';
import type { RecoveryPractice } from '#domain/recovery/practices.ts';
import { classes } from '#ui/classes.ts';
import { type RecoveryStep, recoverySteps } from './practice-steps.ts';

interface RecoveryEyebrowProps {
  practice: RecoveryPractice;
  step: RecoveryStep;
  /** Where the practice's name is the title already. */
  isNamed?: boolean;
}

/** Above the title of each step: which practice it is, and where in it one is (B § 2). */
export function RecoveryEyebrow({ practice, step, isNamed }: RecoveryEyebrowProps) {
  const { key, minutes } = practice;
  return (
    <>
      <span className="block">
        {isNamed ? recoveryHubWords.title : recoveryWizardWords.practice(recoveryNames[key], minutes)}
      </span>
      <span className="mt-2 mb-3 flex flex-wrap gap-x-2.5 text-sm font-normal tracking-normal normal-case">
        {recoverySteps.map((one, index) => (
          <span key={one} aria-current={one === step ? 'step' : undefined} className="flex gap-x-2.5">
            {index > 0 && <span aria-hidden="true">›</span>}
            <span className={classes(one === step && 'font-semibold text-accent')}>
              {recoveryWizardWords.steps[one]}
            </span>
          </span>
        ))}
      </span>
    </>
  );
}
