import { recoveryPracticeWords } from '#content/recovery/practices.ts';
import { recoveryWizardWords } from '#content/recovery/wizard.ts';
import { setupWords } from '#content/screens/practice.ts';
import { recoveryPostures } from '#domain/recovery/postures.ts';
import type { RecoveryPractice } from '#domain/recovery/practices.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { Card } from '#ui/card.tsx';
import type { MatrixChoice } from './matrix-timer.tsx';
import { PracticeSetup } from './practice-setup.tsx';
import { offeredPosture } from './preset-environment.ts';
import { RecoveryEyebrow } from './recovery-eyebrow.tsx';
import { TouchSettings } from './touch-settings.tsx';
import { useHandedOver } from './use-handed-over.ts';
import type { SettingsInHand } from './use-settings.ts';

interface RecoverySetupProps {
  practice: RecoveryPractice;
  settings: SettingsInHand;
  onBack: () => void;
  onStart: (chosen: MatrixChoice) => void;
}

/** The setup of a Mind Recovery practice: its own length, and what to do in these minutes (B § 2, § 4). */
export function RecoverySetup({ practice, settings, onBack, onStart }: RecoverySetupProps) {
  const { tab } = useLocalData();
  const handed = useHandedOver();
  const { key, minutes } = practice;
  const { name, guidance } = recoveryPracticeWords[key];
  const posture =
    offeredPosture([handed.posture, tab.read('selectedPosture')], recoveryPostures) ?? recoveryPostures[0];
  return (
    <PracticeSetup
      eyebrow={<RecoveryEyebrow practice={practice} step="timer" isNamed />}
      title={name}
      posture={posture}
      length={{ minutes }}
      settings={settings}
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
      onBack={onBack}
      onStart={(chosen) => onStart({ posture, ...chosen })}
    >
      <Card>
        <TouchSettings settings={settings} />
      </Card>
    </PracticeSetup>
  );
}
