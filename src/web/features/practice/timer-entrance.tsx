import type { ReactNode } from 'react';
import type { Practice, Sit } from '#domain/practice/sit.ts';
import type { DeviceSettings } from '#store/device-settings.ts';
import { useLive } from '#store/local-data-context.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { OpenSit } from './open-sit.tsx';
import type { PracticeSit } from './sit-plan.ts';
import { type SettingsInHand, useSettings } from './use-settings.ts';
import { useUnfinishedSit } from './use-unfinished-sit.ts';

interface TimerEntranceProps<Practised extends Practice> {
  /** Whether an open sit is one that this screen shows. */
  isOurs: (sit: Sit) => sit is Sit & { practice: Practised };
  onSit: (sit: PracticeSit<Practised>) => void;
  /** What is shown while no sit is open. */
  setup: (settings: SettingsInHand) => ReactNode;
}

/** What comes before a sit: the one that is still open, or the setup of a new one. */
export function TimerEntrance<Practised extends Practice>(props: TimerEntranceProps<Practised>) {
  const { isOurs, onSit, setup } = props;
  const unfinished = useUnfinishedSit();
  const settings = useLive((data) => data.settings());
  if (!settings || unfinished.kind === 'looking') {
    return (
      <Page>
        <Loading />
      </Page>
    );
  }
  if (!('kept' in unfinished)) return <Setup kept={settings} setup={setup} />;
  return <OpenSit unfinished={unfinished} settings={settings} isOurs={isOurs} onSit={onSit} />;
}

function Setup({ kept, setup }: { kept: DeviceSettings; setup: (settings: SettingsInHand) => ReactNode }) {
  return setup(useSettings(kept));
}
