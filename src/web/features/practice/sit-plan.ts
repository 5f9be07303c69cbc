import type { Practice, Sit } from '#domain/practice/sit.ts';
import type { DeviceSettings } from '#store/device-settings.ts';
import type { SitRunner } from './sit-runner.ts';

export type Stillness = Extract<Practice, { kind: 'stillness' }>;
export type Matrix = Extract<Practice, { kind: 'matrix' }>;
export type Recovery = Extract<Practice, { kind: 'recovery' }>;
/** What is practised with the nine buttons. */
export type Tapped = Matrix | Recovery;

/** What is settled about a sit before it starts. */
export interface SitPlan<Practised extends Practice = Practice>
  extends Pick<Sit, 'posture' | 'environment' | 'plannedMinutes'> {
  practice: Practised;
}

/** A sit on a screen: what it is, and what runs it. */
export interface PracticeSit<Practised extends Practice = Practice> {
  readonly sitId: string;
  readonly plan: SitPlan<Practised>;
  readonly runner: SitRunner;
  /** As they were when the sit was built. */
  readonly settings: DeviceSettings;
  /** Runs as soon as its screen stands, without a press on Start. */
  readonly startsAtOnce?: boolean;
}

/** Whether a sit is one of stillness. */
export function isStillness(sit: Sit): sit is Sit & { practice: Stillness } {
  return sit.practice.kind === 'stillness';
}

/** Whether a sit is one of the matrix. */
export function isMatrix(sit: Sit): sit is Sit & { practice: Matrix } {
  return sit.practice.kind === 'matrix';
}

/** Whether a sit is one of Mind Recovery. */
export function isRecovery(sit: Sit): sit is Sit & { practice: Recovery } {
  return sit.practice.kind === 'recovery';
}
