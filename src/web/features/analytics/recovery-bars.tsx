import { chartWords } from '#content/analytics/charts.ts';
import { analyticsWords } from '#content/analytics/dashboard.ts';
import { environmentTabWords, recoveryTabWords } from '#content/analytics/tabs.ts';
import { feelingWords } from '#content/recovery/reflection.ts';
import type { RecoveryFigures, TechniqueRow } from '#domain/analytics/recovery-figures.ts';
import { sharePercent } from '#domain/pahm/counts.ts';
import { feelings } from '#domain/recovery/record.ts';
import { Bars } from '#ui/charts/bars.tsx';
import type { Bar } from '#ui/charts/chart-props.ts';
import { techniqueName } from './technique-name.ts';

const words = recoveryTabWords;

/** The techniques, the most frequent first, each with its minutes and ratings, and what was told afterwards (B § 3). */
export function TechniqueBars({ figures: { techniques, totalSessions } }: { figures: RecoveryFigures }) {
  const { name, avgRating, avgDuration, totalDuration, better } = words.columns;
  return (
    <Bars
      title={words.techniques.title}
      along={name}
      axis={words.columns.count}
      shareAxis={words.techniques.share}
      furtherHeads={[avgRating, avgDuration, totalDuration, better]}
      words={chartWords}
      bars={techniques.map((row) => techniqueBar(row, totalSessions))}
    />
  );
}

function techniqueBar(row: TechniqueRow, all: number): Bar {
  const { name, count, avgRating, rated, avgDuration, totalDuration, told, better } = row;
  const isRated = avgRating !== undefined;
  return {
    key: name,
    name: techniqueName(name),
    detail: words.detail(totalDuration, avgRating),
    value: count,
    text: words.times(count),
    share: analyticsWords.percent(sharePercent(count, all)),
    tone: 'sage',
    further: [
      isRated ? environmentTabWords.rating(avgRating, rated) : environmentTabWords.noRating,
      words.averageMinutes(avgDuration),
      words.allMinutes(totalDuration),
      told === 0 ? words.notTold : words.better(better, told),
    ],
  };
}

/** How somebody felt afterwards, where they said so (B § 3). */
export function FeelingBars({ figures }: { figures: RecoveryFigures }) {
  const { told, better, totalSessions } = figures;
  const { title, along, share } = words.feelings;
  return (
    <Bars
      title={title}
      lead={told === 0 ? words.notTold : `${words.told(told, totalSessions)}; ${words.better(better, told)}`}
      along={along}
      axis={words.feelings.axis}
      shareAxis={share}
      note={words.before}
      words={chartWords}
      bars={feelings.map((feeling) => ({
        key: feeling,
        name: feelingWords[feeling],
        value: figures.feelings[feeling],
        text: words.times(figures.feelings[feeling]),
        share: analyticsWords.percent(sharePercent(figures.feelings[feeling], told)),
        tone: 'sage',
      }))}
    />
  );
}
