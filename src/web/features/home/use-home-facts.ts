import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import { type Totals, totalsOf } from '#domain/analytics/totals.ts';
import { type Progress, progressOf } from '#domain/path/progress.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLive } from '#store/local-data-context.tsx';

/** What home shows, worked out from what is stored on this device. */
export interface HomeFacts {
  displayName: string;
  assessmentCompleted: boolean;
  progress: Progress;
  totals: Totals;
  hideStreaks: boolean;
  /** The account knows of more sits than this device holds. */
  hasSitsElsewhere: boolean;
}

/** The facts, followed; undefined until they are read. */
export function useHomeFacts(): HomeFacts | undefined {
  const { clock } = usePlatform();
  return useLive(async (data) => {
    const [{ profile }, marks, sessions, settings] = await Promise.all([
      data.profile(),
      data.marks(),
      data.sessions(),
      data.settings(),
    ]);
    const today = practiceDayOf(clock.instant(), clock.zone(), settings.dayStartHour);
    return {
      displayName: profile.displayName,
      assessmentCompleted: profile.assessmentCompleted,
      progress: progressOf({ marks, profile }),
      totals: totalsOf(sessions, today),
      hideStreaks: settings.hideStreaks,
      hasSitsElsewhere: profile.enhancedProfile.currentProgress.totalSessions > sessions.length,
    };
  }, []);
}
