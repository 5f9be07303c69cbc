import { trendWords } from '#content/analytics/overview.ts';
import type { ProgressTrend } from '#domain/analytics/progress-trend.ts';
import { Card } from '#ui/card.tsx';
import { trendSentence } from './trend-sentence.ts';

interface TrendCardProps {
  trend: ProgressTrend | undefined;
  /** How many rated sits are missing before there is one. */
  missing: number;
}

/** Whether ratings rise or fall, and by which figures (B § 5, § 9). */
export function TrendCard({ trend, missing }: TrendCardProps) {
  return (
    <Card tone={trend ? 'plain' : 'flat'}>
      <h3 className={trend ? 'font-normal font-sans text-muted text-sm' : 'sr-only'}>{trendWords.title}</h3>
      {trend ? (
        <>
          <p className="mt-1 font-serif font-medium text-[1.875rem] leading-none">
            {trendWords.directions[trend.direction]}
          </p>
          <p className="figures mt-2">{trendSentence(trend)}</p>
          <p className="mt-1.5 max-w-prose text-muted text-sm">{trendWords.help}</p>
        </>
      ) : (
        <>
          <p>{trendWords.missing(missing)}</p>
          <p className="mt-1.5 max-w-prose text-muted text-sm">{trendWords.help}</p>
        </>
      )}
    </Card>
  );
}
