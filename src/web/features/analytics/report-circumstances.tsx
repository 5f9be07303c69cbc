import { reportWords } from '#content/analytics/report.ts';
import { environmentTabWords, lengthWords, partOfDayWords } from '#content/analytics/tabs.ts';
import { calendarWords } from '#content/calendar.ts';
import { environmentFiguresOf } from '#domain/analytics/environment-figures.ts';
import { environmentLists } from '#domain/analytics/environment-sums.ts';
import { type UsageFigures, usageFiguresOf } from '#domain/analytics/usage.ts';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { placeName } from './place-names.ts';
import { ReportLines, ReportPart, ReportTable } from './report-part.tsx';

const words = reportWords;

/** So many of a list fit in its line. */
const mostPlaces = 3;

/** In which posture, where, in which light and among which sounds: the most frequent of each (B § 3). */
export function ReportPlaces({ facts: { period } }: { facts: AnalyticsFacts }) {
  const figures = environmentFiguresOf(period);
  return (
    <ReportPart title={words.places}>
      <ReportLines
        lines={environmentLists.map((list) => ({
          name: environmentTabWords.lists[list],
          text: figures[list]
            .slice(0, mostPlaces)
            .map(({ name, count, avgRating }) => words.place(placeName(list, name), count, avgRating)),
        }))}
      />
    </ReportPart>
  );
}

/** At which time of day, on which days of the week, and how long (B § 3, § 9). */
export function ReportTimes({ facts }: { facts: AnalyticsFacts }) {
  const { period, today, firstPracticeDay, streak } = facts;
  const usage = usageFiguresOf(period, { today, firstPracticeDay, currentStreak: streak.current });
  const { part, sits, rating } = words.whenHeads;
  return (
    <ReportPart title={words.when}>
      <ReportTable
        caption={words.when}
        heads={[part, sits, rating]}
        rows={usage.timeOfDayStats.map((row) => {
          const { name, hours } = partOfDayWords[row.part];
          const rated =
            row.avgRating === undefined ? environmentTabWords.noRating : words.rating(row.avgRating);
          return {
            name: `${name}, ${hours}`,
            figures: [String(row.count), row.count === 0 ? '' : rated],
          };
        })}
      />
      <ReportLines
        lines={[
          { name: words.weekdays, text: weekdayLine(usage) },
          { name: words.lengths, text: lengthLine(usage) },
        ]}
      />
    </ReportPart>
  );
}

function weekdayLine({ dayOfWeekStats }: UsageFigures): string[] {
  return dayOfWeekStats.map(({ dayOfWeek, count }) => words.tally(weekdayName(dayOfWeek), count));
}

/** Only the day of the week is told; the date does not matter. */
function weekdayName(dayOfWeek: number): string {
  return calendarWords.shortWeekday({ year: 2000, month: 1, day: 1, dayOfWeek });
}

function lengthLine({ lengths }: UsageFigures): string[] {
  return lengths.map(({ bucket, count }) => `${lengthWords[bucket]}: ${count}`);
}
