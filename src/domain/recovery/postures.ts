import * as z from 'zod/mini';

/** The postures of Mind Recovery, which needs no more than these three (B § 2). */
export const recoveryPostures = ['seated', 'standing', 'lying'] as const;
export type RecoveryPosture = (typeof recoveryPostures)[number];

export const recoveryPostureSchema = z.enum(recoveryPostures);
