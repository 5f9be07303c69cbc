import type { DeviceSettings } from '#store/device-settings.ts';
import { useLocalData } from '#store/local-data-context.tsx';

/** Changes what is set for this device. */
export function useChangeSettings(): (changed: Partial<DeviceSettings>) => void {
  const data = useLocalData();
  return (changed) => {
    // What could not be kept holds for nothing but this moment; the switch then shows what is kept.
    data.changeSettings((kept) => ({ ...kept, ...changed })).catch(() => {});
  };
}
