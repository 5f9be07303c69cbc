import { analyticsWords } from '#content/analytics/dashboard.ts';
import { overviewWords, qualityWords } from '#content/analytics/overview.ts';
import type { Overview } from '#domain/analytics/overview.ts';
import { ratingBandOf } from '#domain/analytics/rating-band.ts';
import type { NamedFigure } from './figure-list.tsx';

const words = overviewWords;

/** The summary fields of the specification but those of streaks, each with what stands behind it (B § 3). */
export function overviewFigures(overview: Overview): NamedFigure[] {
  const { totalSessions, totalPracticeTime: minutes, daysPractised, daysInRange } = overview;
  const { averageSessionLength, averageQuality, ratedSessions, notesByPractice } = overview;
  return [
    { name: words.totalSessions, figure: totalSessions },
    { name: words.totalMeditationSessions, figure: overview.totalMeditationSessions },
    { name: words.totalMindRecoverySessions, figure: overview.totalMindRecoverySessions },
    {
      name: words.daysPractised,
      figure: daysPractised,
      note: words.ofDays(daysInRange),
    },
    { name: words.totalPracticeTime, figure: words.hours(Math.floor(minutes / 60), minutes % 60) },
    {
      name: words.averageSessionLength,
      ...(averageSessionLength === undefined
        ? none
        : {
            figure: analyticsWords.minutes(averageSessionLength),
            note: analyticsWords.ofSits(totalSessions),
          }),
    },
    {
      name: words.averageQuality,
      ...(averageQuality === undefined
        ? none
        : {
            figure: analyticsWords.outOfTen(averageQuality),
            note: words.rated(qualityWords[ratingBandOf(averageQuality).quality], ratedSessions),
          }),
    },
    {
      name: words.emotionalNotesCount,
      figure: overview.emotionalNotesCount,
      ...(notesByPractice > 0 ? { note: words.notesByPractice(notesByPractice) } : {}),
    },
  ];
}

const none = { figure: analyticsWords.none, isNone: true } as const;
