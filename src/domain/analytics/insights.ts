import { type Frequency, type FrequencySetting, fewestForPrediction, frequenciesOf } from './frequencies.ts';
import type { Period } from './period.ts';
import { fewestForTrend, type ProgressTrend, progressTrendOf } from './progress-trend.ts';
import { type PersonsPlace, type Recommendation, recommendationsOf } from './recommendations.ts';

/** The tab Insights (B § 2, § 5, § 9): every line of it with the figures that it is drawn from. */
export interface Insights {
  sessions: number;
  /** Four at most, the most pressing first. */
  recommendations: readonly Recommendation[];
  /** From five sessions on. */
  frequencies: readonly Frequency[];
  /** From three sessions on whose rating rests on something. */
  trend: ProgressTrend | undefined;
  /** How many sessions are missing before there is anything of the kind; zero once there are enough. */
  missing: { frequencies: number; trend: number };
}

export function insightsOf(period: Period, setting: PersonsPlace & FrequencySetting): Insights {
  const { sessions, sits } = period.sums.practice;
  const rated = sits.filter(({ earnedTenths }) => earnedTenths !== undefined).length;
  return {
    sessions,
    recommendations: recommendationsOf(period, setting),
    frequencies: frequenciesOf(period, setting),
    trend: progressTrendOf(sits),
    missing: {
      frequencies: Math.max(0, fewestForPrediction - sessions),
      trend: Math.max(0, fewestForTrend - rated),
    },
  };
}
