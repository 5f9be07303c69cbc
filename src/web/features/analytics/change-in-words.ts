import { comparisonWords } from '#content/analytics/overview.ts';
import type { Compared, ComparedFigure } from '#domain/analytics/comparison.ts';

const words = comparisonWords;

/** What is measured goes higher or lower; all else is counted, and becomes more or fewer. */
const measured: ReadonlySet<ComparedFigure> = new Set(['quality', 'present']);

/** How a figure differs from the one before, without a judgement: '7 more', '0.3 lower', 'nothing to compare'. */
export function changeInWords(figure: ComparedFigure, { change }: Pick<Compared, 'change'>): string {
  if (change === undefined) return words.unknown;
  const isMeasured = measured.has(figure);
  if (change === 0) return isMeasured ? words.unchanged : words.same;
  const [up, down] = isMeasured ? [words.higher, words.lower] : [words.more, words.fewer];
  return change > 0 ? up(change) : down(-change);
}
