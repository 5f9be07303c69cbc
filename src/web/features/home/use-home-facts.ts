import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import type { Totals } from '#domain/analytics/totals.ts';
import { type Progress, progressOf } from '#domain/path/progress.ts';
import type { Readiness } from '#domain/path/readiness.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLive } from '#store/local-data-context.tsx';

/** What home shows, worked out from what is stored on this device. */
export interface HomeFacts {
  displayName: string;
  assessmentCompleted: boolean;
  progress: Progress;
  readiness: readonly Readiness[];
  totals: Totals;
  hideStreaks: boolean;
  /** The account knows of more sits than this device holds. */
  hasSitsElsewhere: boolean;
}

/** The facts, followed; undefined until they are read. What reading them costs does not grow with the sits. */
export function useHomeFacts(): HomeFacts | undefined {
  const { clock } = usePlatform();
  return useLive(async (data) => {
    const totalsToday = data.settings().then(async ({ dayStartHour, hideStreaks }) => {
      const today = practiceDayOf(clock.instant(), clock.zone(), dayStartHour);
      return { totals: await data.totals(today), hideStreaks };
    });
    const [{ profile }, marks, readiness, { totals, hideStreaks }] = await Promise.all([
      data.profile(),
      data.marks(),
      data.readiness(),
      totalsToday,
    ]);
    return {
      displayName: profile.displayName,
      assessmentCompleted: profile.assessmentCompleted,
      progress: progressOf({ marks, profile }),
      readiness,
      totals,
      hideStreaks,
      hasSitsElsewhere: profile.enhancedProfile.currentProgress.totalSessions > totals.totalSessions,
    };
  }, []);
}
