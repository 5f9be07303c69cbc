import { insightsWords } from '#content/analytics/insights.ts';
import type { Frequency } from '#domain/analytics/frequencies.ts';
import { Card } from '#ui/card.tsx';
import { frequencyText } from './insight-text.ts';

interface FrequencyListProps {
  frequencies: readonly Frequency[];
  /** How many sessions are missing before there is any. */
  missing: number;
}

/** What to expect: how often it was so, and out of how many times (B § 9). */
export function FrequencyList({ frequencies, missing }: FrequencyListProps) {
  if (frequencies.length === 0) {
    return (
      <Card tone="flat">
        <p>{insightsWords.missing(missing)}</p>
      </Card>
    );
  }
  return (
    <Card className="py-1 sm:py-2">
      <dl className="grid gap-x-10 md:grid-cols-2">
        {frequencies.map((seen) => {
          const { title, text } = frequencyText(seen);
          return (
            <div key={title} className="border-line border-t py-3.5 first:border-t-0 md:nth-2:border-t-0">
              <dt className="font-medium">{title}</dt>
              <dd className="figures text-muted text-sm">{text}</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
