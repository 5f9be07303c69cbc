import { useMemo } from 'react';
import { analyticsEmpty, analyticsEmptyHelp } from '#content/analytics/dashboard.ts';
import { actionWords, insightsWords } from '#content/analytics/insights.ts';
import { type Insights, insightsOf } from '#domain/analytics/insights.ts';
import { ActionLink } from './action-link.tsx';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { FrequencyList } from './frequency-list.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { RecommendationList } from './recommendation-list.tsx';
import { TabPart } from './tab-part.tsx';
import { TrendCard } from './trend-card.tsx';

/** The insights of a range, with the person's place beside it. */
export function insightsOfFacts(facts: AnalyticsFacts): Insights {
  const { period, stage, streak, hideStreaks, recentDays, today } = facts;
  return insightsOf(period, { stage, currentStreak: streak.current, hideStreaks, recentDays, today });
}

/** The tab Insights: what one could do, what to expect, and where it is going (B § 2, § 5). */
export function InsightsTab({ facts }: { facts: AnalyticsFacts }) {
  const insights = useMemo(() => insightsOfFacts(facts), [facts]);
  const { recommendations, frequencies, trend, missing } = insights;
  if (insights.sessions === 0) {
    return (
      <NothingYet title={analyticsEmpty.practice} help={analyticsEmptyHelp.practice} facts={facts}>
        <ActionLink action={{ to: 'practice' }}>{actionWords.practice('')}</ActionLink>
      </NothingYet>
    );
  }
  return (
    <div className="grid gap-9">
      <TabPart title={insightsWords.recommendations} lead={insightsWords.recommendationsHelp}>
        <RecommendationList recommendations={recommendations} missing={missing.frequencies} />
      </TabPart>
      <TabPart title={insightsWords.frequencies} lead={insightsWords.frequenciesHelp}>
        <FrequencyList frequencies={frequencies} missing={missing.frequencies} />
      </TabPart>
      <TabPart title={insightsWords.trends}>
        <TrendCard trend={trend} missing={missing.trend} />
      </TabPart>
    </div>
  );
}
