import * as z from 'zod/mini';

/** What a person set for this device. A field that is missing or out of range is as it was preset. */
export const deviceSettingsSchema = z.object({
  /** 0 to 1. */
  bellVolume: z.catch(z.number().check(z.gte(0), z.lte(1)), 0.6),
  startBell: z.catch(z.boolean(), true),
  endBell: z.catch(z.boolean(), true),
  /** Minutes between the bells within a sit, 0 to 60; 0 is no such bell. */
  intervalMinutes: z.catch(z.int().check(z.gte(0), z.lte(60)), 0),
  /** Seconds to settle before a sit begins, 0 to 300. */
  preparationSeconds: z.catch(z.int().check(z.gte(0), z.lte(300)), 0),
  /** The grid of a sit fills the screen, to be felt for. */
  eyesClosed: z.catch(z.boolean(), false),
  /** What answers a tap with the eyes closed. */
  touchTones: z.catch(z.boolean(), true),
  touchVibration: z.catch(z.boolean(), true),
  /** The hour, 0 to 23, at which the person's day begins. */
  dayStartHour: z.catch(z.int().check(z.gte(0), z.lte(23)), 0),
  hideStreaks: z.catch(z.boolean(), false),
});
export type DeviceSettings = z.infer<typeof deviceSettingsSchema>;

/** What nobody has changed yet. */
export const presetSettings: DeviceSettings = deviceSettingsSchema.parse({});
