import type { Tap } from '#domain/pahm/taps.ts';
import type { Practice, Sit } from '#domain/practice/sit.ts';
import type { Platform } from '#platform/platform.ts';
import type { DeviceSettings } from '#store/device-settings.ts';
import type { LocalData } from '#store/local-data.ts';
import type { PracticeSit, SitPlan } from './sit-plan.ts';
import { sitRecords } from './sit-records.ts';
import { SitRunner } from './sit-runner.ts';

/** What a sit is built of. */
export interface SitRooms {
  platform: Platform;
  data: LocalData;
  settings: DeviceSettings;
}

/** A sit that is about to start. */
export function newSit<Practised extends Practice>(
  plan: SitPlan<Practised>,
  rooms: SitRooms,
): PracticeSit<Practised> {
  return builtSit(rooms.platform.newId(), plan, rooms, undefined);
}

/** A sit that was interrupted, paused where it stood, with the taps that were kept of it. */
export function takenSit<Practised extends Practice>(
  sit: Sit & { practice: Practised },
  taps: readonly Tap[],
  rooms: SitRooms,
): PracticeSit<Practised> {
  const { practice, posture, environment, plannedMinutes } = sit;
  return builtSit(sit.sitId, { practice, posture, environment, plannedMinutes }, rooms, { ...sit, taps });
}

function builtSit<Practised extends Practice>(
  sitId: string,
  plan: SitPlan<Practised>,
  { platform, data, settings }: SitRooms,
  taken: (Sit & { taps: readonly Tap[] }) | undefined,
): PracticeSit<Practised> {
  const { clock, bell, presence, keepAwake } = platform;
  const runner = new SitRunner({
    clock,
    bell,
    presence,
    keepAwake,
    bells: settings,
    plannedMillis: plan.plannedMinutes * 60_000,
    preparationMillis: settings.preparationSeconds * 1000,
    records: sitRecords({ sitId, plan, startedAt: taken?.startedAt, data, clock }),
    taken,
  });
  return { sitId, plan, runner, settings };
}
