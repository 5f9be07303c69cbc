import { Link, useLoaderData, useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, memo } from 'react';
import { type AnalyticsTab, analyticsTabs, analyticsWords } from '#content/analytics/dashboard.ts';
import { presetRange } from '#domain/analytics/range.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Loading } from '#ui/loading.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { AnalyticsFrame } from './analytics-frame.tsx';
import { type AnalyticsSearch, analyticsSearch } from './analytics-search.ts';
import { daysInWords } from './days-in-words.ts';
import { EmotionalTab } from './emotional-tab.tsx';
import { EnvironmentTab } from './environment-tab.tsx';
import { InsightsTab } from './insights-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PahmTab } from './pahm-tab.tsx';
import { RangeBar } from './range-bar.tsx';
import type { ReadAhead } from './read-ahead.ts';
import type { OpenedAnalytics } from './read-facts.ts';
import { RecoveryTab } from './recovery-tab.tsx';
import { UsageTab } from './usage-tab.tsx';
import { useAnalyticsFacts } from './use-analytics-facts.ts';

const tabScreens: Readonly<Record<AnalyticsTab, ComponentType<{ facts: AnalyticsFacts }>>> = {
  overview: OverviewTab,
  insights: InsightsTab,
  pahm: PahmTab,
  environment: EnvironmentTab,
  recovery: RecoveryTab,
  emotional: EmotionalTab,
  usage: UsageTab,
};

/** Drawn anew only for another tab, or other facts: whatever else changes around it costs nothing. */
const OpenTab = memo(function OpenTab({ tab, facts }: { tab: AnalyticsTab; facts: AnalyticsFacts }) {
  const Tab = tabScreens[tab];
  return <Tab facts={facts} />;
});

/** /analytics: what was practised, seen and written, in seven tabs over a range of days (B § 2). */
export function AnalyticsScreen() {
  const data = useLocalData();
  const loaded: ReadAhead | undefined = useLoaderData({ strict: false });
  const ahead = loaded?.data === data ? loaded : undefined;
  return (
    <Page width="wide">
      <AnalyticsFrame
        title={<PageTitle title={analyticsWords.title} lead={analyticsWords.lead} />}
        opened={ahead?.opened}
      >
        {(opened) => <Dashboard opened={opened} readAhead={ahead?.facts} />}
      </AnalyticsFrame>
    </Page>
  );
}

interface DashboardProps {
  opened: OpenedAnalytics;
  readAhead: AnalyticsFacts | undefined;
}

function Dashboard({ opened, readAhead }: DashboardProps) {
  const navigate = useNavigate();
  const search = useSearch({ strict: false, select: analyticsSearch });
  const { facts, isReading } = useAnalyticsFacts(opened, search, readAhead);
  const { tab = 'overview', range: kind = presetRange, from, to } = search;
  const isChosen = from !== undefined && to !== undefined;
  const show = (change: Partial<AnalyticsSearch>, kept: AnalyticsSearch = search) =>
    void navigate({
      to: '/analytics',
      search: analyticsSearch({ ...kept, ...change }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 pb-4">
        <div className="min-w-0 grow basis-72 lg:basis-0">
          <PageTitle title={analyticsWords.title} lead={analyticsWords.lead} />
        </div>
        {facts && (
          <RangeBar
            kind={isChosen ? undefined : kind}
            range={facts.range}
            today={facts.today}
            onKind={(range) => show({ range }, { tab })}
            onDays={(range) => show(range, { tab })}
          />
        )}
      </div>
      {facts ? (
        <Tabs
          label={analyticsWords.tabs}
          tabs={analyticsTabs}
          value={tab}
          onChange={(opened) => show({ tab: opened })}
        >
          <div className="-mt-2 mb-5 flex flex-wrap items-center justify-between gap-x-4">
            <p className="figures text-muted text-sm">{daysInWords(facts.range)}</p>
            <Link
              to="/analytics/report"
              search={search}
              className={classes(buttonClass('plain'), 'sm:-mr-3 max-sm:-ml-3')}
            >
              {analyticsWords.report.open}
            </Link>
          </div>
          <div aria-busy={isReading || undefined}>
            <OpenTab tab={tab} facts={facts} />
          </div>
        </Tabs>
      ) : (
        <Loading text={analyticsWords.loading} />
      )}
    </>
  );
}
