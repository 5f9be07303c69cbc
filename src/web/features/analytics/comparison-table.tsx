import { analyticsWords } from '#content/analytics/dashboard.ts';
import { comparisonWords } from '#content/analytics/overview.ts';
import {
  type Compared,
  type ComparedFigure,
  comparedFigures,
  comparisonOf,
} from '#domain/analytics/comparison.ts';
import type { Period } from '#domain/analytics/period.ts';
import { Card } from '#ui/card.tsx';
import { changeInWords } from './change-in-words.ts';

const words = comparisonWords;
const cellClass = 'py-2.5 pr-4 align-baseline last:pr-0';

/** A range beside as many days before it. What went up is not praised, what went down not blamed: it is said. */
export function ComparisonTable({ period, before }: { period: Period; before: Period }) {
  const compared = comparisonOf(period, before);
  if (before.days.length === 0) {
    return (
      <Card tone="flat">
        <p className="text-muted">{words.none}</p>
      </Card>
    );
  }
  return (
    <Card className="py-3! sm:py-4!">
      <table className="figures w-full table-fixed text-left">
        <caption className="sr-only">{words.title}</caption>
        <thead className="text-muted text-sm">
          <tr className="border-line border-b">
            <th scope="col" className={cellClass}>
              <span className="sr-only">{words.figure}</span>
            </th>
            <th scope="col" className={`${cellClass} font-normal`}>
              {words.now}
            </th>
            <th scope="col" className={`${cellClass} font-normal`}>
              {words.earlier}
            </th>
            <th scope="col" className={`${cellClass} font-normal max-sm:hidden`}>
              {words.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparedFigures.map((figure) => (
            <ComparedRow key={figure} figure={figure} compared={compared[figure]} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function ComparedRow({ figure, compared }: { figure: ComparedFigure; compared: Compared }) {
  const { now, before } = compared;
  const change = changeInWords(figure, compared);
  const none = figure === 'present' ? analyticsWords.noObservations : analyticsWords.none;
  return (
    <tr className="border-line border-b last:border-0">
      <th scope="row" className={`${cellClass} font-normal`}>
        {words.figures[figure]}
        <span className="block text-muted text-sm sm:hidden">{change}</span>
      </th>
      <td className={`${cellClass} font-medium`}>
        {now ?? <span className="font-normal text-muted">{none}</span>}
      </td>
      <td className={`${cellClass} text-muted`}>{before ?? none}</td>
      <td className={`${cellClass} text-muted text-sm max-sm:hidden`}>{change}</td>
    </tr>
  );
}
