import { recoveryPracticeWords } from '#content/recovery/practices.ts';
import { recoveryWizardWords } from '#content/recovery/wizard.ts';
import { setupWords } from '#content/screens/practice.ts';
import { recoveryPostures } from '#domain/recovery/postures.ts';
import type { RecoveryPractice } from '#domain/recovery/practices.ts';
import { Card } from '#ui/card.tsx';
import { RecoveryEyebrow } from './recovery-eyebrow.tsx';
import { TapSetup, type TapSetupProps, useChosenPosture } from './tap-setup.tsx';

/** The setup of a Mind Recovery practice: its own length, and what to do in these minutes (B § 2, § 4). */
export function RecoverySetup({ practice, ...setup }: TapSetupProps & { practice: RecoveryPractice }) {
  const { key, minutes } = practice;
  const { name, guidance } = recoveryPracticeWords[key];
  const posture = useChosenPosture(recoveryPostures, recoveryPostures[0]);
  return (
    <TapSetup
      {...setup}
      eyebrow={<RecoveryEyebrow practice={practice} step="timer" isNamed />}
      title={name}
      posture={posture}
      length={{ minutes }}
      startLabel={setupWords.start}
      explanation={
        <Card tone="flat">
          <h2 className="mb-4 text-xl">{recoveryWizardWords.guidance(minutes)}</h2>
          <ol className="grid gap-4">
            {guidance.map(({ title, text }) => (
              <li key={title}>
                <h3 className="font-sans text-base font-semibold">{title}</h3>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </Card>
      }
    />
  );
}
