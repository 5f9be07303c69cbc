import * as z from 'zod/mini';
import type { SitPosture } from '../practice/postures.ts';

/** The postures of Mind Recovery, which needs no more than these three (B § 2). */
export const recoveryPostures = ['seated', 'standing', 'lying'] as const satisfies readonly SitPosture[];
export type RecoveryPosture = (typeof recoveryPostures)[number];

export const recoveryPostureSchema = z.enum(recoveryPostures);

/** A sit's posture as Mind Recovery tells them apart: whoever neither stands nor lies is seated. */
export function recoveryPostureOf(posture: SitPosture): RecoveryPosture {
  return recoveryPostures.find((one) => one === posture) ?? 'seated';
}
