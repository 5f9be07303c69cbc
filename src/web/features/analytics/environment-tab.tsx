import { useMemo } from 'react';
import { chartWords } from '#content/analytics/charts.ts';
import { analyticsEmpty, analyticsEmptyHelp, analyticsWords } from '#content/analytics/dashboard.ts';
import { actionWords } from '#content/analytics/insights.ts';
import { environmentTabWords } from '#content/analytics/tabs.ts';
import { environmentFiguresOf, type RatedRow } from '#domain/analytics/environment-figures.ts';
import { type EnvironmentList, environmentLists } from '#domain/analytics/environment-sums.ts';
import { sharePercent } from '#domain/pahm/counts.ts';
import { Bars } from '#ui/charts/bars.tsx';
import type { Bar } from '#ui/charts/chart-props.ts';
import { ActionLink } from './action-link.tsx';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { NothingYet } from './nothing-yet.tsx';
import { placeName } from './place-names.ts';

const words = environmentTabWords;

/** The tab Environment: in which posture and where somebody sat, how often, and how it was rated (B § 3). */
export function EnvironmentTab({ facts }: { facts: AnalyticsFacts }) {
  const { period } = facts;
  const figures = useMemo(() => environmentFiguresOf(period), [period]);
  const { sessions } = period.sums.practice;
  if (sessions === 0) {
    return (
      <NothingYet title={analyticsEmpty.environment} help={analyticsEmptyHelp.environment} facts={facts}>
        <ActionLink action={{ to: 'practice' }}>{actionWords.practice('')}</ActionLink>
      </NothingYet>
    );
  }
  return (
    <div className="grid gap-3.5">
      <h2 className="sr-only">{words.heading}</h2>
      <p className="max-w-prose text-muted first-letter:uppercase">
        {analyticsWords.ofSits(sessions)}. {words.help}
      </p>
      <div className="grid gap-3.5 md:grid-cols-2">
        {environmentLists.map((list) => (
          <PlaceBars key={list} list={list} rows={figures[list]} sessions={sessions} />
        ))}
      </div>
    </div>
  );
}

interface PlaceBarsProps {
  list: EnvironmentList;
  rows: readonly RatedRow[];
  sessions: number;
}

function PlaceBars({ list, rows, sessions }: PlaceBarsProps) {
  const name = words.lists[list];
  return (
    <Bars
      title={words.title(name)}
      along={name}
      axis={words.axis}
      shareAxis={words.share}
      furtherHeads={[words.ratingHead]}
      words={chartWords}
      full={sessions}
      bars={rows.map((row) => placeBar(list, row, sessions))}
    />
  );
}

function placeBar(list: EnvironmentList, { name, count, avgRating, rated }: RatedRow, sessions: number): Bar {
  return {
    key: name,
    name: placeName(list, name),
    detail: avgRating === undefined ? words.noRating : words.rated(avgRating),
    value: count,
    text: analyticsWords.sits(count),
    share: analyticsWords.percent(sharePercent(count, sessions)),
    further: [avgRating === undefined ? words.noRating : words.rating(avgRating, rated)],
  };
}
