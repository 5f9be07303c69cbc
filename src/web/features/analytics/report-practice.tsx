import { analyticsWords } from '#content/analytics/dashboard.ts';
import { consistencyWords, overviewWords, trendWords } from '#content/analytics/overview.ts';
import { reportWords } from '#content/analytics/report.ts';
import { pahmTabWords } from '#content/analytics/tabs.ts';
import { emotionalFiguresOf } from '#domain/analytics/emotional-figures.ts';
import { nineCategoryOf } from '#domain/analytics/nine-category.ts';
import { overviewOf } from '#domain/analytics/overview.ts';
import type { Period } from '#domain/analytics/period.ts';
import type { Streak } from '#domain/analytics/streak.ts';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { ReportLines, ReportPart, ReportTable } from './report-part.tsx';
import { trendSentence } from './trend-sentence.ts';

const words = reportWords;

/** The figures of the overview, each beside that of as many days before (B § 3). */
export function ReportPractice({ facts }: { facts: AnalyticsFacts }) {
  const { period, before, streak, hideStreaks } = facts;
  const now = figuresOf(period, streak);
  const earlier = figuresOf(before, streak);
  const { consistency, progressTrend, currentStreak, longestStreak } = overviewOf(period, streak);
  const streaks = [
    { name: overviewWords.currentStreak, text: overviewWords.streakDays(currentStreak) },
    { name: overviewWords.longestStreak, text: overviewWords.streakDays(longestStreak) },
  ];
  return (
    <ReportPart title={words.practice}>
      <ReportTable
        caption={words.practice}
        heads={[words.figure, words.now, words.before]}
        rows={now.map(({ name, text }, row) => ({ name, figures: [text, earlier[row]?.text ?? ''] }))}
      />
      <ReportLines
        lines={[
          ...(hideStreaks ? [] : streaks),
          { name: overviewWords.consistency, text: consistencyWords[consistency.label] },
          ...(progressTrend
            ? [
                {
                  name: trendWords.title,
                  text: words.trend(
                    trendWords.directions[progressTrend.direction],
                    trendSentence(progressTrend),
                  ),
                },
              ]
            : []),
        ]}
      />
    </ReportPart>
  );
}

/** The figures of a period in words; what has nothing behind it says so. */
function figuresOf(period: Period, streak: Streak): { name: string; text: string }[] {
  const overview = overviewOf(period, streak);
  const { presentPercentage, neutralPercentage } = nineCategoryOf(period);
  const { averageEnergy } = emotionalFiguresOf(period);
  const { totalPracticeTime: minutes, averageSessionLength, averageQuality, ratedSessions } = overview;
  return [
    { name: overviewWords.totalSessions, text: String(overview.totalSessions) },
    { name: overviewWords.totalMeditationSessions, text: String(overview.totalMeditationSessions) },
    { name: overviewWords.totalMindRecoverySessions, text: String(overview.totalMindRecoverySessions) },
    {
      name: overviewWords.totalPracticeTime,
      text: overviewWords.hours(Math.floor(minutes / 60), minutes % 60),
    },
    {
      name: overviewWords.averageSessionLength,
      text: known(averageSessionLength, analyticsWords.minutes),
    },
    {
      name: overviewWords.daysPractised,
      text: words.daysOf(overview.daysPractised, overview.daysInRange),
    },
    {
      name: overviewWords.averageQuality,
      text: known(averageQuality, (rating) => words.rated(rating, ratedSessions)),
    },
    { name: pahmTabWords.presentPercentage, text: percentText(presentPercentage) },
    { name: pahmTabWords.neutralPercentage, text: percentText(neutralPercentage) },
    { name: overviewWords.emotionalNotesCount, text: String(overview.emotionalNotesCount) },
    { name: words.energy, text: known(averageEnergy, words.rating) },
  ];
}

function known(figure: number | undefined, say: (figure: number) => string): string {
  return figure === undefined ? analyticsWords.none : say(figure);
}

function percentText(percent: number | undefined): string {
  return percent === undefined ? analyticsWords.noObservations : analyticsWords.percent(percent);
}
