import { frequencyWords, type InsightText, recommendationWords } from '#content/analytics/insights.ts';
import { positionWords } from '#content/positions.ts';
import type { Frequency } from '#domain/analytics/frequencies.ts';
import type { Recommendation } from '#domain/analytics/recommendations.ts';
import { techniqueName } from './technique-name.ts';

/** A recommendation in words; a pattern bears the name of its position. */
export function recommendationText(found: Recommendation): InsightText {
  const say = recommendationWords[found.kind] as (found: Recommendation, positionName: string) => InsightText;
  return say(found, found.kind === 'pattern' ? positionWords[found.position].name : '');
}

/** What to expect in words; what helped bears the name of its practice. */
export function frequencyText(seen: Frequency): InsightText {
  const say = frequencyWords[seen.kind] as (seen: Frequency, techniqueName: string) => InsightText;
  return say(seen, seen.kind === 'better-after' ? techniqueName(seen.technique) : '');
}
