import { emotionalTabWords } from '#content/analytics/tabs.ts';
import type { EmotionShare, EmotionStep } from '#domain/analytics/emotional-figures.ts';
import type { ChartSeries } from '#ui/charts/chart-props.ts';
import { emotionName, emotionTones } from './emotion-names.ts';

/** So many emotions have a place of their own in the picture; what is rarer stands together. */
const shownEmotions = 7;

/** The emotions of each step as rows of a chart, the most frequent of all at the foot. */
export function emotionRows(steps: readonly EmotionStep[]): ChartSeries[] {
  const all = new Map<string, EmotionShare>();
  for (const share of steps.flatMap(({ emotions }) => emotions)) {
    const known = all.get(share.name);
    all.set(share.name, known ? { ...share, count: known.count + share.count } : share);
  }
  const ordered = [...all.values()].sort((one, other) => other.count - one.count);
  // One alone is not 'others': it has the place itself.
  const isCut = ordered.length > shownEmotions + 1;
  const shown = isCut ? ordered.slice(0, shownEmotions) : ordered;
  const rows = shown.map(({ name, colour }) =>
    row(name, emotionName(name), emotionTones[colour], steps, (emotion) => emotion === name),
  );
  if (!isCut) return rows;
  const names = new Set(shown.map(({ name }) => name));
  const isOther = (emotion: string) => !names.has(emotion);
  return [...rows, row('others', emotionalTabWords.overTime.others, 'ink', steps, isOther)];
}

function row(
  key: string,
  name: string,
  tone: ChartSeries['tone'],
  steps: readonly EmotionStep[],
  isIn: (emotion: string) => boolean,
): ChartSeries {
  return {
    key,
    name,
    tone,
    values: steps.map(({ emotions }) => {
      const count = emotions.reduce((sum, share) => sum + (isIn(share.name) ? share.count : 0), 0);
      return { value: count, text: String(count) };
    }),
  };
}
