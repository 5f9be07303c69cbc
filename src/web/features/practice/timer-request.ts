import { type LevelKey, levelOf, stillnessMinutes } from '#domain/practice/levels.ts';
import type { PostureKey } from '#domain/practice/postures.ts';
import type { HandedOver } from './handed-over.ts';
import { levelKey } from './handed-over.ts';

/** With what the stillness timer is opened. */
export interface TimerRequest {
  level: LevelKey;
  posture: PostureKey | undefined;
  /** The length that the setup shows first. */
  setupMinutes: number;
  /** The length with which the sit starts at once, without the setup. */
  startMinutes: number | undefined;
}

/**
 * What the timer is asked for: router state wins over the query, an unknown level is T1, and a length of
 * 5 minutes or more from outside starts the sit at once (B § 2, § 4).
 */
export function timerRequest(handed: HandedOver, searchLevel: unknown): TimerRequest {
  const known = handed.level ?? levelKey(searchLevel);
  const level = levelOf(known);
  const preset = known ? level.minutes : stillnessMinutes.default;
  const { minimum, maximum } = stillnessMinutes;
  const wished = handed.duration ?? 0;
  const setup = handed.setupMinutes ?? preset;
  return {
    level: level.key,
    posture: handed.posture,
    setupMinutes: setup >= minimum && setup <= maximum ? setup : preset,
    startMinutes: wished >= minimum ? Math.min(wished, maximum) : undefined,
  };
}
