import type { Preferences } from '#domain/profile/profile.ts';

/** What can be set in My Details. Theme is in shell.ts; bells, volume and preparation are in practice.ts, as in every setup. */
export const preferenceWords = {
  title: 'Preferences',
  lead: 'What you set here holds from now on, and you can change it again before any sit.',
  saved: 'Saved',
  defaultDuration: 'Default duration in minutes',
  defaultDurationHelp: 'The length you are offered where a practice has none of its own.',
  dayStart: 'Your day begins at',
  dayStartHelp:
    'A sit before this hour still counts for the day before. A change holds for sits from now on; earlier ones keep their day.',
  midnight: 'Midnight',
  hideStreaks: 'Hide streaks',
  hideStreaksHelp: 'Days in a row are then shown nowhere. Your sits are recorded as before.',
} as const;

/** Reminders are kept as wishes until something can deliver them (A § 2). */
export const reminderWords: {
  readonly title: string;
  readonly state: string;
  readonly help: string;
  readonly all: string;
  readonly wishes: Readonly<Record<keyof Preferences['notifications'], string>>;
} = {
  title: 'Reminders',
  state: 'off until you allow them',
  help: 'Your wishes are kept with your profile. So far nothing can deliver a reminder, so none will come.',
  all: 'I would like reminders',
  wishes: {
    dailyReminder: 'A reminder each day',
    streakReminder: 'A reminder before a streak ends',
    weeklyProgress: 'A look back each week',
  },
};
