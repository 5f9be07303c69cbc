import { useMemo } from 'react';
import { analyticsEmpty, analyticsEmptyHelp, analyticsWords } from '#content/analytics/dashboard.ts';
import { actionWords } from '#content/analytics/insights.ts';
import { consistencyWords, overviewWords } from '#content/analytics/overview.ts';
import { usageTabWords } from '#content/analytics/tabs.ts';
import { type UsageFigures, usageFiguresOf } from '#domain/analytics/usage.ts';
import { Card } from '#ui/card.tsx';
import { ActionLink } from './action-link.tsx';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { FigureList, type NamedFigure } from './figure-list.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { DaysOfWeek, Lengths, OpenedFeatures, TimesOfDay } from './usage-bars.tsx';

const words = usageTabWords;

/** The tab Usage: at which hours, on which days, how long and how often somebody sits, and what of the app is opened (B § 3, § 9). */
export function UsageTab({ facts }: { facts: AnalyticsFacts }) {
  const { period, today, firstPracticeDay, streak, hideStreaks } = facts;
  const figures = useMemo(
    () => usageFiguresOf(period, { today, firstPracticeDay, currentStreak: streak.current }),
    [period, today, firstPracticeDay, streak],
  );
  const { sessions, features } = figures;
  return (
    <div className="grid gap-3.5">
      {sessions === 0 ? (
        <NothingYet
          title={features.length > 0 ? analyticsEmpty.practice : analyticsEmpty.data}
          help={analyticsEmptyHelp.practice}
          facts={facts}
        >
          <ActionLink action={{ to: 'practice' }}>{actionWords.practice('')}</ActionLink>
        </NothingYet>
      ) : (
        <>
          <h2 className="sr-only">{words.heading}</h2>
          <Card>
            <FigureList figures={frequencyFigures(figures, hideStreaks)} />
          </Card>
          <div className="grid gap-3.5 lg:grid-cols-2">
            <TimesOfDay figures={figures} />
            <DaysOfWeek figures={figures} />
            <Lengths figures={figures} />
            <OpenedFeatures figures={figures} />
          </div>
        </>
      )}
      {sessions === 0 && features.length > 0 && <OpenedFeatures figures={figures} />}
    </div>
  );
}

/** How often, over how many days; and how steadily, whose score is made of the streak. */
function frequencyFigures(figures: UsageFigures, hideStreaks: boolean): NamedFigure[] {
  const { weeklyFrequency, practisedDaysAWeek, daysLookedAt, consistency, sessions } = figures;
  const note = words.lookedAt(daysLookedAt);
  return [
    { name: words.weeklyFrequency, figure: weeklyFrequency ?? analyticsWords.none, note },
    { name: words.practisedDaysAWeek, figure: practisedDaysAWeek ?? analyticsWords.none, note },
    {
      name: overviewWords.consistency,
      figure: consistencyWords[consistency.label],
      note: overviewWords.consistencyOf(sessions),
    },
    ...(hideStreaks
      ? []
      : [
          {
            name: overviewWords.consistencyScore,
            figure: consistency.score,
            note: overviewWords.consistencyScoreNote,
          },
        ]),
  ];
}
