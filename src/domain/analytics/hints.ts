/** What the length of sits suggests: below 10 minutes, or above 45 (B § 9). Exactly 10 and exactly 45 say nothing. */
export type LengthHint = 'short' | 'long';
export const lengthLimits = { shortBelow: 10, longAbove: 45, longSilentFromStage: 4 } as const;

/** `minutes` are the mean; from stage 4 on, where sits are meant to be long, none is too long (B § 9). */
export function lengthHintOf(minutes: number, stage: number): LengthHint | undefined {
  if (minutes < lengthLimits.shortBelow) return 'short';
  const mayBeLong = stage >= lengthLimits.longSilentFromStage;
  return minutes > lengthLimits.longAbove && !mayBeLong ? 'long' : undefined;
}

/** So many reflections and own notes a sit are few (B § 9). */
export const fewReflectionsBelow = 0.3;

/** Whether little is written down: reflections and the person's own notes together, against the sits. */
export function areReflectionsFew(written: number, sessions: number): boolean {
  return sessions > 0 && written < fewReflectionsBelow * sessions;
}

/** How much of the practice is Mind Recovery (B § 9): above 20 and above 40 percent of the sessions. */
export type RecoveryShare = 'above-40' | 'above-20' | 'small';
export function recoveryShareOf(recoverySessions: number, sessions: number): RecoveryShare {
  const percent = sessions === 0 ? 0 : (recoverySessions * 100) / sessions;
  if (percent > 40) return 'above-40';
  return percent > 20 ? 'above-20' : 'small';
}

/** How many emotional notes there are (B § 9): above 20 and above 50. */
export type NoteCount = 'above-50' | 'above-20' | 'few';
export function noteCountOf(notes: number): NoteCount {
  if (notes > 50) return 'above-50';
  return notes > 20 ? 'above-20' : 'few';
}

/** What a streak of so many practice days is: below 7, from 7 to 29, or longer; and whether a mark was just reached (B § 9). */
export interface StreakHint {
  stretch: 'none' | 'below-7' | '7-to-29' | 'from-30';
  milestone?: 7 | 14 | 30;
}
const milestones = [7, 14, 30] as const;

export function streakHintOf(days: number): StreakHint {
  const stretch = days === 0 ? 'none' : days < 7 ? 'below-7' : days < 30 ? '7-to-29' : 'from-30';
  const milestone = milestones.find((mark) => mark === days);
  return milestone === undefined ? { stretch } : { stretch, milestone };
}

/** The thresholds of a present percentage, the highest first (B § 9). */
export const presentThresholds = [85, 80, 70, 60] as const;
export type PresentLevel = (typeof presentThresholds)[number] | 'below';

/** The highest threshold that an observed present percentage reaches. Of a default there is none to ask for. */
export function presentLevelOf(percent: number): PresentLevel {
  return presentThresholds.find((threshold) => percent >= threshold) ?? 'below';
}
