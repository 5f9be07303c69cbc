import type { Tap } from '#domain/pahm/taps.ts';
import type { Bell } from '#platform/bell.ts';
import type { Clock } from '#platform/clock.ts';
import type { PagePresence } from '#platform/page-presence.ts';
import type { Wakefulness } from '#platform/wake-lock.ts';
import type { BellChoice } from './sit-bells.ts';
import type { SitMark } from './sit-journal.ts';
import type { TapRecords } from './tap-journal.ts';

/** What was sat in the end. `endedAt` is the true end as an ISO instant, also when it was noticed later. */
export interface SitEnd {
  elapsedMillis: number;
  isCompleted: boolean;
  endedAt: string;
  clockWasUncertain: boolean;
  /** Oldest first; none where nothing is tapped. */
  taps: readonly Tap[];
}

/** Where a sit is kept: while it lasts, and in the end. */
export interface SitRecords extends TapRecords {
  /** Takes the sit for this tab. False: a sit of another tab, or an interrupted one, stands in the way. */
  claim(): Promise<boolean>;
  keep(mark: SitMark): Promise<void>;
  /** Records the sit once, however often it is called, and removes its journal. */
  record(end: SitEnd): Promise<void>;
  /** Removes the journal; nothing is recorded. */
  discard(): Promise<void>;
}

/** What a sit runs on. */
export interface SitParts {
  clock: Clock;
  bell: Bell;
  presence: PagePresence;
  keepAwake(): Wakefulness;
  records: SitRecords;
  bells: BellChoice;
  plannedMillis: number;
  /** The time to settle between Start and the sit; 0 for none. */
  preparationMillis: number;
  /** Of a sit that is taken up again: what was sat and tapped, up to its last mark. It is paused until resumed. */
  taken?: { elapsedMillis: number; clockWasUncertain: boolean; taps: readonly Tap[] } | undefined;
}
