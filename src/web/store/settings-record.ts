import { type DeviceSettings, deviceSettingsSchema, presetSettings } from './device-settings.ts';
import type { StoreParts } from './store-parts.ts';

const settingsKey = 'settings';

/** What the person set for this device. */
export async function readSettings({ reader }: StoreParts): Promise<DeviceSettings> {
  return (await reader.get('settings', settingsKey, deviceSettingsSchema)) ?? presetSettings;
}

/** Changes what is set; what the change makes invalid falls back to the preset. */
export async function changeSettings(
  parts: StoreParts,
  change: (settings: DeviceSettings) => DeviceSettings,
): Promise<void> {
  const { database } = parts;
  await database.transaction('rw', database.settings, async () => {
    const changed = deviceSettingsSchema.parse(change(await readSettings(parts)));
    await database.settings.put({ key: settingsKey, ...changed });
  });
}
