import { Link, useSearch } from '@tanstack/react-router';
import { analyticsWords } from '#content/analytics/dashboard.ts';
import { buttonClass } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { AnalyticsFrame } from './analytics-frame.tsx';
import { analyticsSearch } from './analytics-search.ts';
import type { OpenedAnalytics } from './read-facts.ts';
import { ReportScreen } from './report-screen.tsx';
import { useAnalyticsFacts } from './use-analytics-facts.ts';

/** /analytics/report: the figures of a range on one page, to be printed. */
export function ReportPage() {
  return (
    <Page width="reading">
      <AnalyticsFrame title={<PageTitle title={analyticsWords.report.title} />}>
        {(opened) => <Report opened={opened} />}
      </AnalyticsFrame>
    </Page>
  );
}

function Report({ opened }: { opened: OpenedAnalytics }) {
  const search = useSearch({ strict: false, select: analyticsSearch });
  const { facts } = useAnalyticsFacts(opened, search);
  if (!facts) return <Loading text={analyticsWords.loading} />;
  const back = (
    <Link to="/analytics" search={search} className={buttonClass('quiet')}>
      {analyticsWords.report.back}
    </Link>
  );
  return <ReportScreen facts={facts} back={back} />;
}
