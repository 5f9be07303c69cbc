import { useEffect, useState } from 'react';
import type { DeviceSettings } from '#store/device-settings.ts';
import { useLocalData } from '#store/local-data-context.tsx';

type Change = Partial<DeviceSettings>;

/** What is set for this device as it stands now, and the way to change it. */
export interface SettingsInHand {
  now: DeviceSettings;
  change: (change: Change) => void;
}

/**
 * What is set for this device, as it was just changed although it is still being kept: a sit that is started in the same
 * moment has it, too. What could not be kept holds for nothing but this moment: then it shows again what is kept.
 */
export function useSettings(kept: DeviceSettings): SettingsInHand {
  const data = useLocalData();
  const [changed, setChanged] = useState<Change>({});

  useEffect(() => setChanged((before) => withoutKept(before, kept)), [kept]);

  function change(next: Change): void {
    setChanged((before) => ({ ...before, ...next }));
    data.changeSettings((before) => ({ ...before, ...next })).catch(() => setChanged({}));
  }

  return { now: { ...kept, ...changed }, change };
}

function withoutKept(changed: Change, kept: DeviceSettings): Change {
  const open = Object.entries(changed).filter(([key, value]) => kept[key as keyof DeviceSettings] !== value);
  return Object.fromEntries(open);
}
