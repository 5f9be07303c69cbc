import type { MinuteLimits } from '#domain/practice/duration.ts';
import { type LevelKey, levelOf, stillnessMinutes } from '#domain/practice/levels.ts';
import type { SitPosture } from '#domain/practice/postures.ts';
import type { HandedOver } from './handed-over.ts';
import { levelKey } from './handed-over.ts';

/** The length with which a timer is opened, in minutes. */
export interface LengthRequest {
  /** The length that the setup shows first. */
  setupMinutes: number;
  /** The length with which the sit starts at once, without the setup. */
  startMinutes: number | undefined;
  /** A length came from outside, and it is less than may be sat. */
  isBelow: boolean;
}

/**
 * The length that a timer is asked for: one from outside that may be sat starts the sit at once, and one beyond the
 * greatest with the greatest; otherwise the setup shows the length that it showed before, or the preset (B § 4, § 5).
 */
export function lengthRequest(
  { duration, setupMinutes = Number.NaN }: Pick<HandedOver, 'duration' | 'setupMinutes'>,
  { minimum, maximum }: MinuteLimits,
  preset: number,
): LengthRequest {
  const isBelow = duration !== undefined && duration < minimum;
  return {
    setupMinutes: setupMinutes >= minimum && setupMinutes <= maximum ? setupMinutes : preset,
    startMinutes: duration === undefined || isBelow ? undefined : Math.min(duration, maximum),
    isBelow,
  };
}

/** With what the stillness timer is opened. */
export interface TimerRequest extends LengthRequest {
  level: LevelKey;
  posture: SitPosture | undefined;
}

/**
 * What the timer is asked for: router state wins over the query, an unknown level is T1, and a length of
 * 5 minutes or more from outside starts the sit at once (B § 2, § 4). `wantedMinutes` is the person's own default
 * duration; it presets a sit whose level is not known, as far as that may be sat (A § 2).
 */
export function timerRequest(
  handed: HandedOver,
  searchLevel: unknown,
  wantedMinutes: number = stillnessMinutes.default,
): TimerRequest {
  const known = handed.level ?? levelKey(searchLevel);
  const level = levelOf(known);
  const { minimum, maximum } = stillnessMinutes;
  const preset = known ? level.minutes : Math.min(Math.max(wantedMinutes, minimum), maximum);
  return { level: level.key, posture: handed.posture, ...lengthRequest(handed, stillnessMinutes, preset) };
}
