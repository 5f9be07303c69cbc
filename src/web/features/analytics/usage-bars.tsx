import { chartWords } from '#content/analytics/charts.ts';
import { analyticsWords } from '#content/analytics/dashboard.ts';
import {
  environmentTabWords,
  featureWords,
  lengthWords,
  partOfDayWords,
  usageTabWords,
} from '#content/analytics/tabs.ts';
import { calendarWords } from '#content/calendar.ts';
import { countOf } from '#domain/analytics/overview.ts';
import type { UsageFigures } from '#domain/analytics/usage.ts';
import { Card } from '#ui/card.tsx';
import { Bars } from '#ui/charts/bars.tsx';

const words = usageTabWords;

/** Sits by the part of the day at which they began (B § 9). */
export function TimesOfDay({ figures: { timeOfDayStats, sessions } }: { figures: UsageFigures }) {
  return (
    <Bars
      {...words.timeOfDay}
      lead={analyticsWords.ofSits(sessions)}
      shareAxis={words.share}
      furtherHeads={[words.minutesHead, words.ratingHead]}
      words={chartWords}
      full={sessions}
      bars={timeOfDayStats.map(({ part, count, percent, minutes, avgRating }) => ({
        key: part,
        name: partOfDayWords[part].name,
        detail: partOfDayWords[part].hours,
        value: count,
        text: analyticsWords.sits(count),
        share: analyticsWords.percent(percent),
        further: [
          analyticsWords.minutes(minutes),
          avgRating === undefined ? environmentTabWords.noRating : analyticsWords.outOfTen(avgRating),
        ],
      }))}
    />
  );
}

/** Sits by the day of the week of their practice day. */
export function DaysOfWeek({ figures: { dayOfWeekStats, sessions } }: { figures: UsageFigures }) {
  return (
    <Bars
      {...words.dayOfWeek}
      lead={analyticsWords.ofSits(sessions)}
      shareAxis={words.share}
      furtherHeads={[words.minutesHead]}
      words={chartWords}
      bars={dayOfWeekStats.map(({ dayOfWeek, count, percent, minutes }) => ({
        key: String(dayOfWeek),
        name: calendarWords.weekday({ year: 0, month: 1, day: 1, dayOfWeek }),
        value: count,
        text: analyticsWords.sits(count),
        share: analyticsWords.percent(percent),
        further: [analyticsWords.minutes(minutes)],
      }))}
    />
  );
}

/** Sits by their length (B § 9). */
export function Lengths({ figures: { lengths, sessions } }: { figures: UsageFigures }) {
  return (
    <Bars
      {...words.lengths}
      lead={analyticsWords.ofSits(sessions)}
      shareAxis={words.share}
      words={chartWords}
      full={sessions}
      bars={lengths.map(({ bucket, count, percent }) => ({
        key: bucket,
        name: lengthWords[bucket],
        value: count,
        text: analyticsWords.sits(count),
        share: analyticsWords.percent(percent),
      }))}
    />
  );
}

/** What of the app was opened, and how often: feature utilization (B § 3). */
export function OpenedFeatures({ figures: { features } }: { figures: UsageFigures }) {
  const { title, along, axis, share } = words.features;
  if (features.length === 0) {
    return (
      <Card tone="flat">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 text-muted">{words.noFeatures}</p>
      </Card>
    );
  }
  return (
    <Bars
      {...{ title, along, axis }}
      shareAxis={share}
      note={words.featuresHelp}
      words={chartWords}
      full={countOf(features)}
      bars={features.map(({ feature, count, percentage }) => ({
        key: feature,
        name: featureWords[feature],
        value: count,
        text: words.opened(count),
        share: analyticsWords.percent(percentage),
        tone: 'slate',
      }))}
    />
  );
}
