import type { Totals } from '../analytics/totals.ts';
import type { Progress } from '../path/progress.ts';
import { stageOf } from '../practice/stages.ts';
import { neverLowered } from './merge.ts';
import type { UserProfile } from './profile.ts';

/**
 * The profile with the device's own summary in it (A § 3). Totals, longest streak, stage and level are never lowered by
 * it. Before the self-assessment the stage's name stays what it is, unless a later stage is open.
 */
export function withProgress(profile: UserProfile, totals: Totals, progress: Progress): UserProfile {
  const isOnPath = profile.assessmentCompleted || progress.stage > 1;
  return neverLowered(profile, {
    ...profile,
    currentStage: isOnPath ? stageOf(progress.stage).name : profile.currentStage,
    currentTLevel: progress.tLevel,
    enhancedProfile: {
      ...profile.enhancedProfile,
      currentProgress: {
        currentStage: progress.stage,
        currentTLevel: progress.tLevel,
        totalSessions: totals.totalSessions,
        totalMinutes: totals.totalMinutes,
        longestStreak: totals.longestStreak,
        currentStreak: totals.currentStreak,
        averageQuality: totals.averageQuality,
        averagePresentPercentage: totals.averagePresentPercentage,
      },
    },
  });
}
