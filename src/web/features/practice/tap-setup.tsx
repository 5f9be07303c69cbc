import type { SitPosture } from '#domain/practice/postures.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { Card } from '#ui/card.tsx';
import type { MatrixChoice } from './matrix-timer.tsx';
import { PracticeSetup, type PracticeSetupProps } from './practice-setup.tsx';
import { offeredPosture } from './preset-environment.ts';
import { TouchSettings } from './touch-settings.tsx';
import { useHandedOver } from './use-handed-over.ts';
import type { SettingsInHand } from './use-settings.ts';

/** What the setup of a practice with the matrix stands on. */
export interface TapSetupProps {
  settings: SettingsInHand;
  onBack: () => void;
  /** Called in the press on Start itself. */
  onStart: (chosen: MatrixChoice) => void;
}

/** The setup of a practice with the matrix: that of every sit, and how a tap is answered. */
export function TapSetup({
  onStart,
  ...setup
}: Omit<PracticeSetupProps, 'onStart' | 'children'> & Pick<TapSetupProps, 'onStart'>) {
  const { posture, settings } = setup;
  return (
    <PracticeSetup {...setup} onStart={(chosen) => onStart({ posture, ...chosen })}>
      <Card>
        <TouchSettings settings={settings} />
      </Card>
    </PracticeSetup>
  );
}

/** The posture that was chosen for this sit, else the tab's last, else `preset`: the first of them that is offered (B § 2). */
export function useChosenPosture<Offered extends SitPosture>(
  offered: readonly Offered[],
  preset: Offered,
): Offered {
  const { tab } = useLocalData();
  const handed = useHandedOver();
  return offeredPosture([handed.posture, tab.read('selectedPosture')], offered) ?? preset;
}
