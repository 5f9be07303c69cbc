import { analyticsWords } from '#content/analytics/dashboard.ts';
import { pahmTabWords } from '#content/analytics/tabs.ts';
import type { NineCategory } from '#domain/analytics/nine-category.ts';
import { Card } from '#ui/card.tsx';
import { FigureList, type NamedFigure } from './figure-list.tsx';

const words = pahmTabWords;

/** How much of attention was in the present, and how much neutral; of how many taps, and in how many sits (B § 3). */
export function AttentionFigures({ figures }: { figures: NineCategory }) {
  const { presentPercentage, neutralPercentage, presentLevel, totalObservations, sessionsAnalyzed } = figures;
  return (
    <Card>
      <FigureList
        figures={[
          { name: words.presentPercentage, ...percentFigure(presentPercentage) },
          { name: words.neutralPercentage, ...percentFigure(neutralPercentage) },
          { name: words.totalObservations, figure: totalObservations },
          { name: words.sessionsAnalyzed, figure: sessionsAnalyzed },
        ]}
      />
      <div className="mt-5 border-line border-t pt-4">
        {presentLevel && <p className="max-w-prose">{words.levels[presentLevel]}</p>}
        <p className="mt-1 max-w-prose text-muted text-sm">{words.help}</p>
      </div>
    </Card>
  );
}

/** A percentage as a figure; one with nothing behind it is none. */
export function percentFigure(percent: number | undefined): Pick<NamedFigure, 'figure' | 'isNone'> {
  if (percent === undefined) return { figure: analyticsWords.noObservations, isNone: true };
  return { figure: analyticsWords.percent(percent) };
}
