import { type ReactNode, useMemo } from 'react';
import { analyticsEmpty, analyticsWords } from '#content/analytics/dashboard.ts';
import { reportWords } from '#content/analytics/report.ts';
import { calendarWords } from '#content/calendar.ts';
import { useLive } from '#store/local-data-context.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { recommendationText } from './insight-text.ts';
import { insightsOfFacts } from './insights-tab.tsx';
import { ReportAttention } from './report-attention.tsx';
import { ReportPlaces, ReportTimes } from './report-circumstances.tsx';
import { ReportFeeling } from './report-feeling.tsx';
import { ReportPart } from './report-part.tsx';
import { ReportPractice } from './report-practice.tsx';
import { ReportRecovery } from './report-recovery.tsx';
import './report.css';

interface ReportScreenProps {
  facts: AnalyticsFacts;
  /** The link back to My Analytics, as it was left. */
  back: ReactNode;
}

/** The figures of a range on one sheet to print, for oneself or for a teacher; no text of notes is in it. */
export function ReportScreen({ facts, back }: ReportScreenProps) {
  const words = analyticsWords.report;
  return (
    <>
      <ActionBar isAbove>
        {back}
        <Button className="grow" onClick={() => window.print()}>
          {words.print}
        </Button>
      </ActionBar>
      <article className="report">
        <header>
          <h1 tabIndex={-1}>{words.title}</h1>
          <p>
            <Name />
            {words.lead(dayText(facts.range.from), dayText(facts.range.to))}
          </p>
          <p className="report-aside">{words.for}</p>
        </header>
        <div className="report-columns">
          {facts.period.sums.practice.sessions === 0 ? (
            <ReportPart title={reportWords.practice}>
              <p>{analyticsEmpty.practice}</p>
            </ReportPart>
          ) : (
            <>
              <ReportPractice facts={facts} />
              <StandsOut facts={facts} />
              <ReportAttention period={facts.period} />
              <ReportTimes facts={facts} />
              <ReportPlaces facts={facts} />
              <ReportRecovery period={facts.period} />
            </>
          )}
          <ReportFeeling period={facts.period} />
        </div>
        <footer>
          <p>{reportWords.help}</p>
          <p>{reportWords.made(dayText(facts.today))}</p>
        </footer>
      </article>
    </>
  );
}

/** Whose practice it is: a teacher has more than one report. */
function Name() {
  const name = useLive(async (data) => (await data.profile()).profile.displayName, []);
  return name ? <strong>{name}</strong> : null;
}

/** What is recommended, without where it leads; on paper there is nothing to press. */
function StandsOut({ facts }: { facts: AnalyticsFacts }) {
  const { recommendations } = useMemo(() => insightsOfFacts(facts), [facts]);
  if (recommendations.length === 0) return null;
  return (
    <ReportPart title={reportWords.standsOut}>
      <ul>
        {recommendations.map((found) => {
          const { title } = recommendationText(found);
          return <li key={title}>{title}</li>;
        })}
      </ul>
    </ReportPart>
  );
}

function dayText(day: string): string {
  return calendarWords.day(Temporal.PlainDate.from(day));
}
