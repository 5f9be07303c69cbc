import { type LevelKey, levelKeySchema } from '#domain/practice/levels.ts';
import { type PostureKey, postureKeySchema } from '#domain/practice/postures.ts';

declare module '@tanstack/react-router' {
  /** What only the screens of practice hand over to each other, beside what every screen knows. */
  interface HistoryState {
    setupMinutes?: number;
    resumeSit?: string;
    previousStep?: string | undefined;
    endBell?: string | undefined;
  }
}

/** What one screen hands over to another in the router's state. It survives a reload, so it is never believed. */
export interface HandedOver {
  level?: LevelKey | undefined;
  posture?: PostureKey | undefined;
  /** Minutes, from outside the setup: 5 or more starts the sit at once (B § 4). */
  duration?: number | undefined;
  /** Minutes with which the setup is prefilled. */
  setupMinutes?: number | undefined;
  sessionId?: string | undefined;
  /** The interrupted sit that is to be taken up again. */
  resumeSit?: string | undefined;
  /** The step that lies just before this one in the browser's history. */
  previousStep?: string | undefined;
  /** What became of the bell at the end of the sit. */
  endBell?: 'late' | 'silent' | undefined;
  fromPAHM: boolean;
  fromIntro: boolean;
}

/** Reads what was handed over; whatever does not fit is as if it were not there. */
export function decodeHandedOver(state: unknown): HandedOver {
  const given = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  return {
    level: levelKey(given.level),
    posture: postureKeySchema.safeParse(given.posture).data,
    duration: minutes(given.duration),
    setupMinutes: minutes(given.setupMinutes),
    sessionId: text(given.sessionId),
    resumeSit: text(given.resumeSit),
    previousStep: text(given.previousStep),
    endBell: given.endBell === 'late' || given.endBell === 'silent' ? given.endBell : undefined,
    fromPAHM: given.fromPAHM === true,
    fromIntro: given.fromIntro === true,
  };
}

/** A level's key, in whatever case it was written (B § 2); undefined for anything else. */
export function levelKey(value: unknown): LevelKey | undefined {
  return typeof value === 'string' ? levelKeySchema.safeParse(value.toLowerCase()).data : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function minutes(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? Math.floor(value) : undefined;
}
