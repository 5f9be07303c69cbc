import { actionWords, insightsWords } from '#content/analytics/insights.ts';
import { recoveryNames } from '#content/recovery/names.ts';
import type { Action, Recommendation } from '#domain/analytics/recommendations.ts';
import { Card } from '#ui/card.tsx';
import { ActionLink } from './action-link.tsx';
import { recommendationText } from './insight-text.ts';

interface RecommendationListProps {
  /** Four at most, the most pressing first (B § 2). */
  recommendations: readonly Recommendation[];
  /** How many sessions are missing before there is any. */
  missing: number;
}

/** What one could do, each with the figures behind it and a link to do it. */
export function RecommendationList({ recommendations, missing }: RecommendationListProps) {
  if (recommendations.length === 0) {
    return (
      <Card tone="flat">
        <p>{missing > 0 ? insightsWords.missing(missing) : insightsWords.noRecommendations}</p>
      </Card>
    );
  }
  return (
    <ul className="grid gap-3.5 md:grid-cols-2">
      {recommendations.map((found) => {
        const { title, text } = recommendationText(found);
        return (
          <li key={title} className="grid break-inside-avoid">
            <Card className="flex flex-col">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 mb-4 text-muted">{text}</p>
              <p className="mt-auto">
                <ActionLink action={found.action}>{actionText(found.action)}</ActionLink>
              </p>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

function actionText(action: Action): string {
  return actionWords[action.to](action.to === 'recovery' ? recoveryNames[action.practice] : '');
}
