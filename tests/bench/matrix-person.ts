import type { Mark } from '#domain/path/marks.ts';
import { openingMark, readinessStages } from '#domain/path/readiness.ts';
import type { TableName } from '#store/database.ts';
import { type Person, signUpOnboarded } from '../journeys/rig/person.ts';
import { type Device, openHome, putOn, signInOn } from './device.ts';

/** The address of the timer that is measured: the practice page of stage 2. */
export const timerPath = '/stage2?step=timer';

/** What opens the stages of the matrix: T5, and the readiness of each stage before the last. */
export function openStages(): Mark[] {
  const at = new Date().toISOString();
  return [{ key: 't5Completed', at }, ...readinessStages.map((stage) => ({ key: openingMark(stage), at }))];
}

/** Somebody new to whom every stage is open on the device of this browser, with further records on it. */
export async function matrixPersonOn(
  device: Device,
  name: string,
  records: Partial<Record<TableName, readonly object[]>> = {},
): Promise<Person> {
  const person = await signUpOnboarded(device.origin, name);
  await signInOn(device, person.session);
  await openHome(device);
  await putOn(device, person.session.identity.uid, { marks: openStages(), ...records });
  return person;
}
