import { useMemo } from 'react';
import { analyticsEmpty, analyticsEmptyHelp } from '#content/analytics/dashboard.ts';
import { actionWords } from '#content/analytics/insights.ts';
import { comparisonWords, overviewWords } from '#content/analytics/overview.ts';
import { type Overview, overviewOf } from '#domain/analytics/overview.ts';
import { Card } from '#ui/card.tsx';
import { ActionLink } from './action-link.tsx';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { daysInWords } from './days-in-words.ts';
import { FigureList } from './figure-list.tsx';
import { MoreLink } from './more-link.tsx';
import { NotesPart } from './notes-part.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { overviewFigures } from './overview-figures.ts';
import { PracticeCharts } from './practice-charts.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { Steadiness } from './steadiness.tsx';
import { TabPart } from './tab-part.tsx';

/** The tab Overview: the summary fields, how steadily, over time, against the days before, and the last sits and notes (B § 2, § 3). */
export function OverviewTab({ facts }: { facts: AnalyticsFacts }) {
  const { period, streak } = facts;
  const overview = useMemo(() => overviewOf(period, streak), [period, streak]);
  const hasNotes = facts.recentNotes.length > 0;
  if (overview.totalSessions > 0) return <Practised facts={facts} overview={overview} />;
  return (
    <>
      <NothingYet
        title={hasNotes ? analyticsEmpty.practice : analyticsEmpty.data}
        help={analyticsEmptyHelp.practice}
        facts={facts}
      >
        <ActionLink action={{ to: 'practice' }}>{actionWords.practice('')}</ActionLink>
      </NothingYet>
      {hasNotes && <NotesPart facts={facts} />}
    </>
  );
}

function Practised({ facts, overview }: { facts: AnalyticsFacts; overview: Overview }) {
  const { period, before, hideStreaks, recentSessions } = facts;
  const earned = period.sums.practice.sits.filter(({ earnedTenths }) => earnedTenths !== undefined).length;
  return (
    <div className="grid gap-9">
      <section aria-label={overviewWords.heading}>
        <h2 className="sr-only">{overviewWords.heading}</h2>
        <Card>
          <FigureList figures={overviewFigures(overview)} perRow="four" />
        </Card>
      </section>
      <TabPart title={overviewWords.steady}>
        <Steadiness overview={overview} hideStreaks={hideStreaks} earned={earned} />
      </TabPart>
      <TabPart title={overviewWords.overTime}>
        <PracticeCharts facts={facts} trend={overview.progressTrend} />
      </TabPart>
      <TabPart title={comparisonWords.title} lead={daysInWords(before.range)}>
        <ComparisonTable period={period} before={before} />
      </TabPart>
      <TabPart
        title={overviewWords.recent}
        action={<MoreLink to="/sessions">{overviewWords.allSits}</MoreLink>}
      >
        <RecentSessions sessions={recentSessions} />
      </TabPart>
      <NotesPart facts={facts} />
    </div>
  );
}
