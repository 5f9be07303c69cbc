import { useMemo } from 'react';
import { analyticsEmpty, analyticsEmptyHelp } from '#content/analytics/dashboard.ts';
import { actionWords } from '#content/analytics/insights.ts';
import { comparisonWords, overviewWords } from '#content/analytics/overview.ts';
import { overviewOf } from '#domain/analytics/overview.ts';
import { Card } from '#ui/card.tsx';
import { ActionLink } from './action-link.tsx';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { FigureList } from './figure-list.tsx';
import { MoreLink } from './more-link.tsx';
import { NotesPart } from './notes-part.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { overviewFigures } from './overview-figures.ts';
import { PracticeCalendar } from './practice-calendar.tsx';
import { PracticeCharts } from './practice-charts.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { Steadiness } from './steadiness.tsx';
import { TabPart } from './tab-part.tsx';

/** The tab Overview: the summary fields, how steadily, over time, against the days before, and the last sits and notes (B § 2, § 3). */
export function OverviewTab({ facts }: { facts: AnalyticsFacts }) {
  const { period, streak } = facts;
  const overview = useMemo(() => overviewOf(period, streak), [period, streak]);
  const hasNotes = facts.recentNotes.length > 0;
  if (overview.totalSessions === 0) {
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
  return <Practised facts={facts} overview={overview} />;
}

interface PractisedProps {
  facts: AnalyticsFacts;
  overview: ReturnType<typeof overviewOf>;
}

function Practised({ facts, overview }: PractisedProps) {
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
        <div className="grid gap-3.5">
          <PracticeCalendar period={period} />
          <PracticeCharts facts={facts} trend={overview.progressTrend} />
        </div>
      </TabPart>
      <TabPart title={comparisonWords.title}>
        <ComparisonTable period={period} before={before} />
      </TabPart>
      <div className="grid items-start gap-9 lg:grid-cols-2 lg:gap-3.5">
        <TabPart
          title={overviewWords.recent}
          action={<MoreLink to="/sessions">{overviewWords.allSits}</MoreLink>}
        >
          <RecentSessions sessions={recentSessions} />
        </TabPart>
        <NotesPart facts={facts} />
      </div>
    </div>
  );
}
