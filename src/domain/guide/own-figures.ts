import { isObserved } from '../analytics/session-sums.ts';
import type { Totals } from '../analytics/totals.ts';
import { rawCounts } from '../pahm/counts.ts';
import { type PositionKey, positions } from '../pahm/positions.ts';
import type { Readiness } from '../path/readiness.ts';
import type { PracticeSession } from '../practice/session.ts';

/** What is known of somebody's own practice. What is not known is left out. */
export interface OwnPractice {
  /** The person's practice day, YYYY-MM-DD. */
  readonly today: string;
  /** The sits of the last 14 days at least, in any order; older ones are passed over. */
  readonly sessions: readonly PracticeSession[];
  readonly totals: Totals;
  /** The last practice day, YYYY-MM-DD; undefined before the first sit. */
  readonly lastDay: string | undefined;
  /** How far the person's stage is from opening the next one, where it opens one. */
  readonly readiness?: Readiness | undefined;
  /** The mean energy of the person's own notes of the last seven days, 1 to 10, and how many they are. */
  readonly mood?: { readonly energy: number; readonly notes: number } | undefined;
  /** Streaks are hidden where the person hides them. */
  readonly hidesStreaks?: boolean | undefined;
}

/** One figure, with what stands behind it. */
export type OwnFigure =
  | { readonly kind: 'none' }
  | { readonly kind: 'total'; readonly sits: number; readonly hours: number }
  | { readonly kind: 'streak'; readonly days: number; readonly longest: number }
  | { readonly kind: 'week'; readonly sits: number; readonly minutes: number; readonly minutesBefore: number }
  | { readonly kind: 'today'; readonly sits: number; readonly minutes: number }
  | { readonly kind: 'away'; readonly days: number }
  | { readonly kind: 'present'; readonly percent: number; readonly sits: number; readonly taps: number }
  | {
      readonly kind: 'often';
      readonly position: PositionKey;
      readonly percent: number;
      readonly taps: number;
      readonly allTaps: number;
      readonly sits: number;
    }
  | { readonly kind: 'readiness'; readonly readiness: Readiness }
  | { readonly kind: 'mood'; readonly energy: number; readonly notes: number };

const week = 7;
/** Fewer taps say nothing of where attention goes most. */
const fewestTaps = 20;

/** The figures that answer how somebody is doing: only what was observed, each with its own count. */
export function progressFigures(own: OwnPractice): OwnFigure[] {
  const { totals, readiness, mood, hidesStreaks } = own;
  if (totals.totalSessions === 0) return [{ kind: 'none' }];
  return [
    { kind: 'total', sits: totals.totalSessions, hours: totals.totalHours },
    ...weekFigure(own),
    ...(hidesStreaks || totals.currentStreak === 0
      ? []
      : [{ kind: 'streak' as const, days: totals.currentStreak, longest: totals.longestStreak }]),
    ...attentionFigures(own),
    ...(readiness ? [{ kind: 'readiness' as const, readiness }] : []),
    ...(mood ? [{ kind: 'mood' as const, ...mood }] : []),
  ];
}

/** How many days a practice day lies before today; negative where it lies after it. */
export function daysAgo(day: string, today: string): number {
  return Temporal.PlainDate.from(day).until(today, { largestUnit: 'day' }).days;
}

/** The sits of today, where there are any. */
export function todayFigure({ sessions, today }: OwnPractice): OwnFigure[] {
  const sits = sessions.filter(({ practiceDay }) => practiceDay === today);
  return sits.length === 0 ? [] : [{ kind: 'today', sits: sits.length, minutes: minutesOf(sits) }];
}

function weekFigure({ sessions, today }: OwnPractice): OwnFigure[] {
  const within = (from: number, to: number) =>
    sessions.filter(({ practiceDay }) => {
      const days = daysAgo(practiceDay, today);
      return days >= from && days < to;
    });
  const [last, before] = [within(0, week), within(week, 2 * week)];
  if (last.length === 0 && before.length === 0) return [];
  return [{ kind: 'week', sits: last.length, minutes: minutesOf(last), minutesBefore: minutesOf(before) }];
}

function minutesOf(sessions: readonly PracticeSession[]): number {
  return Math.floor(sessions.reduce((sum, { secondsSat }) => sum + secondsSat, 0) / 60);
}

/** Where attention was in the last two weeks, from the sits that have taps; nothing where none has. */
function attentionFigures({ sessions, today }: OwnPractice): OwnFigure[] {
  const observed = sessions.filter(
    (session) => isObserved(session) && daysAgo(session.practiceDay, today) < 2 * week,
  );
  if (observed.length === 0) return [];
  const taps = new Map<PositionKey, number>();
  for (const { pahmCounts } of observed) {
    if (!pahmCounts) continue;
    const raw = rawCounts(pahmCounts);
    for (const { key } of positions) taps.set(key, (taps.get(key) ?? 0) + raw[key]);
  }
  const allTaps = [...taps.values()].reduce((sum, count) => sum + count, 0);
  const mean = observed.reduce((sum, { presentPercentage }) => sum + presentPercentage, 0) / observed.length;
  const present: OwnFigure = {
    kind: 'present',
    percent: Math.round(mean),
    sits: observed.length,
    taps: allTaps,
  };
  const [often] = positions
    .filter(({ key }) => key !== 'present')
    .map(({ key }) => ({ position: key, taps: taps.get(key) ?? 0 }))
    .sort((one, other) => other.taps - one.taps);
  if (!often || allTaps < fewestTaps || often.taps === 0) return [present];
  const percent = Math.round((often.taps * 100) / allTaps);
  return [present, { kind: 'often', ...often, percent, allTaps, sits: observed.length }];
}
